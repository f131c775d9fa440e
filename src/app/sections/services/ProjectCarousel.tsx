import { Link } from 'wouter';
import type { Project } from '../../../content/types.ts';
import { CONTACT_PATH } from '../../../shared/page-contract.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import './ProjectCarousel.css';

const INTERVAL_MS = 5000;

type Props = { title: string; intro: string; link: string; items: readonly Project[] };

export function ProjectCarousel({ title, intro, link, items }: Props) {
  return (
    <section className="section">
      <div className="page-width">
        <SectionHeader title={title} intro={intro} />
        <div className="line projects">
          <Carousel
            label={title}
            interval={INTERVAL_MS}
            noun="le projet"
            slides={items.map((project) => ({ key: project.id, content: <ProjectCard project={project} link={link} /> }))}
          />
        </div>
      </div>
    </section>
  );
}

function ProjectCard({ project, link }: { project: Project; link: string }) {
  return (
    <article className="project-card">
      <Picture image={project.image} className="project-image" />
      <p className="small-label text-muted">{project.category}</p>
      <h3 className="heading text-title">{project.title}</h3>
      <p className="text-muted project-text">{project.description}</p>
      <Link href={CONTACT_PATH} className="text-link project-link" aria-label={`${link} : ${project.title}`}>
        {link}
      </Link>
    </article>
  );
}
