import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { type RefObject, useState } from 'react';
import firstSketch from '../../../../public/images/hero/website-luthier-sketch.svg?inline';
import type { HeroContent, HeroVariant, SignContent } from '../../../content/types.ts';
import { imageLoading } from '../../ui/image-loading.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { HeroCut } from './HeroCut.tsx';
import { heroFile } from './hero-file.ts';
import { HERO_HEIGHT, HERO_WIDTH, heroLines } from './hero-lines.ts';
import { FIRST_VARIANT, heroVariantAtom, heroVariants } from './hero-variant.ts';
import { ShopSign } from './ShopSign.tsx';
import { shopNameAtom } from './shop-name.ts';
import { FIRST_TRADE, tradeAtom } from './trade.ts';
import './HeroDrawing.css';
import './HeroArrival.css';

const layers = ['sketch', 'product'] as const;

type Props = { ref: RefObject<HTMLDivElement | null>; hero: Record<HeroVariant, HeroContent>; trades: SignContent['trades'] };

/**
 * A before/after slider: each variant is drawn twice, as a sketch and as the product, one exactly over the other, with a cut between them. On
 * the first page of a visit, not after a change of page, line and sketch are drawn and the cut comes in (HeroArrival.css).
 */
export function HeroDrawing({ ref, hero, trades }: Props) {
  const isHydrated = useHydrated();
  const [isArriving] = useState(!isHydrated);
  const name = useAtomValue(shopNameAtom);
  const trade = useAtomValue(tradeAtom);
  const drawing = `${useAtomValue(heroVariantAtom)} ${trade}`;
  const altOf = (id: HeroVariant) => hero[id].alt ?? trades[trade].alt;
  return (
    <div ref={ref} className="hero-scene" data-arriving={isArriving || undefined}>
      {layers.map((layer) => (
        <div key={layer} className="hero-layer">
          <div className="hero-content">
            {heroVariants.map((id) => (
              <img
                key={id}
                data-variant={id}
                className="hero-drawing"
                src={sourceOf(id, trade, layer)}
                // Differs on purpose: the page's HTML may have a data URL here, which hydration leaves as it is.
                suppressHydrationWarning
                alt={layer === 'product' ? altOf(id) : ''}
                width={HERO_WIDTH}
                height={HERO_HEIGHT}
                {...imageLoading(id === FIRST_VARIANT ? 'first' : 'lazy')}
              />
            ))}
            <svg
              className={clsx('hero-drawing hero-strokes', layer === 'product' && 'hero-product')}
              viewBox={`0 0 ${HERO_WIDTH} ${HERO_HEIGHT}`}
              aria-hidden="true"
            >
              {heroVariants.map((id) => (
                <path key={id} data-variant={id} d={heroLines[id]} />
              ))}
              {name && <ShopSign name={name} layer={layer} />}
            </svg>
          </div>
        </div>
      ))}
      <HeroCut scene={ref} drawing={drawing} />
    </div>
  );
}

/** A drawing's URL. In a page's HTML, what it shows first is a data URL: a request would show it a round trip later. */
const sourceOf: typeof heroFile = import.meta.env.SSR
  ? (variant, trade, layer) =>
      variant === FIRST_VARIANT && trade === FIRST_TRADE && layer === 'sketch' ? firstSketch : heroFile(variant, trade, layer)
  : heroFile;
