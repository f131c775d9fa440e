import { Suspense, useDeferredValue, useEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { canonicalPath } from '../shared/canonical-path.ts';
import { CONTENT_ID } from '../shared/page-contract.ts';
import { ChoiceBanner } from './consent/ChoiceBanner.tsx';
import { ChoiceDialog } from './consent/ChoiceDialog.tsx';
import { Footer } from './layout/Footer.tsx';
import { followLink } from './layout/follow-link.ts';
import { Header } from './layout/Header.tsx';
import { useRouteChange } from './layout/use-route-change.ts';
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
    <Router aroundNav={followLink} {...(path && { ssrPath: path })}>
      <Layout onReady={onReady} />
    </Router>
  );
}

function Layout({ onReady }: { onReady: Props['onReady'] }) {
  const location = canonicalPath(useLocation()[0]);
  // Back and Forward lead to the address at once. Until its page is loaded, the old one stays.
  const lagging = useDeferredValue(location);
  const shown = pages.get(location) ? location : lagging;
  useRouteChange(shown);
  return (
    <>
      <a href={`#${CONTENT_ID}`} className="skip-link">
        Aller au contenu
      </a>
      <Header path={shown} />
      <main id={CONTENT_ID} tabIndex={-1}>
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
      <ChoiceBanner />
      <ChoiceDialog />
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
