/** An expected failure of a command; the message is one sentence for the person who ran it. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command's main function. On failure, prints a CommandError's or wrong option's message, else the stack, and exits with status 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(isCommandError(error) || isWrongOption(error) ? error.message : error);
    process.exit(1);
  }
}

/** Compares the name, since Vite bundles a class of its own into the server build and its configuration. */
function isCommandError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'CommandError';
}

/**
 * Tells whether `parseArgs` threw an error: https://nodejs.org/api/errors.html#err_parse_args_unknown_option and the two errors next to it.
 */
function isWrongOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
