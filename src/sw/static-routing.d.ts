/** Chromium only: https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes */
type RouterRule = {
  condition: { urlPattern: { pathname: string; search: string }; requestMode: RequestMode };
  source: { cacheName: string };
};

interface ExtendableEvent {
  addRoutes?(rules: RouterRule[]): Promise<void>;
}
