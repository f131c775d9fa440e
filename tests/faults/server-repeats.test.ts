import { describe, expect } from 'vitest';
import { LEASE_MS } from '../../netlify/contact/timing.ts';
import { SUBMITTED_AT_HEADER } from '../../src/message/protocol.ts';
import { writeTime } from '../../src/message/submission-time.ts';
import { type Backend, DOWN, fatalCall, test } from '../support/contact/backend.ts';
import { contactRequest, ID, SUBMITTED } from '../support/contact/contact-request.ts';
import { openInbox } from '../support/contact/inbox.ts';
import { MESSAGE } from '../support/contact/message.ts';
import { makeBuiltSite } from '../support/folder.ts';
import { startSite } from '../support/start-site.ts';

const POSTS = Array.from({ length: 60 });
const SAID = { id: ID, state: 'sent' };

describe('fault 23: 60 concurrent posts of one text', () => {
  test('in 60 processes are mailed once', async ({ backend }) => {
    const sent = Promise.withResolvers<void>();
    const post = async () => {
      const response = await backend.post(contactRequest(), backend.boot({ sleep: () => sent.promise }));
      sent.resolve();
      return response.json();
    };
    expect(await Promise.all(POSTS.map(post))).toEqual(POSTS.map(() => SAID));
    expect(await backend.mailed()).toBe(1);
    await backend.redeliver();
    expect({ index: await backend.index(), mailed: await backend.mailed() }).toEqual({ index: [], mailed: 1 });
  });

  test('over HTTP to `npm start` are mailed once', async () => {
    const folder = await makeBuiltSite();
    await using site = await startSite({ publish: folder.path });
    const headers = { 'Content-Type': 'application/json', [SUBMITTED_AT_HEADER]: writeTime(SUBMITTED) };
    const post = async () => {
      const response = await fetch(`${site.baseURL}/api/send-contact`, { method: 'POST', headers, body: JSON.stringify(MESSAGE) });
      return response.json();
    };
    expect(await Promise.all(POSTS.map(post))).toEqual(POSTS.map(() => SAID));
    expect(await openInbox(site.mailURL).mails()).toHaveLength(1);
    await folder.remove();
  });
});

/** Leaves the message with a process that never finishes. */
async function hold(backend: Backend): Promise<void> {
  const { stop, dead } = fatalCall();
  void backend.submit(backend.bootBefore('send', 1, stop));
  await dead;
}

describe('a message that another run has', () => {
  test('is polled twice a second until it is sent', async ({ backend }) => {
    const [sending, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const sends = backend.bootBefore('send', 1, () => {
      sending.resolve();
      return going.promise;
    });
    const first = backend.submit(sends);
    await sending.promise;
    const slept: number[] = [];
    const sleep = async (ms: number) => {
      slept.push(ms);
      if (slept.length < 3) return;
      going.resolve();
      await first;
    };
    expect(await backend.submit(backend.boot({ sleep }))).toBe(200);
    expect(slept).toEqual([500, 500, 500]);
  });

  test('is accepted after fifteen seconds, less than a device waits', async ({ backend }) => {
    await hold(backend);
    const before = backend.clock.now;
    const response = await backend.post();
    expect({ status: response.status, body: await response.json() }).toEqual({ status: 202, body: { id: ID, state: 'accepted' } });
    expect(backend.clock.now - before).toBe(15_000);
  });

  test('is claimed as soon as its lease ends', async ({ backend }) => {
    await backend.faults(DOWN);
    const { stop, dead } = fatalCall();
    void backend.submit(backend.bootBefore('replace', 1, stop));
    await dead;
    await backend.faults();
    backend.clock.now += LEASE_MS - 1_000;
    expect(await backend.submit()).toBe(200);
    expect(await backend.mailed()).toBe(1);
  });

  test('is answered with a 503 when the ledger fails meanwhile', async ({ backend }) => {
    await hold(backend);
    const sleep = async () => {
      backend.wire.through = async () => new Response(null, { status: 503 });
    };
    expect(await backend.submit(backend.boot({ sleep }))).toBe(503);
    expect(await backend.mailed()).toBe(0);
  });
});

test('fault 14: a repeat whose first response was lost says the same', async ({ backend }) => {
  const [first, again] = [await backend.post(), await backend.post()];
  expect({ status: first.status, body: await first.json() }).toEqual({ status: again.status, body: await again.json() });
  expect(await backend.mailed()).toBe(1);
});

test('fault 41: a clock off by a year repeats no message', async ({ backend }) => {
  const post = async (time: number) => (await backend.post(contactRequest({ headers: { [SUBMITTED_AT_HEADER]: writeTime(time) } }))).status;
  const YEAR = 365 * 86_400_000;
  for (const time of [SUBMITTED - YEAR, SUBMITTED - YEAR, SUBMITTED + YEAR, SUBMITTED + YEAR]) expect(await post(time)).toBe(200);
  expect(await backend.mailed()).toBe(2);
});
