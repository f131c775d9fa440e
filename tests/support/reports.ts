import { existsSync, readFileSync } from 'node:fs';

export type Tally = { passed: number; failed: number };

/** Counts of a Vitest JSON report; a report that was never written is one failure. */
export function readVitest(file: string): Tally {
  const report = readJson(file) as { numPassedTests: number; numFailedTests: number } | undefined;
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : { passed: 0, failed: 1 };
}

/** Counts of a Playwright JSON report. Only CI tries a test again; what passes then is counted as passed, and listed as flaky. */
export function readPlaywright(file: string): Tally {
  const report = readJson(file) as { stats: { expected: number; unexpected: number; flaky: number } } | undefined;
  return report ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected } : { passed: 0, failed: 1 };
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
