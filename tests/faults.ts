// `npm run test:faults`: the faults in Vitest, then those in Chromium, whatever the outcome of the first.
import { PLAYWRIGHT, runProgram, VITEST } from './support/run-program.ts';

const unit = await runProgram([...VITEST, '--project', 'faults']);
const browser = await runProgram([...PLAYWRIGHT, '--project', 'faults']);
process.exitCode = unit && browser ? 0 : 1;
