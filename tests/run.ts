// `npm test`: runs every check once, in order, whatever the outcome of those before. The last lines name what failed and, after a `~`, what
// passed only when it was retried, and count everything.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../netlify/local/root.ts';
import { readPlaywright, readVitest, type Tally } from './support/reports.ts';
import { runProgram } from './support/run-program.ts';

type Stage = { name: string; args: string[]; env?: Record<string, string>; tally?: () => Tally; needsBuild?: boolean };

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const stages: Stage[] = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b'] },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check'] },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  // Checks the site as it stands here, whatever booking URL a developer's own `.env` names.
  { name: 'build', args: ['netlify/local/build.ts', '--force'], env: { VITE_BOOKING_URL: '' } },
  {
    name: 'vitest',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json'].concat(
      `--outputFile.json=${vitestReport}`,
    ),
    tally: () => readVitest(vitestReport),
  },
  {
    name: 'playwright',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    tally: () => readPlaywright(playwrightReport),
    needsBuild: true,
  },
];

const total: Tally = { passed: 0, failed: 0, failures: [], flaky: [] };
const summary: string[] = [];
let isBuilt = false;

for (const { name, args, env, tally, needsBuild } of stages) {
  if (needsBuild && !isBuilt) {
    add(name, { passed: 0, failed: 1, failures: [], flaky: [] }, 'not run: there is no build');
    continue;
  }
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const succeeded = await runProgram(args, env);
  if (name === 'build') isBuilt = succeeded && existsSync(join(root, 'dist/index.html'));
  add(name, count(succeeded, tally), `${((performance.now() - started) / 1000).toFixed(1)} s`);
}

rmSync(reports, { recursive: true, force: true });
const flaky = total.flaky.map((test) => `~ ${test}`);
console.log(`\n${[...summary, ...total.failures, ...flaky].join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A stage without tests counts as one test; a runner that fails although no test did counts as one failure. */
function count(succeeded: boolean, tally?: () => Tally): Tally {
  const tallied = tally?.() ?? { passed: succeeded ? 1 : 0, failed: 0, failures: [], flaky: [] };
  return { ...tallied, failed: succeeded ? tallied.failed : Math.max(1, tallied.failed) };
}

function add(name: string, { passed, failed, failures, flaky }: Tally, note: string): void {
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
  total.flaky.push(...flaky);
  summary.push(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${`${passed} passed, ${failed} failed`.padEnd(26)} ${note}`);
}
