/** The part of a browser that the tests need, the same for every engine. */
export type Engine = {
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It may not refer to anything outside itself. */
  run<Result>(script: () => Result | Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};
