import 'virtual:uno:page-hero.css';
import '../styles/wide-scenes.css';
import type { Illustration } from '../../content/types.ts';
import { Picture } from '../ui/Picture.tsx';

type Props = { title: string; intro: string; image?: Illustration };

/** A page's header: the title, one sentence, and on some pages a drawing. */
export function PageHero({ title, intro, image }: Props) {
  return (
    <header className={image ? 'page-width page-hero illustrated-hero' : 'page-width page-hero plain-hero'}>
      <h1 className={image ? 'heading text-home page-hero-title' : 'heading text-hero page-hero-title'}>{title}</h1>
      <p className="section-intro page-hero-text">{intro}</p>
      {image && (
        <div className="line enter-left page-hero-scene">
          <Picture image={image} eager />
        </div>
      )}
    </header>
  );
}
