import '../styles/page-hero.css';
import '../styles/prose.css';
import 'virtual:uno:about.css';
import { Suspense } from 'react';
import { about } from '../../content/about.ts';
import { founderLine } from '../../content/owner-facts.ts';
import type { Page } from '../routing/routes.ts';
import { StorySection } from '../sections/about/StorySection.tsx';
import { ValuesSection } from '../sections/about/ValuesSection.tsx';
import { FounderSection } from '../sections/FounderSection.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { AfterHeader } from '../ui/AfterHeader.tsx';

function AboutPage() {
  const { founder } = about;
  return (
    <>
      <Suspense>
        <PageHero mark="À propos" title={about.title} intro={about.intro} image={about.image} />
      </Suspense>
      <AfterHeader>
        <Suspense>
          <StorySection chapters={[about.story, about.vision]} />
        </Suspense>
        <Suspense>
          <ValuesSection {...about.values} />
        </Suspense>
        <Suspense>
          <FounderSection mark={founderLine} title={founder.title} paragraphs={founder.paragraphs} image={founder.image} />
        </Suspense>
      </AfterHeader>
    </>
  );
}

export const page: Page = { head: about.head, Component: AboutPage };
