import type { ManifestOptions } from 'vite-plugin-pwa';
import { site } from '../../content/site.ts';
import { BLOG_PATH, CONTACT_PATH, SHARE_PARAMETERS } from '../../shared/page-contract.ts';
import { color } from '../color.ts';

/** The web app manifest. `start_url` does not mark visits from the installed app, because nobody counts them. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: `${site.name}, agence web`,
  short_name: site.name,
  description: site.description,
  lang: 'fr',
  dir: 'ltr',
  scope: '/',
  start_url: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  theme_color: color('ink'),
  background_color: color('ink'),
  categories: ['business', 'productivity'],
  // Opens a new window: an existing one may hold unsent text.
  launch_handler: { client_mode: 'navigate-new' },
  prefer_related_applications: false,
  // No SVG with purpose `any`: Chromium would load it on every page, as a separate document on the main thread, to see whether the site is
  // installable.
  icons: [
    { src: '/icons/any-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/any-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon-monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    { name: 'Contact', description: 'Écrire à l’agence, même hors ligne', url: CONTACT_PATH },
    { name: 'Blog', description: 'Lire les articles', url: BLOG_PATH },
    { name: 'Services', description: 'Voir les services', url: '/services' },
  ],
  screenshots: [
    screenshot('narrow-1', 'narrow', 'L’accueil'),
    screenshot('narrow-2', 'narrow', 'Un article du blog'),
    screenshot('wide-1', 'wide', 'L’accueil sur grand écran'),
  ],
  share_target: {
    action: CONTACT_PATH,
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: SHARE_PARAMETERS,
  },
};

function screenshot(name: string, form_factor: 'narrow' | 'wide', label: string) {
  const sizes = form_factor === 'narrow' ? '780x1688' : '1440x900';
  return { src: `/screenshots/${name}.png`, sizes, type: 'image/png', form_factor, label };
}
