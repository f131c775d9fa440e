// `node scripts/prepare.mjs <script> [options]`, which `npm start`, `npm run dev` and `npm test` begin with: installs what
// package-lock.json lists, if it is newer than what is installed, then runs `script` on the project's own Node 24. Nothing may be installed
// yet: plain JavaScript, the built-in modules of Node 20, and any shell. Why: docs/decisions/018-node-from-npm.md
import { spawn, spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { env, execPath, platform, version } = process;
const packageNode = join(root, 'node_modules/node/bin', platform === 'win32' ? 'node.exe' : 'node');

// pnpm may have replaced what npm had installed, without a Node.
if (timeOf('package-lock.json') > timeOf('node_modules/.package-lock.json') || !findNode()) install();
const node = findNode();
if (node !== packageNode) removeBrokenNode();
if (!node) fail(`The Node 24 of the package "node" does not run on this machine, and yours is ${version}: install Node 24 or newer.`);
run(node, process.argv.slice(2));

function timeOf(file) {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Runs the npm of the PATH: yarn, pnpm or bun may have started this script, and the lock file is npm's. */
function install() {
  console.log('Installing the packages of package-lock.json (npm ci; a minute or two the first time)…');
  // Includes dev packages even with NODE_ENV=production, and hides warnings about engines, since this Node only installs.
  const command = 'npm ci --include=dev --no-audit --no-fund --loglevel=error';
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) fail(`The packages could not be installed: npm ci ended with status ${status} (its reasons are above).`);
}

/** The Node of the package "node", or this one where that cannot run (Alpine and NixOS lack its libraries), or none. */
function findNode() {
  if (spawnSync(packageNode, ['--version']).status === 0) return packageNode;
  return Number.parseInt(version.slice(1), 10) >= 24 ? execPath : undefined;
}

/** Removes the link to a Node that cannot run: scripts of package.json would find it first. */
function removeBrokenNode() {
  rmSync(join(root, 'node_modules/.bin/node'), { force: true });
}

/** Passes signals on, and ends as the script does. The `ipc` channel tells the script if this process is killed. */
function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: { ...env, ...noProxy() } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

/** Exempts this machine from NODE_USE_ENV_PROXY: no proxy may stand between site, functions and inbox. */
function noProxy() {
  const hosts = [env.no_proxy ?? env.NO_PROXY, 'localhost', '127.0.0.1'].filter(Boolean).join();
  return { no_proxy: hosts, NO_PROXY: hosts };
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
