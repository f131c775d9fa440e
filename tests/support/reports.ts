import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../netlify/local/root.ts';

/** How many tests passed and failed, the messages of those that failed, and the names of those that passed only when retried. */
export type Tally = { passed: number; failed: number; failures: string[]; flaky: string[] };

/** The part of a Vitest JSON report that is read. */
type VitestReport = { numPassedTests: number; numFailedTests: number; testResults: VitestFile[] };
type VitestFile = { name: string; status: string; message: string; assertionResults: VitestTest[] };
type VitestTest = { fullName: string; status: string; failureMessages: string[] };

/** The part of a Playwright JSON report that is read. Suites are nested. */
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: PlaywrightSuite[] };
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] };
type PlaywrightSpec = { file: string; line: number; title: string; ok: boolean; tests: PlaywrightTest[] };
type PlaywrightTest = { status: string; results: { error?: { message?: string } }[] };

/** Reads a Vitest JSON report; a missing one counts as a failure. */
export function readVitest(file: string): Tally {
  const report = readJson<VitestReport>(file);
  if (!report) return missing(file);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && status === 'failed') return [describe(relative(root, name), message)];
    return failed.map(({ fullName, failureMessages }) => describe(`${relative(root, name)} › ${fullName}`, failureMessages[0]));
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures, flaky: [] };
}

/** Reads a Playwright JSON report; a missing one counts as a failure. Only CI retries: what passes then counts as passed, and is named. */
export function readPlaywright(file: string): Tally {
  const report = readJson<PlaywrightReport>(file);
  if (!report) return missing(file);
  const specs = report.suites.flatMap(specsOf);
  const failures = specs.flatMap(({ tests, ok, ...spec }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
    return ok ? [] : [describe(nameOf(spec), errors.at(-1))];
  });
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(nameOf);
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected, failures, flaky };
}

function nameOf({ file, line, title }: Pick<PlaywrightSpec, 'file' | 'line' | 'title'>): string {
  return `${file}:${line} › ${title}`;
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function describe(test: string, message = ''): string {
  return `${test}: ${stripVTControlCharacters(message).split('\n')[0]}`;
}

function missing(file: string): Tally {
  return { passed: 0, failed: 1, failures: [`There is no report ${file}`], flaky: [] };
}

function readJson<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
