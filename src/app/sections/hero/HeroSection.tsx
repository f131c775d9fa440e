import { useAtom } from 'jotai';
import { useRef } from 'react';
import { Link } from 'wouter';
import type { HeroContent, HeroVariant, SignContent } from '../../../content/types.ts';
import { CONTACT_PATH } from '../../../shared/page-contract.ts';
import { BookingLink } from '../../booking/BookingLink.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { usePreHydrationRadio } from '../../ui/use-pre-hydration-radio.ts';
import { HeroDrawing } from './HeroDrawing.tsx';
import { heroVariantAtom, heroVariants } from './hero-variant.ts';
import { ShopSignField } from './ShopSignField.tsx';
import './HeroSection.css';

type Props = { hero: Record<HeroVariant, HeroContent>; sign: SignContent; starsCaption: string };

/**
 * The hero's three variants. Native radios choose one and CSS shows it, so the choice works before hydration and without JavaScript. The
 * atom only carries it to the next visit to this page.
 */
export function HeroSection({ hero, sign, starsCaption }: Props) {
  const [variant, setVariant] = useAtom(heroVariantAtom);
  const variantFieldset = usePreHydrationRadio(heroVariants, setVariant);
  const drawing = useRef<HTMLDivElement>(null);
  const signField = useRef<HTMLDivElement>(null);
  const spans = (text: 'badge' | 'title') =>
    heroVariants.map((id) => (
      <span key={id} data-variant={id}>
        {hero[id][text]}
      </span>
    ));
  return (
    <section className="hero">
      <div className="page-width hero-grid">
        <fieldset ref={variantFieldset} className="hero-tabs">
          <legend className="sr-only">Votre projet</legend>
          {heroVariants.map((id) => (
            <label key={id} className="hero-tab">
              <input
                type="radio"
                name="hero"
                value={id}
                className="radio-overlay"
                defaultChecked={id === variant}
                onChange={() => setVariant(id)}
              />
              {hero[id].label}
            </label>
          ))}
        </fieldset>
        <HeroDrawing ref={drawing} hero={hero} trades={sign.trades} />
        <div className="hero-text">
          <p className="small-label hero-badge">{spans('badge')}</p>
          <h1 className="heading text-hero">{spans('title')}</h1>
          <div>
            {heroVariants.map((id) => (
              <p key={id} data-variant={id} className="section-intro hero-intro">
                {hero[id].description}
              </p>
            ))}
            <div className="hero-actions">
              {heroVariants.map((id) => (
                <Link key={id} data-variant={id} href={CONTACT_PATH} className="btn btn-primary hero-button">
                  {hero[id].button}
                </Link>
              ))}
              <BookingLink className="btn btn-outline hero-booking" />
            </div>
          </div>
        </div>
        <ShopSignField {...sign} ref={signField} showDrawing={() => placeBelow(drawing.current, signField.current)} />
        <p className="hero-stars">
          {`${starsCaption} `}
          <Stars />
        </p>
      </div>
    </section>
  );
}

/**
 * Scrolls the sign's field to below the drawing where that sticks to the header (HeroDrawing.css): a phone has room for both only there. Not
 * while a trade is being pressed: the press would end elsewhere, and choose nothing.
 */
function placeBelow(drawing: HTMLElement | null, field: HTMLElement | null): void {
  if (!drawing || !field) return;
  const { position, top } = getComputedStyle(drawing);
  const drawingEnd = Number.parseFloat(top) + drawing.offsetHeight;
  if (position === 'sticky') scrollBy({ top: Math.floor(field.getBoundingClientRect().top - drawingEnd), behavior: 'instant' });
}
