import '../page-line/page-line-motion.css';
import { Link } from 'wouter';
import { home } from '../../content/home.ts';
import { founderLine } from '../../content/site.ts';
import { DrawInView } from '../page-line/DrawInView.tsx';
import { PageSections } from '../routing/PageSections.tsx';
import type { Page } from '../routing/pages.ts';
import { FounderSection } from '../sections/FounderSection.tsx';
import { HeroSection } from '../sections/hero/HeroSection.tsx';
import { BentoSection } from '../sections/home/BentoSection.tsx';
import { ExpertiseSection } from '../sections/home/ExpertiseSection.tsx';
import { KeywordMarquee } from '../sections/home/KeywordMarquee.tsx';
import { MethodSection } from '../sections/home/MethodSection.tsx';
import { OffersSection } from '../sections/home/OffersSection.tsx';
import { PillarsSection } from '../sections/home/PillarsSection.tsx';
import { FeatureList } from '../ui/FeatureList.tsx';
import './HomePage.css';

function HomePage() {
  const { founder } = home;
  return (
    <PageSections
      header={[
        <HeroSection key="hero" hero={home.hero} sign={home.sign} starsCaption={home.starsCaption} />,
        <KeywordMarquee key="keywords" keywords={home.keywords} />,
      ]}
    >
      <PillarsSection {...home.pillars} />
      <ExpertiseSection {...home.expertise} />
      {/* Overlaps the next section: a screen of fractional pixels would show a hairline of ink between two on paper. */}
      <div className="on-paper founder-sheet">
        <FounderSection {...founder} eyebrow={founderLine()} imageClass="line founder-image">
          <FeatureList features={founder.claims} className="founder-claims" />
          <Link href={founder.link.href} className="text-link">
            {founder.link.label}
          </Link>
        </FounderSection>
      </div>
      <OffersSection {...home.offers} />
      <BentoSection {...home.bento} />
      <MethodSection {...home.method} />
      <DrawInView />
    </PageSections>
  );
}

export const page: Page = { head: home.head, Component: HomePage };
