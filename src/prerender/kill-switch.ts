import { CommandError } from '../../scripts/command.ts';

/**
 * Tells whether this build's service worker only removes the installed one (docs/CONTRIBUTING.md, « Ship the kill switch »). Throws a
 * CommandError for any other value.
 */
export function isKillSwitch({ KILL_SWITCH = '' }: NodeJS.ProcessEnv = process.env): boolean {
  if (!['', '1'].includes(KILL_SWITCH)) throw new CommandError(`KILL_SWITCH=${KILL_SWITCH} is not 1: set it to 1, or not at all.`);
  return KILL_SWITCH === '1';
}
