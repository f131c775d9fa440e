import { FEED_PATH } from '../../shared/page-contract.ts';
import { WORKER_POLICY } from '../../shared/worker-contract.ts';
import { integrityOf } from '../hash.ts';

const YEAR_S = 31_536_000;
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

type PolicyParts = {
  inlineScript: string;
  /** The content of every inline stylesheet. */
  inlineStyles: readonly string[];
  /** The origin of the scheduling widget's frame. */
  bookingOrigin: string;
};
type Rule = { path: string; headers: Record<string, string> };

/**
 * Netlify's `_headers` file: the single source of the site's response headers. No two rules set the same header for one path. Netlify does
 * not say which would win; other hosts that read the file join the two values, and browsers then ignore them. `assets`: the names of the
 * files in `assets/`, which contain their content hash.
 */
export function headersFile({ assets, ...policy }: PolicyParts & { assets: readonly string[] }): string {
  const rules: Rule[] = [
    { path: '/*', headers: { 'Content-Security-Policy': contentSecurityPolicy(policy), ...SECURITY, ...robotsHeader() } },
    // One rule per file: `/assets/*` would also cache 404s for a year, although the next deploy may bring a missing file back.
    ...assets.toSorted().map((name) => ({ path: `/assets/${name}`, headers: IMMUTABLE })),
    ...['/', '/:file', '/blog/:file', '/contact/:file', '/assets/:file'].map((path) => ({ path, headers: SAME_ORIGIN_ONLY })),
    ...['/images/*', '/icons/*', '/og/*', '/screenshots/*'].map((path) => ({ path, headers: EMBEDDABLE })),
    // Browsers show XML; Firefox would download `application/rss+xml`.
    { path: FEED_PATH, headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  ];
  return rules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n');
}

const SECURITY = {
  'Strict-Transport-Security': `max-age=${2 * YEAR_S}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  // `no-referrer` would set the Origin header of the form's own POST to `null`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The browser's default, made explicit. With any other value, Chromium starts a new process when the first bytes arrive, which delays
  // the first paint. The inline script clears `opener` instead.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Permissions-Policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
};

/** Keeps every deploy but production out of search results: Netlify itself does so for deploy previews, but not for branch deploys. */
function robotsHeader(): Rule['headers'] {
  const { CONTEXT } = process.env;
  return CONTEXT && CONTEXT !== 'production' ? { 'X-Robots-Tag': 'noindex' } : {};
}

const IMMUTABLE = { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` };

/** No other site needs to embed these. A placeholder such as `:file` stands for one segment of the path. */
const SAME_ORIGIN_ONLY = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** Feed readers, link previews and app stores show these images on their own pages. */
const EMBEDDABLE = { 'Cache-Control': A_DAY, 'Cross-Origin-Resource-Policy': 'cross-origin' };

function contentSecurityPolicy({ inlineScript, inlineStyles, bookingOrigin }: PolicyParts): string {
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' '${integrityOf(inlineScript)}'`,
    'style-src': ["'self'", ...new Set(inlineStyles.map((style) => `'${integrityOf(style)}'`))].join(' '),
    // Data URLs: app/sections/hero/HeroDrawing.tsx.
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': bookingOrigin,
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    // No code may turn text into markup or script. The only policy is created in browser/worker/worker-registration.ts.
    'require-trusted-types-for': "'script'",
    'trusted-types': WORKER_POLICY,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
