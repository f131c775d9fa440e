import type { ReceivedMessage } from '../../../../netlify/contact/ledger/entry.ts';
import type { Mailer } from '../../../../netlify/contact/mail/postmark.ts';
import type { SendOutcome } from '../../../../netlify/contact/mail/postmark-outcome.ts';
import { POSTMARK_INDEX_LAG_MS, SEND_TIMEOUT_MS } from '../../../../netlify/contact/timing.ts';
import type { Process, Simulation } from './simulation.ts';

type Answer = { accepts: boolean; outcome?: SendOutcome };
const UNKNOWN: SendOutcome = { kind: 'unknown', code: '500/101' };
/** Acts of Postmark on a mail; the first is the harmless one. */
const ANSWERS: readonly [Answer, ...Answer[]] = [
  { accepts: true },
  { accepts: true, outcome: UNKNOWN },
  { accepts: false, outcome: UNKNOWN },
  { accepts: false, outcome: { kind: 'unsent', reason: 'down', code: '503/100' } },
  { accepts: false, outcome: { kind: 'unsent', reason: 'throttled', code: '429/429' } },
  { accepts: false, outcome: { kind: 'unsent', reason: 'misconfigured', code: '401/10' } },
  { accepts: false, outcome: { kind: 'unsent', reason: 'invalid', code: '422/300' } },
];
/** The longest lag of its search, in milliseconds: just what the ledger allows for. */
const LONGEST_LAG = POSTMARK_INDEX_LAG_MS - 1_000;

/** Postmark, whose search lags, and which takes no mail from a client that has given up. */
export function createPostmark({ choices, clock, note, call, later, yieldTurn }: Simulation) {
  const mails: { id: string; text: string; foundFrom: number }[] = [];

  function arrive({ id, message }: ReceivedMessage, sentAt: number): SendOutcome {
    const { accepts, outcome = { kind: 'sent', messageId: id } } = choices.fault(ANSWERS);
    if (clock.elapsed - sentAt > SEND_TIMEOUT_MS) return UNKNOWN;
    note(`  Postmark ${accepts ? 'takes' : 'leaves'} ${id}, says ${outcome.kind}`);
    if (accepts) mails.push({ id, text: message.message, foundFrom: clock.elapsed + choices.pick(2) * LONGEST_LAG });
    return outcome;
  }

  async function send(process: Process, mail: ReceivedMessage): Promise<SendOutcome> {
    const sentAt = clock.elapsed;
    const gives = choices.fault(['an answer', 'none']);
    if (gives === 'an answer') return call(process, `send ${mail.id}`, () => arrive(mail, sentAt));
    later(() => void arrive(mail, sentAt));
    await yieldTurn(process);
    return UNKNOWN;
  }

  return {
    mails,
    mailerOf: (process: Process): Mailer => ({
      send: (mail) => send(process, mail),
      find: (id) =>
        call(process, `search ${id}`, () => {
          if (choices.fault([false, true])) throw new Error('no answer');
          return mails.find((mail) => mail.id === id && mail.foundFrom <= clock.elapsed)?.id;
        }),
    }),
  };
}
