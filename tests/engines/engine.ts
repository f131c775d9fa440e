/** As much of a browser as the tests need, the same for every engine. */
export type Engine = {
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It may use nothing from outside itself. */
  run<Result>(script: () => Result | Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};
