import { clsx } from 'clsx';
import { Link } from 'wouter';
import type { Illustration } from '../../content/types.ts';
import { CONTACT_PATH } from '../../shared/page-contract.ts';
import { Picture } from '../ui/Picture.tsx';
import './PageHero.css';

/** `button` leads to the contact form. */
type Props = { title: string; intro: string; button?: string; image?: Illustration; className?: string };

/** A page's header: the title, one sentence, and on some pages a button and a drawing. */
export function PageHero({ title, intro, button, image, className }: Props) {
  return (
    <header className={clsx('page-width page-hero', image && 'illustrated-hero', className)}>
      <h1 className="heading text-hero page-hero-title">{title}</h1>
      <div className="page-hero-text">
        <p className="section-intro">{intro}</p>
        {button && (
          <Link href={CONTACT_PATH} className="btn btn-primary page-hero-button">
            {button}
          </Link>
        )}
      </div>
      {image && (
        <div className="line page-hero-scene">
          <Picture image={image} className="inked-on-arrival" loading="first" />
        </div>
      )}
    </header>
  );
}
