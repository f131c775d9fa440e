import { useSetAtom } from 'jotai';
import { type RefCallback, useCallback } from 'react';
import { hasReadArticleAtom } from './article-reading.ts';

/** Returns a ref for an article's end. Notes that the reader has come to it, until the article is left. */
export function useReadToEnd(): RefCallback<Element> {
  const setHasRead = useSetAtom(hasReadArticleAtom);
  return useCallback(
    (end) => {
      if (!end) return;
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasRead(true);
      });
      observer.observe(end);
      return () => {
        observer.disconnect();
        setHasRead(false);
      };
    },
    [setHasRead],
  );
}
