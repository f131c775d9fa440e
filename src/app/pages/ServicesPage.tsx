import '../styles/services.css';
import { services } from '../../content/services.ts';
import type { Screen } from '../routes.ts';
import { PageHero } from '../sections/PageHero.tsx';
import { ProcessSection } from '../sections/services/ProcessSection.tsx';
import { ProjectCarousel } from '../sections/services/ProjectCarousel.tsx';
import { ServiceTypes } from '../sections/services/ServiceTypes.tsx';
import { InPieces } from '../ui/InPieces.tsx';

function ServicesPage() {
  return (
    <InPieces>
      <PageHero mark="Services" title={services.title} intro={services.intro} />
      <ServiceTypes types={services.types} quoteButton={services.quoteButton} />
      <ProjectCarousel {...services.projects} />
      <ProcessSection {...services.process} />
    </InPieces>
  );
}

export const screen: Screen = { head: services.head, Page: ServicesPage };
