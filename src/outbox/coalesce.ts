/** Runs `work` one at a time. A call during a run triggers one more, for changes that the run came too early to see. */
export function coalesce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let again = false;

  async function run(): Promise<Result> {
    try {
      let result: Result;
      do {
        again = false;
        result = await work();
      } while (again);
      return result;
    } finally {
      running = undefined;
    }
  }

  return () => {
    if (running) again = true;
    else running = run();
    return running;
  };
}
