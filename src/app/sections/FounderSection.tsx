import type { ReactNode } from 'react';
import type { Illustration } from '../../content/types.ts';
import { Picture } from '../ui/Picture.tsx';
import { SectionHeader } from '../ui/SectionHeader.tsx';
import './FounderSection.css';

type Props = {
  eyebrow: string;
  title: string;
  paragraphs: readonly string[];
  image: Illustration;
  /** Says where the page's line crosses the image. */
  imageClass: string;
  /** Tells whether the line inks the image. Left out for an image on a black ground: it would look grey until the line arrives. */
  isInkedByLine?: boolean;
  children?: ReactNode;
};

/** Presents the founder by role: what they are responsible for. */
export function FounderSection({ eyebrow, title, paragraphs, image, imageClass, isInkedByLine = false, children }: Props) {
  return (
    <section className="section page-width founder">
      <div className={imageClass}>
        <Picture image={image} className={isInkedByLine ? 'inked-by-line' : undefined} />
      </div>
      <div>
        <SectionHeader eyebrow={eyebrow} title={title} className="founder-header" />
        <div className="founder-text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}
