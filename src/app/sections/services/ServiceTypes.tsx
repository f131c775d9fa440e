import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { ServiceType } from '../../../content/types.ts';
import { CONTACT_PATH } from '../../../shared/page-contract.ts';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { usePreHydrationRadio } from '../../ui/use-pre-hydration-radio.ts';
import { anchor } from '../anchor.ts';
import { heroVariantAtom } from '../hero/hero-variant.ts';
import './ServiceTypes.css';
import './ServiceChoice.css';

type Props = { types: readonly ServiceType[]; quoteButton: string };

/**
 * Four service types behind native radios; CSS shows the chosen one, and the home page's hero will show its variant. A URL's fragment
 * names a radio: a browser without JavaScript scrolls there and shows its type as well (ServiceChoice.css).
 */
export function ServiceTypes({ types, quoteButton }: Props) {
  const isHydrated = useHydrated();
  const setHeroVariant = useSetAtom(heroVariantAtom);
  const serviceFieldset = usePreHydrationRadio(
    types.map(({ id }) => id),
    (chosen) => setHeroVariant((before) => types.find(({ id }) => id === chosen)?.heroVariant ?? before),
  );
  useEffect(() => {
    const chooseNamed = () => {
      const named = serviceFieldset.current?.elements.namedItem(location.hash.slice(1));
      if (named instanceof HTMLInputElement) named.click();
    };
    // A choice that the visitor made before hydration stays.
    if (!serviceFieldset.current?.querySelector(':checked:not([checked])')) chooseNamed();
    addEventListener('popstate', chooseNamed);
    return () => removeEventListener('popstate', chooseNamed);
  }, [serviceFieldset]);
  return (
    <section className="service-types page-width" aria-label="Types de services">
      <fieldset ref={serviceFieldset} className="service-tabs">
        <legend className="sr-only">Type de service</legend>
        {types.map((type, index) => (
          <label key={type.id} className="service-tab" data-accent={type.color}>
            <input
              type="radio"
              name="service"
              id={anchor(type.label)}
              value={type.id}
              className="radio-overlay service-tab-input"
              defaultChecked={index === 0}
              onChange={() => setHeroVariant(type.heroVariant)}
            />
            <Icon name={type.icon} className="service-tab-icon" />
            {` ${type.label}`}
          </label>
        ))}
      </fieldset>
      <div className="service-panels">
        {types.map((type, index) => (
          <div key={type.id} className="service-panel" data-service={type.id} data-accent={type.color}>
            <div className="service-text">
              <h2 className="heading service-title">{type.label}</h2>
              <p>{type.description}</p>
              <FeatureList features={type.benefits} className="service-features" />
              <Link href={CONTACT_PATH} className="btn btn-primary">
                {quoteButton}
              </Link>
            </div>
            <div className="line service-scene">
              {/* A choice finds its drawing loaded: after a link, here; in a page's own HTML, by the inline script. */}
              <Picture image={type.image} className="inked-on-arrival" loading={index === 0 ? 'first' : isHydrated ? 'eager' : 'lazy'} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
