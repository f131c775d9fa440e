import '../styles/about.css';
import { Link } from 'wouter';
import { about } from '../../content/about.ts';
import { site } from '../../content/site.ts';
import type { Screen } from '../routes.ts';
import { CallToAction } from '../sections/about/CallToAction.tsx';
import { StorySection } from '../sections/about/StorySection.tsx';
import { ValuesSection } from '../sections/about/ValuesSection.tsx';
import { FounderSection } from '../sections/FounderSection.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { InPieces } from '../ui/InPieces.tsx';

function AboutPage() {
  const { founder, cta } = about;
  return (
    <InPieces>
      <PageHero mark="À propos" title={about.title} intro={about.intro} />
      <StorySection chapters={[about.story, about.vision]} />
      <ValuesSection {...about.values} />
      <FounderSection mark={site.founderRole} title={founder.title} paragraphs={founder.paragraphs} image={founder.image} />
      <CallToAction title={cta.title} text={cta.text}>
        <Link href="/contact" className="btn-ink">
          {cta.button}
        </Link>
      </CallToAction>
    </InPieces>
  );
}

export const screen: Screen = { head: about.head, Page: AboutPage };
