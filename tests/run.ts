// `npm test`: runs every check once, in order, whatever the outcome of those before. The last lines say what failed, and count everything.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../netlify/local/root.ts';
import { runProgram } from './support/run-program.ts';

type Count = { passed: number; failed: number };
/** `count` reads a runner's JSON report; a stage without one counts as one test. */
type Stage = { name: string; args: string[]; env?: Record<string, string>; needsBuild?: boolean; count?: (report: never) => Count };

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const reportOf = (name: string) => join(reports, `${name}.json`);
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json'];

const stages: Stage[] = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b'] },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check'] },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  // Checks the site as it stands here, whatever a developer's own `.env` says of it.
  {
    name: 'build',
    args: ['netlify/local/build-if-stale.ts', '--force'],
    env: { URL: '', PORT: '', CONTEXT: '', VITE_BOOKING_URL: '', KILL_SWITCH: '' },
  },
  {
    name: 'vitest',
    args: [...vitest, `--outputFile.json=${reportOf('vitest')}`],
    count: ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  },
  {
    name: 'playwright',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('playwright') },
    needsBuild: true,
    count: ({ stats }: { stats: { expected: number; unexpected: number } }) => ({ passed: stats.expected, failed: stats.unexpected }),
  },
];

const total: Count = { passed: 0, failed: 0 };
const summary: string[] = [];

for (const { name, args, env, count, needsBuild } of stages) {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const succeeded = (!needsBuild || existsSync(join(root, 'dist/index.html'))) && (await runProgram(args, env));
  const report = existsSync(reportOf(name)) ? count?.(JSON.parse(readFileSync(reportOf(name), 'utf8')) as never) : undefined;
  // A runner that fails although no test did counts as one failure.
  const failed = succeeded ? 0 : Math.max(1, report?.failed ?? 0);
  const passed = report?.passed ?? (succeeded ? 1 : 0);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${`${passed} passed, ${failed} failed`.padEnd(26)} ${seconds} s`);
}

rmSync(reports, { recursive: true, force: true });
console.log(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
