import { entryKey } from '../../../netlify/contact/keys.ts';
import type { Letter } from '../../../netlify/contact/letter.ts';
import type { Mailer } from '../../../netlify/contact/postmark.ts';
import type { Invalid, SendOutcome } from '../../../netlify/contact/postmark-outcome.ts';
import { SEARCH_LAG } from '../../../netlify/contact/timing.ts';
import type { Blobs } from './simulated-blobs.ts';
import type { Process, Simulation } from './simulation.ts';

type Mail = { id: string; text: string; isIndexed: boolean };

type Answer = { accepts: boolean; outcome?: SendOutcome | Invalid };
const UNKNOWN: SendOutcome = { kind: 'unknown', code: '500/101' };
/** What Postmark may do with a mail; the first is the harmless answer. */
const ANSWERS: Answer[] = [
  { accepts: true },
  { accepts: true, outcome: UNKNOWN },
  { accepts: false, outcome: UNKNOWN },
  { accepts: false, outcome: { kind: 'rejected', reason: 'down', code: '503/100' } },
  { accepts: false, outcome: { kind: 'rejected', reason: 'throttled', code: '429/429' } },
  { accepts: false, outcome: { kind: 'rejected', reason: 'misconfigured', code: '401/10' } },
  { accepts: false, outcome: { kind: 'invalid', code: '422/300' } },
];

/**
 * Postmark, whose search lags. A mail is in flight from the moment it is sent until the search finds it or it has failed. Meanwhile the
 * site's clock advances by less than SEARCH_LAG, which is what the ledger relies on.
 */
export function createPostmark(simulation: Simulation, blobs: Blobs) {
  const mails: Mail[] = [];
  const inFlight = new Set<{ id: string }>();

  function roomFor({ id }: { id: string }): number {
    const entry = blobs.found(entryKey(id))?.data as { sendingAt?: number } | undefined;
    return entry?.sendingAt === undefined ? 0 : entry.sendingAt + SEARCH_LAG - 1 - simulation.clock.site;
  }
  simulation.limits.push(() => Math.min(Number.MAX_SAFE_INTEGER, ...[...inFlight].map(roomFor)));

  function arrive(flight: { id: string }, letter: Letter): SendOutcome | Invalid {
    const { accepts, outcome } = ANSWERS[simulation.choices.fault(ANSWERS.length)] ?? { accepts: true };
    simulation.note(`  Postmark ${accepts ? 'takes' : 'leaves'} ${letter.id}, says ${outcome?.kind ?? 'sent'}`);
    if (!accepts) inFlight.delete(flight);
    else {
      const mail = { id: letter.id, text: letter.message.message, isIndexed: false };
      mails.push(mail);
      simulation.later(`index ${letter.id}`, () => {
        mail.isIndexed = true;
        inFlight.delete(flight);
      });
    }
    return outcome ?? { kind: 'sent', messageId: `mail-${mails.length}` };
  }

  async function send(process: Process, letter: Letter): Promise<SendOutcome | Invalid> {
    const flight = { id: letter.id };
    inFlight.add(flight);
    if (simulation.choices.fault(2)) {
      simulation.later(`late mail ${letter.id}`, () => void arrive(flight, letter));
      await simulation.pass(process, 'gives up on Postmark');
      return { kind: 'unknown', code: 'TimeoutError' };
    }
    return simulation.call(
      process,
      `send ${letter.id}`,
      () => arrive(flight, letter),
      () => void inFlight.delete(flight),
    );
  }

  return {
    mails,
    mailerOf: (process: Process): Mailer => ({
      send: (letter) => send(process, letter),
      async sendWithoutReplyTo(letter) {
        const outcome = await send(process, letter);
        return outcome.kind === 'invalid' ? { kind: 'rejected', reason: 'misconfigured', code: outcome.code } : outcome;
      },
      find: (id) =>
        simulation.call(process, `search ${id}`, () => {
          if (simulation.choices.fault(2)) throw new Error('no answer');
          return mails.some((mail) => mail.id === id && mail.isIndexed) ? `found-${id}` : undefined;
        }),
    }),
  };
}
