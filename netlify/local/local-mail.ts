import { CommandError } from './command.ts';
import { portError } from './environment.ts';
import { startLocalPostmark } from './local-postmark/server.ts';

/** Selects the local Postmark, and is no secret. netlify.toml sets it for `netlify dev`. */
const LOCAL_TOKEN = 'local';

/**
 * Decides where this process sends mail. With a token: to Postmark, as the environment says. Without: to a local Postmark that it starts and
 * enters in the environment, so that the function, which only reads that, sees no difference. Resolves with the address of its
 * inbox page, or of Postmark's host. Throws a CommandError if settings are missing.
 */
export async function startMail(port: number): Promise<string> {
  const { env } = process;
  if (env.POSTMARK_SERVER_TOKEN && env.POSTMARK_SERVER_TOKEN !== LOCAL_TOKEN) {
    const missing = ['CONTACT_FROM', 'CONTACT_TO'].filter((name) => !env[name]);
    if (missing.length > 0)
      throw new CommandError(`POSTMARK_SERVER_TOKEN is set, so ${missing.join(' and ')} must be set too (see .env.example).`);
    return env.POSTMARK_API_URL || 'https://api.postmarkapp.com';
  }
  const { url } = await startLocalPostmark({ port }).catch((error) => {
    throw portError(error, port, 'MAIL_PORT');
  });
  env.POSTMARK_SERVER_TOKEN = LOCAL_TOKEN;
  env.POSTMARK_API_URL = url;
  env.CONTACT_FROM ||= 'site@trait.example';
  env.CONTACT_TO ||= 'bonjour@trait.example';
  return url.replace('127.0.0.1', 'localhost');
}
