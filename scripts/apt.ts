import { spawnSync } from 'node:child_process';

/** Installs Debian's packages, if that takes no password. */
export function installPackages(...packages: string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args];
    spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] });
  }
}
