/**
 * Runs one task per key at a time within this process. The local blob server's conditional writes are not atomic, and even with atomic
 * writes a second run would only find the first one's lease.
 */
export type SingleFlight = {
  /** Shares the result of a running task with the same `key` and `purpose`. With another purpose, waits for it, then runs `work`. */
  run<T>(key: string, purpose: string, work: () => Promise<T>): Promise<T>;
};

export function createSingleFlight(): SingleFlight {
  const flying = new Map<string, { purpose: string; landing: Promise<unknown> }>();

  return {
    async run<T>(key: string, purpose: string, work: () => Promise<T>): Promise<T> {
      for (let other = flying.get(key); other; other = flying.get(key)) {
        if (other.purpose === purpose) return other.landing as Promise<T>;
        await other.landing.catch(() => {});
      }
      const landing = work().finally(() => flying.delete(key));
      flying.set(key, { purpose, landing });
      return landing;
    },
  };
}
