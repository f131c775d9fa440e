/** Why a command cannot do its work, as one sentence for whoever typed it. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Runs a command's main function: a refusal is told in its sentence, anything else with its stack, and both end with status 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
