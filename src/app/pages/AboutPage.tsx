import { about } from '../../content/about.ts';
import { founderLine } from '../../content/site.ts';
import { DrawInView } from '../page-line/DrawInView.tsx';
import { PageSections } from '../routing/PageSections.tsx';
import type { Page } from '../routing/pages.ts';
import { StorySection } from '../sections/about/StorySection.tsx';
import { ValuesSection } from '../sections/about/ValuesSection.tsx';
import { FounderSection } from '../sections/FounderSection.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import './AboutPage.css';

function AboutPage() {
  return (
    <PageSections header={<PageHero title={about.title} intro={about.intro} button={about.button} image={about.image} />}>
      <StorySection {...about} />
      <div className="on-paper">
        <ValuesSection {...about.values} />
        <FounderSection {...about.founder} eyebrow={founderLine()} imageClass="line founder-scene" isInkedByLine />
      </div>
      <DrawInView />
    </PageSections>
  );
}

export const page: Page = { head: about.head, Component: AboutPage };
