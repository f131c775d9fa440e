// Finds a Chromium for the browser tests, else installs one, else says what to install.
import { spawnSync } from 'node:child_process';
import { chosenChromium, findChromium, starts } from '../../src/images/chromium.ts';

type Step = { says: string; command: string; args: string[] };

const isRoot = process.getuid?.() === 0;
const playwright = ['node_modules/@playwright/test/cli.js', 'install', '--no-shell', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
const apt = ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'];
const asRoot = (command: string[]): Omit<Step, 'says'> => {
  const [first = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command];
  return { command: first, args: rest };
};

const ways: Step[][] = [
  [{ says: 'Downloading the Chromium of Playwright…', command: process.execPath, args: playwright }],
  [
    { says: 'Looking for Chromium in the system’s packages (apt-get update)…', ...asRoot(['apt-get', 'update']) },
    { says: 'Installing the system’s Chromium (apt-get install chromium)…', ...asRoot(apt) },
  ],
];

const chosen = chosenChromium();
if (chosen) {
  if (!starts(chosen)) fail(`CHROMIUM_PATH=${chosen} does not start: set it to a full Chromium or Chrome, or leave it out.`);
} else if (!findChromium() && !ways.some(installs)) {
  fail('No Chromium was found or could be installed: run `npx playwright install --with-deps chromium`, or install the package chromium.');
}

function installs(steps: Step[]): boolean {
  for (const { says, command, args } of steps) {
    console.log(says);
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  }
  return findChromium() !== undefined;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
