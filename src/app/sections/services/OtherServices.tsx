import { Link } from 'wouter';
import type { OtherService } from '../../../content/types.ts';
import { CONTACT_PATH } from '../../../shared/page-contract.ts';
import { Picture } from '../../ui/Picture.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { anchor } from '../anchor.ts';
import './OtherServices.css';

type Props = { eyebrow: string; title: string; items: readonly OtherService[]; quoteButton: string };

/** A sentence for each service that is no type of its own, under a piece of the line that runs through all of them. */
export function OtherServices({ eyebrow, title, items, quoteButton }: Props) {
  return (
    <section className="on-paper section">
      <div className="page-width">
        <SectionHeader eyebrow={eyebrow} title={title} />
        <ul className="other-services">
          {items.map((item, index) => (
            <li key={item.title} id={anchor(item.title)} className="line other-service">
              <Picture
                image={{ src: `/images/expertise.svg#other-${index + 1}`, alt: '', width: 640, height: 96 }}
                className="inked-by-line other-service-image"
              />
              <h3 className="heading text-title other-service-title">{item.title}</h3>
              <p className="other-service-text">{item.description}</p>
            </li>
          ))}
        </ul>
        <Link href={CONTACT_PATH} className="btn btn-outline">
          {quoteButton}
        </Link>
      </div>
    </section>
  );
}
