import { CommandError } from '../../scripts/command.ts';
import { portError } from './environment.ts';
import { startLocalPostmark } from './postmark/server.ts';

/**
 * The settings of the local Postmark, which its token selects. netlify.toml repeats them: the functions of `netlify dev` run in another
 * process.
 */
export const LOCAL_MAIL = {
  POSTMARK_SERVER_TOKEN: 'local',
  CONTACT_FROM: 'site@trait.example',
  CONTACT_TO: 'bonjour@trait.example',
} as const;

/**
 * Decides where this process sends mail. With a token: to Postmark, as the environment says. Without: starts a local Postmark, and sets
 * the mail variables of `process.env` for it, which are all that the function reads. Resolves with the URL of its inbox page, or of
 * Postmark's host. Throws a CommandError if settings are missing.
 */
export async function startMail(port: number): Promise<string> {
  const { env } = process;
  if (env.POSTMARK_SERVER_TOKEN && env.POSTMARK_SERVER_TOKEN !== LOCAL_MAIL.POSTMARK_SERVER_TOKEN) {
    const missing = ['CONTACT_FROM', 'CONTACT_TO'].filter((name) => !env[name]);
    if (missing.length > 0)
      throw new CommandError(`POSTMARK_SERVER_TOKEN is set, so ${missing.join(' and ')} must be set too (see .env.example).`);
    return env.POSTMARK_API_URL || 'https://api.postmarkapp.com';
  }
  const { url } = await startLocalPostmark({ port }).catch((error) => {
    throw portError(error, port, 'MAIL_PORT');
  });
  env.POSTMARK_SERVER_TOKEN = LOCAL_MAIL.POSTMARK_SERVER_TOKEN;
  env.POSTMARK_API_URL = url;
  env.CONTACT_FROM ||= LOCAL_MAIL.CONTACT_FROM;
  env.CONTACT_TO ||= LOCAL_MAIL.CONTACT_TO;
  return url.replace('127.0.0.1', 'localhost');
}
