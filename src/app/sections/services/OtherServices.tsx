import { Link } from 'wouter';
import type { OtherService } from '../../../content/types.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { anchor } from '../anchor.ts';

/** The view of expertise.svg, whose first ten are the home page's cards, after which the sentences' begin. */
const FIRST_VIEW = 11;

type Props = { title: string; items: readonly OtherService[]; quoteButton: string };

/** A sentence for each service that is no type of its own, under a piece of the line that runs through the row. */
export function OtherServices({ title, items, quoteButton }: Props) {
  return (
    <section className="section page-width">
      <SectionHeader mark="Au-delà du site" title={title} />
      <ul className="other-services">
        {items.map((item, index) => (
          <li key={item.title} id={anchor(item.title)}>
            <Picture
              image={{ src: `/images/expertise.svg#${FIRST_VIEW + index}`, alt: '', width: 640, height: 96 }}
              className="other-service-image"
            />
            <h3 className="heading mt-4 pr-4 text-title">{item.title}</h3>
            <p className="mt-2 pr-4 md:pr-10 text-small text-muted">{item.description}</p>
          </li>
        ))}
      </ul>
      <Link href="/contact" className="btn btn-outline mt-12">
        {quoteButton}
      </Link>
    </section>
  );
}
