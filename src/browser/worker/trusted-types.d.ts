interface Window {
  /**
   * Missing before Firefox 148 and Safari 26, which ignore the CSP directive too. The result is a `TrustedScriptURL`, which the
   * types of the functions that take it do not know: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API.
   */
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
  };
}
