/** The sixteen places of the site. */
export const ROUTES = [
  '/',
  '/services',
  '/about',
  '/contact',
  '/blog',
  '/blog/optimiser-strategie-digitale-2023',
  '/blog/cles-site-ecommerce-performant',
  '/blog/impact-ia-generative-developpement-web',
  '/blog/securiser-site-web-bonnes-pratiques',
  '/blog/reussir-transformation-digitale-2025',
  '/blog/importance-ux-design-site-web',
  '/blog/bonnes-pratiques-seo-2025',
  '/confidentialite',
  '/mentions-legales',
  '/cgv',
  '/cookies',
] as const;
