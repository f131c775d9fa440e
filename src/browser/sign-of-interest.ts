import { ARTICLE_ID } from '../shared/page-contract.ts';
import { secondPage } from './second-page.ts';

/** Resolves when the visitor sees a second page, or the end of an article. */
export function signOfInterest(): Promise<void> {
  return Promise.race([secondPage(), endOfArticle()]);
}

function endOfArticle(): Promise<void> {
  return new Promise((resolve) => {
    const end = document.getElementById(ARTICLE_ID)?.lastElementChild;
    if (end) whenSeen(end, resolve);
  });
}

function whenSeen(element: Element, then: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    then();
  });
  observer.observe(element);
}
