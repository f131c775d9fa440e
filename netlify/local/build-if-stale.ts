// `node netlify/local/build-if-stale.ts [--force]`: builds the site unless dist is up to date.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError, runCommand } from './command.ts';
import { checkAddress, checkFolder, loadEnvFile, readPort } from './environment.ts';
import { root } from './root.ts';

const FILES = ['src/**/*', 'public/**/*', 'index.html', '*.config.ts', 'tsconfig*.json', 'package.json', 'package-lock.json'];
/** Environment variables that the build reads: canonical URLs, the owner's checks, the booking page, the kill switch. */
const VARIABLES = ['URL', 'PORT', 'CONTEXT', 'VITE_BOOKING_URL', 'KILL_SWITCH'];
const stamp = join(root, 'node_modules/.cache/prepare/built');

await runCommand(async () => {
  checkFolder();
  loadEnvFile();
  readPort('PORT', 8888);
  for (const variable of ['URL', 'VITE_BOOKING_URL']) checkAddress(variable);
  const hash = hashOfInputs();
  const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === `${hash} ${timeOfBuild()}`;
  if (isBuilt && !process.argv.includes('--force')) return;
  // Remove the stamp, and hash before building: neither an interrupted build nor an edit made during it may count as built.
  rmSync(stamp, { force: true });
  console.log('Building the site (npm run build)…');
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${hash} ${timeOfBuild()}`);
});

async function build(): Promise<void> {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(command, [...args, 'run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new CommandError(`The build failed: npm run build ended with status ${code ?? signal} (its reasons are above).`);
}

/** When dist was last written: a direct `npm run build`, perhaps with another environment, writes there too. */
function timeOfBuild(): number {
  return statSync(join(root, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const name of VARIABLES) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  const entries = globSync(FILES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of entries.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
