// `npm test`: runs every check once, in order, whatever the outcome of those before. The last lines say which failed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../netlify/local/root.ts';
import { runProgram } from './support/run-program.ts';

type Stage = { name: string; args: string[]; env?: Record<string, string>; needsBuild?: boolean };

const stages: Stage[] = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b'] },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check'] },
  { name: 'unused', args: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  // Checks the site as it stands here, whatever booking URL a developer's own `.env` names.
  { name: 'build', args: ['netlify/local/build-if-stale.ts', '--force'], env: { VITE_BOOKING_URL: '' } },
  { name: 'vitest', args: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'] },
  {
    name: 'playwright',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
    needsBuild: true,
  },
];

const summary: string[] = [];
for (const { name, args, env, needsBuild } of stages) {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const succeeded = (!needsBuild || existsSync(join(root, 'dist/index.html'))) && (await runProgram(args, env));
  summary.push(`${succeeded ? '✓' : '✗'} ${name.padEnd(10)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (!succeeded) process.exitCode = 1;
}
console.log(`\n${summary.join('\n')}`);
