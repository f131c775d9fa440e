import type { Article } from '../types.ts';
import { article as bonnesPratiquesSeo2025 } from './bonnes-pratiques-seo-2025.ts';
import { article as clesSiteEcommercePerformant } from './cles-site-ecommerce-performant.ts';
import { article as impactIaGenerativeDeveloppementWeb } from './impact-ia-generative-developpement-web.ts';
import { article as importanceUxDesignSiteWeb } from './importance-ux-design-site-web.ts';
import { article as optimiserStrategieDigitale2023 } from './optimiser-strategie-digitale-2023.ts';
import { article as reussirTransformationDigitale2025 } from './reussir-transformation-digitale-2025.ts';
import { article as securiserSiteWebBonnesPratiques } from './securiser-site-web-bonnes-pratiques.ts';

/** Every article, in the blog's order: the first is featured. */
export const articles: readonly Article[] = [
  optimiserStrategieDigitale2023,
  clesSiteEcommercePerformant,
  impactIaGenerativeDeveloppementWeb,
  securiserSiteWebBonnesPratiques,
  reussirTransformationDigitale2025,
  importanceUxDesignSiteWeb,
  bonnesPratiquesSeo2025,
];
