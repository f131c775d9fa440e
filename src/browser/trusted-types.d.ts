/** What a page under Trusted Types takes for the address of a script; https://developer.mozilla.org/docs/Web/API/Trusted_Types_API. */
interface TrustedScriptURL {
  toJSON(): string;
}

interface Window {
  /** Not in Firefox before 148 nor in Safari before 26, which ignore the CSP's directive as well. */
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): TrustedScriptURL };
  };
}

interface ServiceWorkerContainer {
  register(scriptURL: string | TrustedScriptURL, options?: RegistrationOptions): Promise<ServiceWorkerRegistration>;
}
