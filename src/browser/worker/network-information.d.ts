/** Chromium only: https://developer.mozilla.org/docs/Web/API/Navigator/connection. */
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}
