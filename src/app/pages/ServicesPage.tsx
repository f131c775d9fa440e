import '../styles/services.css';
import { Suspense } from 'react';
import { services } from '../../content/services.ts';
import type { Page } from '../routing/routes.ts';
import { PageHero } from '../sections/PageHero.tsx';
import { ProcessSection } from '../sections/services/ProcessSection.tsx';
import { ProjectCarousel } from '../sections/services/ProjectCarousel.tsx';
import { ServiceTypes } from '../sections/services/ServiceTypes.tsx';
import { AfterHeader } from '../ui/AfterHeader.tsx';

function ServicesPage() {
  return (
    <>
      <Suspense>
        <PageHero mark="Services" title={services.title} intro={services.intro} />
      </Suspense>
      <AfterHeader>
        <Suspense>
          <ServiceTypes types={services.types} quoteButton={services.quoteButton} />
        </Suspense>
        <Suspense>
          <ProjectCarousel {...services.projects} />
        </Suspense>
        <Suspense>
          <ProcessSection {...services.process} />
        </Suspense>
      </AfterHeader>
    </>
  );
}

export const page: Page = { head: services.head, Component: ServicesPage };
