// `node netlify/local/prepare.mjs [script]`: installs what package-lock.json says, unless it is installed, then runs `script` on the
// project's own Node. It runs before anything is installed, so it is plain JavaScript that needs only the built-in modules of Node 20.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.cache/prepare/installed');
const projectNode = join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

class CommandError extends Error {}

async function prepare(script) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (!isInstalled(lock, hash)) await install();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return script ? await run(projectNode, [script]) : 0;
}

async function install() {
  console.log('Installing the packages of package-lock.json (npm ci; a minute or two the first time)…');
  // Run npm's script with this Node, or the `npm` command if npm did not start us. Include dev packages even with NODE_ENV=production,
  // and hide warnings about engines: this Node only installs the packages.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const status = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args, { shell: process.platform === 'win32' });
  if (status !== 0)
    throw new CommandError(`The packages could not be installed: npm ci ended with status ${status} (its reasons are above).`);
  if (!existsSync(projectNode))
    throw new CommandError(`npm ci did not bring ${projectNode}: allow the install script of the package "node".`);
}

/** Whether node_modules matches the lock file, according to our stamp or else to npm's own record of what it installed. */
function isInstalled(lock, hash) {
  if (!existsSync(projectNode)) return false;
  if (readText(stamp) === hash) return true;
  const installed = readText(join(modules, '.package-lock.json'));
  return installed !== undefined && agree(JSON.parse(lock).packages, JSON.parse(installed).packages);
}

function agree({ '': _root, ...wanted }, installed) {
  const sameBuild = (path) => wanted[path]?.version === installed[path]?.version && wanted[path]?.integrity === installed[path]?.integrity;
  const isOptional = (path) => wanted[path].optional || wanted[path].devOptional;
  return (
    Object.keys(installed).every(sameBuild) &&
    Object.keys(wanted).every((path) => sameBuild(path) || (!installed[path] && isOptional(path)))
  );
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', (error) => reject(new CommandError(`${command} could not be started: ${error.message}`)));
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
}

try {
  const status = await prepare(process.argv[2]);
  process.exitCode = typeof status === 'number' ? status : 1;
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
