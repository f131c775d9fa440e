/**
 * One flight per key inside this process. The local blob server checks and renames in two steps, and even where writes are atomic a
 * second run would only find the first one's lease.
 */
export type SingleFlight = {
  /** Joins the flight under `key` when it does the same (`purpose`), else waits for it to land and takes off. */
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
