import { Suspense, useDeferredValue, useEffect } from 'react';
import { Router } from 'wouter';
import { CONTENT_ID } from '../shared/page-contract.ts';
import { ConsentBanner } from './consent/ConsentBanner.tsx';
import { ConsentDialog } from './consent/ConsentDialog.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { followLink } from './routing/follow-link.ts';
import { findRoute, pages } from './routing/pages.ts';
import { usePageShown } from './routing/use-page-shown.ts';
import { usePath } from './routing/use-path.ts';
import { Toaster } from './ui/Toaster.tsx';
import './App.css';

type Props = {
  /** The page's path, at build; in the browser the URL says so. */
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
  const current = usePath();
  const deferred = useDeferredValue(current);
  // Back and Forward lead to a URL whose page may not be loaded: React renders it in the background, and the old page stays meanwhile.
  const path = pages.get(current) ? current : deferred;
  usePageShown(path);
  const { module } = findRoute(path).route;
  return (
    <>
      <a href={`#${CONTENT_ID}`} className="skip-link">
        Aller au contenu
      </a>
      <Header path={path} />
      <Suspense>
        {/* One element for each page, so that React removes the old page whole. Section by section, the browser would restyle the rest each time. */}
        <main key={path} id={CONTENT_ID} tabIndex={-1} data-page={module}>
          <RoutePage path={path} onReady={onReady} />
        </main>
      </Suspense>
      <Footer module={module} />
      <ConsentBanner />
      <ConsentDialog />
      <Toaster path={path} />
    </>
  );
}

function RoutePage({ path, onReady }: { path: string; onReady: Props['onReady'] }) {
  const { Component, params } = pages.read(path);
  useEffect(() => onReady?.(), [onReady]);
  return <Component params={params} />;
}
