// `npm run test:faults`: the faults in Vitest, then those in Chromium, whatever the outcome of the first.
import { runProgram } from './support/run-program.ts';

const unit = await runProgram(['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', 'faults']);
const browser = await runProgram([
  ...['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts', '--project', 'faults'],
]);
process.exitCode = unit && browser ? 0 : 1;
