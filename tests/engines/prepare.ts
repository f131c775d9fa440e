// `pretest:engines`: builds the site, and installs missing browsers, or says what to install and fails.
import { installPackages } from '../../scripts/apt.ts';
import { runProgram } from '../support/run-program.ts';
import { programs } from './find.ts';

const missing = () => [...new Set(Object.values(programs).flatMap((program) => (program.find() ? [] : [program.package])))];

const packages = missing();
if (packages.length > 0) {
  console.log(`Installing ${packages.join(', ')}…`);
  installPackages(...packages);
}

const still = missing();
if (still.length > 0)
  console.error(`The tests of the other engines cannot run: install ${still.join(', ')} (Debian’s names) and try again.`);
process.exitCode = still.length === 0 && (await runProgram(['src/prerender/build.ts'])) ? 0 : 1;
