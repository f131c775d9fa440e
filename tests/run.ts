// `npm test`: runs every check once, in order, whatever the outcome of those before. The last lines say what failed, and count everything.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BLANK_ENV, PLAYWRIGHT, runProgram, VITEST } from './support/run-program.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const reportOf = (name: string) => join(reports, `${name}.json`);
const total = { passed: 0, failed: 0 };
const summary: string[] = [];

await run('types', ['node_modules/typescript/bin/tsc', '-b']);
await run('lint', ['node_modules/@biomejs/biome/bin/biome', 'check']);
await run('unused', ['node_modules/knip/bin/knip.js', '--no-progress']);
const isBuilt = await run('build', ['src/prerender/build.ts'], BLANK_ENV);
const hasBrowser = await run('browser', ['scripts/prepare-browser.ts']);
// The other projects read `dist`, which a failed build leaves unchanged.
const projects = isBuilt ? [] : ['--project', 'unit', '--project', 'component'];
if (!isBuilt) summary.push('✗ vitest ran its unit and component tests only');
await run('vitest', [...VITEST, ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('vitest')}`]);
const browserReport = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('playwright') };
if (isBuilt && hasBrowser) await run('playwright', [...PLAYWRIGHT, '--reporter=list,json'], browserReport);
else summary.push('✗ playwright was not run');

rmSync(reports, { recursive: true, force: true });
console.log(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function run(name: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const succeeded = await runProgram(args, env);
  const { passed, failed } = count(reportOf(name), succeeded);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  summary.push(`${succeeded ? '✓' : '✗'} ${name.padEnd(10)} ${`${passed} passed, ${failed} failed`.padEnd(26)} ${seconds} s`);
  return succeeded;
}

/** The tests in a JSON report of Vitest or Playwright. A program without one counts as one test. */
function count(report: string, succeeded: boolean): { passed: number; failed: number } {
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const passed = counts.numPassedTests ?? counts.stats?.expected ?? (succeeded ? 1 : 0);
  const failed = counts.numFailedTests ?? counts.stats?.unexpected ?? 0;
  // A runner that fails although no test did counts as one failure.
  return { passed, failed: succeeded ? 0 : Math.max(1, failed) };
}
