import type { HeroVariant, Trade } from '../../../content/types.ts';

/** The drawing of a variant, as a sketch or as the product. The website has one for each trade. */
export function heroFile(variant: HeroVariant, trade: Trade, layer: 'sketch' | 'product'): string {
  return `/images/hero/${variant === 'website' ? `website-${trade}` : variant}-${layer}.svg`;
}
