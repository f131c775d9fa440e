/** A script URL that passes Trusted Types: https://developer.mozilla.org/docs/Web/API/Trusted_Types_API. */
interface TrustedScriptURL {
  toJSON(): string;
}

interface Window {
  /** Missing before Firefox 148 and Safari 26, which ignore the CSP directive too. */
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): TrustedScriptURL };
  };
}

interface ServiceWorkerContainer {
  register(scriptURL: string | TrustedScriptURL, options?: RegistrationOptions): Promise<ServiceWorkerRegistration>;
}
