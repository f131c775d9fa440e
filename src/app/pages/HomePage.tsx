import '../styles/home.css';
import { Link } from 'wouter';
import { home } from '../../content/home.ts';
import { site } from '../../content/site.ts';
import type { Screen } from '../routes.ts';
import { FounderSection } from '../sections/FounderSection.tsx';
import { BentoSection } from '../sections/home/BentoSection.tsx';
import { ExpertiseSection } from '../sections/home/ExpertiseSection.tsx';
import { HeroSection } from '../sections/home/HeroSection.tsx';
import { KeywordBanner } from '../sections/home/KeywordBanner.tsx';
import { MethodSection } from '../sections/home/MethodSection.tsx';
import { OffersSection } from '../sections/home/OffersSection.tsx';
import { PillarsSection } from '../sections/home/PillarsSection.tsx';
import { FeatureList } from '../ui/FeatureList.tsx';
import { InPieces } from '../ui/InPieces.tsx';

function HomePage() {
  const { founder } = home;
  return (
    <InPieces>
      <HeroSection hero={home.hero} proof={home.heroProof} />
      <KeywordBanner keywords={home.keywords} />
      <PillarsSection {...home.pillars} />
      <ExpertiseSection {...home.expertise} />
      <MethodSection {...home.method} />
      <BentoSection {...home.bento} />
      <FounderSection mark={site.founderRole} title={founder.title} paragraphs={founder.paragraphs} image={founder.image}>
        <FeatureList features={founder.claims} />
        <Link href={founder.link.href} className="trait-link">
          {founder.link.label}
        </Link>
      </FounderSection>
      <OffersSection {...home.offers} />
    </InPieces>
  );
}

export const screen: Screen = { head: home.head, Page: HomePage };
