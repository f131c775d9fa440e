import type { Illustration } from '../../content/types.ts';
import { Picture } from '../ui/Picture.tsx';

type Props = { mark: string; title: string; intro: string; image?: Illustration };

/** A page's header: a mark, the title, one sentence, and on some pages a drawing. */
export function PageHero({ mark, title, intro, image }: Props) {
  return (
    <header className={image ? 'page-hero illustrated page-width' : 'page-hero page-width'}>
      <p className="mark section-mark">{mark}</p>
      <h1 className={image ? 'heading text-section' : 'heading text-hero'}>{title}</h1>
      <p className="section-intro">{intro}</p>
      {image && (
        <div className="wide-scene line">
          <Picture image={image} eager />
        </div>
      )}
    </header>
  );
}
