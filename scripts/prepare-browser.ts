// Finds a Chromium for the browser tests, else installs one, else says what to install.
import { spawnSync } from 'node:child_process';
import { installPackages } from './apt.ts';
import { chosenChromium, findChromium, starts } from './chromium.ts';
import { CommandError, runCommand } from './command.ts';

await runCommand(async () => {
  const chosen = chosenChromium();
  if (chosen) {
    if (starts(chosen)) return;
    throw new CommandError(`CHROMIUM_PATH=${chosen} does not start: set it to a full Chromium or Chrome, or leave it out.`);
  }
  if (findChromium()) return;
  console.log('Downloading the Chromium of Playwright…');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const install = ['node_modules/@playwright/test/cli.js', 'install', '--no-shell', ...withLibraries, 'chromium'];
  spawnSync(process.execPath, install, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (findChromium()) return;
  console.log('Installing the system’s Chromium (apt-get install chromium)…');
  installPackages('chromium');
  if (findChromium()) return;
  throw new CommandError(
    'No Chromium was found or could be installed: run `npx playwright install --with-deps chromium`, or install the package chromium.',
  );
});
