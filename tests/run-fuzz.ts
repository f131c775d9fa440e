// `npm run fuzz`: plays 100,000 scenarios, or FUZZ_RUNS. FUZZ_SEED replays those of an earlier run and shrinks what fails.
import { runProgram, VITEST } from './support/run-program.ts';

const args = [...VITEST, '--project', 'faults', 'faults/fuzz.test.ts'];
process.exitCode = (await runProgram(args, { FUZZ_RUNS: process.env.FUZZ_RUNS || '100000' })) ? 0 : 1;
