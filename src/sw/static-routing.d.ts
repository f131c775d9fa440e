/** Chromium only: https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes */
type RouterRule = {
  condition: { or: { urlPattern: { pathname: string; search: string } }[] };
  source: { cacheName: string };
};

interface ExtendableEvent {
  addRoutes?(rules: RouterRule[]): Promise<void>;
}
