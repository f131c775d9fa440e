/** Why a command cannot do its work, as one sentence for whoever typed it. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Runs a command's main function: a refusal or a wrong option is told in its sentence, anything else with its stack, with status 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal || isWrongOption(error) ? error.message : error);
    process.exit(1);
  }
}

/** Whether it is `parseArgs` that refuses: https://nodejs.org/api/errors.html#err_parse_args_unknown_option and the two beside it. */
function isWrongOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
