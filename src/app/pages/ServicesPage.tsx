import { services } from '../../content/services.ts';
import { DrawInView } from '../page-line/DrawInView.tsx';
import { PageSections } from '../routing/PageSections.tsx';
import type { Page } from '../routing/pages.ts';
import { PageHero } from '../sections/PageHero.tsx';
import { OtherServices } from '../sections/services/OtherServices.tsx';
import { ProcessSection } from '../sections/services/ProcessSection.tsx';
import { ProjectCarousel } from '../sections/services/ProjectCarousel.tsx';
import { ServiceTypes } from '../sections/services/ServiceTypes.tsx';
import './ServicesPage.css';

function ServicesPage() {
  return (
    <PageSections header={<PageHero title={services.title} intro={services.intro} className="services-hero" />}>
      <ServiceTypes types={services.types} quoteButton={services.quoteButton} />
      <OtherServices {...services.others} quoteButton={services.quoteButton} />
      <ProjectCarousel {...services.projects} />
      <ProcessSection {...services.process} />
      <DrawInView />
    </PageSections>
  );
}

export const page: Page = { head: services.head, Component: ServicesPage };
