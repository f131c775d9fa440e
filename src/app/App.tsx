import { useState, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import { CookieBanner } from './consent/CookieBanner.tsx';
import { CookieDialog } from './consent/CookieDialog.tsx';
import { Footer } from './layout/Footer.tsx';
import { Header } from './layout/Header.tsx';
import { useRouteFocus } from './layout/use-route-focus.ts';
import type { Navigation } from './navigation.ts';
import { IsRouteChange } from './ui/InPieces.tsx';
import { Toaster } from './ui/Toaster.tsx';

/** The whole page, at build and in the browser. */
export function App({ navigation }: { navigation: Navigation }) {
  const place = useSyncExternalStore(navigation.subscribe, navigation.current, navigation.current);
  const [first] = useState(place);
  const { path, screen } = place;
  const main = useRouteFocus(place);
  return (
    <Router hook={navigation.useLocation}>
      <a href="#contenu" className="skip-link">
        Aller au contenu
      </a>
      <Header path={path} />
      <main id="contenu" ref={main} tabIndex={-1}>
        <IsRouteChange value={place !== first}>
          <screen.Page key={path} />
        </IsRouteChange>
      </main>
      <Footer />
      <CookieBanner />
      <CookieDialog />
      <Toaster />
    </Router>
  );
}
