import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Folder, makeFolder } from '../support/folder.ts';
import { readPlaywright, readVitest } from '../support/reports.ts';

let folder: Folder | undefined;
afterEach(async () => {
  await folder?.remove();
  folder = undefined;
});

async function written(report: object): Promise<string> {
  folder = await makeFolder({ 'report.json': JSON.stringify(report) });
  return join(folder.path, 'report.json');
}

const spec = (title: string, status: string, ...errors: string[]) => ({
  file: 'e2e/blog.spec.ts',
  line: 7,
  title,
  ok: status !== 'unexpected',
  tests: [{ status, results: errors.map((message) => ({ error: { message } })) }],
});

it('Playwright’s report gives the reasons for failures, and counts and names tests that passed on a retry', async () => {
  const suites = [
    { specs: [spec('passes', 'expected')], suites: [{ specs: [spec('wavers', 'flaky', 'once'), spec('fails', 'unexpected', 'no\nwhy')] }] },
  ];
  expect(readPlaywright(await written({ stats: { expected: 1, flaky: 1, unexpected: 1 }, suites }))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['e2e/blog.spec.ts:7 › fails: no'],
    flaky: ['e2e/blog.spec.ts:7 › wavers'],
  });
});

it.each([readPlaywright, readVitest])('a missing report counts as a failure (%o)', (read) => {
  expect(read('/missing/report.json')).toEqual({ passed: 0, failed: 1, failures: ['There is no report /missing/report.json'], flaky: [] });
});
