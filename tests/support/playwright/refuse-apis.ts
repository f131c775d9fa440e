export const APIS = ['BroadcastChannel', 'caches', 'serviceWorker', 'sessionStorage', 'localStorage', 'indexedDB'] as const;

/** The ways in which a browser API can be of no use. */
export const REFUSALS = ['missing', 'throws on access', 'throws on use', 'never answers'] as const;

type Refused = { apis: readonly (typeof APIS)[number][]; refusal: (typeof REFUSALS)[number] };

/** Takes browser APIs away, each in the same way. Runs in the page, as an init script: it may not refer to anything outside itself. */
export function refuseApis({ apis, refusal }: Refused): void {
  const refuse = (): never => {
    throw new DOMException('Refused', 'SecurityError');
  };
  const never = new Promise<never>(() => {});
  const answer = refusal === 'never answers' ? () => never : refuse;
  const post = refusal === 'never answers' ? () => {} : refuse;
  const storage = new Proxy({}, { get: refuse, set: refuse });
  const useless = {
    BroadcastChannel: class {
      postMessage = post;
      addEventListener = post;
      close = post;
    },
    caches: { open: answer, match: answer, keys: answer, delete: answer },
    serviceWorker: { controller: null, ready: never, register: answer, getRegistration: answer, addEventListener: post },
    sessionStorage: storage,
    localStorage: storage,
    // A request on which no event ever fires.
    indexedDB: { open: refusal === 'never answers' ? () => new EventTarget() : refuse, databases: answer },
  };
  for (const api of apis) {
    const owner = api in Navigator.prototype ? Navigator.prototype : window;
    Reflect.deleteProperty(owner, api);
    const get = refusal === 'throws on access' ? refuse : () => useless[api];
    if (refusal !== 'missing') Object.defineProperty(owner, api, { configurable: true, get });
  }
}
