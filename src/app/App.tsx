import { Suspense, useDeferredValue, useEffect } from 'react';
import { type AroundNavHandler, Route, Router, Switch, useLocation } from 'wouter';
import { CookieBanner } from './consent/CookieBanner.tsx';
import { CookieDialog } from './consent/CookieDialog.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { startAtTop, useRouteChange } from './layout/use-route-change.ts';
import { type Params, pages, routes } from './routes.ts';
import { Toaster } from './ui/Toaster.tsx';

type Props = {
  /** Which page, at build; in the browser the address says so. */
  path?: string;
  /** Runs once React handles the page's events. */
  onReady?: () => void;
};

/** The whole page, at build and in the browser. */
export function App({ path, onReady }: Props) {
  return (
    <Router aroundNav={aroundNav} {...(path && { ssrPath: path })}>
      <Layout onReady={onReady} />
    </Router>
  );
}

/** The address of the last link that was followed. */
let latest: URL;

/**
 * Follows a link once its page is loaded, unless another one is followed meanwhile, or Back. A link to the page that is open replaces its
 * history entry, as in any document, and leads to its top.
 */
const aroundNav: AroundNavHandler = async (navigate, to, options) => {
  const from = location.href;
  const target = new URL(to, from);
  latest = target;
  // One that cannot be loaded is opened as a document (browser/keep-page.ts).
  await Promise.all([pages.preload(target.pathname).catch(() => {}), nextPaint()]);
  if (latest !== target || location.href !== from) return;
  const isSamePage = target.pathname === location.pathname;
  const isSameAddress = target.href === location.href;
  navigate(to, { ...options, ...(isSamePage && { state: history.state }), ...(isSameAddress && { replace: true }) });
  if (isSamePage) startAtTop();
};

/** Lets the browser show that the link was pressed before React renders a page. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function Layout({ onReady }: { onReady: Props['onReady'] }) {
  const [location] = useLocation();
  // Back and Forward lead to the address at once. Until its page is loaded, the old one stays.
  const lagging = useDeferredValue(location);
  const shown = pages.get(location) ? location : lagging;
  useRouteChange(shown);
  return (
    <>
      <a href="#contenu" className="skip-link">
        Aller au contenu
      </a>
      <Header path={shown} />
      <main id="contenu" tabIndex={-1}>
        <Suspense>
          <Switch location={shown}>
            {routes.map(({ pattern, page }) => (
              <Route key={page} path={pattern}>
                {(params: Params) => <RoutePage key={shown} path={shown} params={params} onReady={onReady} />}
              </Route>
            ))}
          </Switch>
        </Suspense>
      </main>
      <Footer />
      <CookieBanner />
      <CookieDialog />
      <Toaster />
    </>
  );
}

type RoutePageProps = { path: string; params: Params; onReady: Props['onReady'] };

function RoutePage({ path, params, onReady }: RoutePageProps) {
  const { Component } = pages.read(path);
  useEffect(() => onReady?.(), [onReady]);
  return <Component params={params} />;
}
