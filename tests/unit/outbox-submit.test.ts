import { describe, expect, it } from 'vitest';
import { createDraft, identify } from '../../src/contact/draft.ts';
import { createLock } from '../../src/contact/lock.ts';
import { digestMessage } from '../../src/contact/message.ts';
import { ID_PATTERN } from '../../src/contact/protocol.ts';
import type { Outcome } from '../../src/contact/submit.ts';
import {
  ACKNOWLEDGED,
  draftOf,
  failed,
  heldSite,
  MESSAGE,
  message,
  NOON,
  refused,
  row,
  startDevice,
  UNREACHABLE,
} from '../support/outbox-device.ts';

const sent = expect.objectContaining({ kind: 'sent' }) as Outcome;

describe('submitting a message', () => {
  it('stores it, in place of its draft, before it is sent', async () => {
    const draft = draftOf();
    const seen: unknown[] = [];
    const device = startDevice(async ({ id }) => {
      seen.push(await device.row(id), await device.store.draft());
      return ACKNOWLEDGED;
    });
    await device.store.changeDraft(() => draft);
    const id = await identify(draft, MESSAGE);
    expect(await device.outbox.submit({ message: MESSAGE, draft, signals: { fillTime: 9_000 } })).toEqual({ kind: 'sent', id });
    const stored = { id, message: MESSAGE, createdAt: NOON, state: 'sending', attempts: 1, nextAttemptAt: NOON + 30_000 };
    expect(seen).toEqual([stored, undefined]);
    expect(device.sent).toEqual([{ id, message: MESSAGE, createdAt: NOON, signals: { fillTime: 9_000 } }]);
    expect([await device.store.list(), await device.store.draft(), device.toldSent(id)]).toEqual([[], undefined, 1]);
  });

  it('reports once that it was sent if the page’s own drain came first', async () => {
    const device = startDevice();
    let calls = 0;
    const lock = createLock('a-drain-before-the-submit');
    const { outbox } = device.openTab({
      async lock(work) {
        // The submit asks for the lock first, but the drain, which asks through this function as well, gets it first.
        if (++calls === 1) await outbox.drain();
        return await lock(work);
      },
    });
    expect(await outbox.submit({ message: MESSAGE, draft: draftOf() })).toEqual(sent);
    expect([device.sent.length, await device.rows()]).toEqual([1, []]);
  });

  it.each([failed(429), failed(500), failed(503), refused(403), refused(413), refused(422)])(
    'returns it to the form after an error response: $kind $status',
    async (result) => {
      const device = startDevice(() => result);
      const draft = draftOf();
      expect(await device.outbox.submit({ message: MESSAGE, draft })).toEqual({ kind: result.kind, result });
      expect(await device.store.list()).toEqual([]);
      expect(await device.store.draft()).toMatchObject({ ...draft, tried: { [await digestMessage(MESSAGE)]: device.ids()[0] } });
      // When the attempt began, when it ended, and when the message became the draft again.
      expect(device.events).toEqual(Array(3).fill({ kind: 'changed' }));
    },
  );

  it('keeps it queued after an error response if the form no longer shows it', async () => {
    const device = startDevice(() => failed(503));
    expect(await device.outbox.submit({ message: MESSAGE, draft: draftOf(), isShown: () => false })).toEqual({ kind: 'queued' });
    expect(await device.rows()).toMatchObject([{ message: MESSAGE, state: 'queued', problem: { status: 503 } }]);
  });

  it('retries, twice at most, while the site is still busy with it, then leaves it waiting', async () => {
    const answers = [failed(409, 1_000), failed(409, 60_000), ACKNOWLEDGED];
    const device = startDevice(() => answers.shift() ?? UNREACHABLE);
    expect(await device.outbox.submit({ message: MESSAGE, draft: draftOf() })).toEqual(sent);
    expect(device.clock.slept).toEqual([1_000, 3_000]);

    device.site = () => failed(409);
    expect(await device.outbox.submit({ message: message('Bonjour encore une fois.'), draft: draftOf() })).toEqual({ kind: 'queued' });
    expect(device.sent).toHaveLength(6);
    expect(await device.rows()).toMatchObject([{ state: 'queued', problem: { status: 409 } }]);
  });

  it.each([
    ['is sent although it was removed before its turn', 1, 1],
    ['is left to the next drain if other tabs keep removing it', 2, 0],
  ])('%s, and the next draft is left alone', async (_what, removals, posts) => {
    const device = startDevice(() => UNREACHABLE);
    const [draft, next] = [draftOf(), createDraft({ message: 'Le message suivant.' })];
    const id = await identify(draft, MESSAGE);
    await device.put(row('another-row', { state: 'held' }));
    let rounds = 0;
    const { outbox } = device.openTab({
      async lock(work) {
        if (++rounds <= removals) await device.store.discard(id);
        await device.store.changeDraft(() => next);
        return await work(true);
      },
    });
    expect(await outbox.submit({ message: MESSAGE, draft })).toEqual({ kind: 'queued' });
    expect([rounds, device.sent.length, await device.row(id)]).toMatchObject([2, posts, { state: 'queued' }]);
    expect(await device.store.draft()).toMatchObject(next);
  });

  it('is returned to the form even if its row was removed meanwhile', async () => {
    const device = startDevice(async ({ id }) => {
      await device.store.discard(id);
      return failed(503);
    });
    expect(await device.outbox.submit({ message: MESSAGE, draft: draftOf() })).toMatchObject({ kind: 'failed' });
    expect((await device.store.draft())?.values).toMatchObject(MESSAGE);
  });

  it('leaves a row to the tab that is sending it, where there is no lock', async () => {
    const device = startDevice();
    const draft = draftOf();
    await device.put(row(await identify(draft, MESSAGE), { state: 'sending', nextAttemptAt: NOON + 1 }));
    let rounds = 0;
    const { outbox } = device.openTab({
      lock(work) {
        rounds++;
        return work(false);
      },
    });
    expect(await outbox.submit({ message: MESSAGE, draft })).toEqual({ kind: 'queued' });
    expect([rounds, device.sent]).toEqual([1, []]);
  });

  it('keeps a row submitted by two tabs, whichever of them gets an error from the site', async () => {
    const { site, release } = heldSite(failed(503));
    const device = startDevice(site);
    const submission = { message: MESSAGE, draft: draftOf() };
    const first = device.outbox.submit(submission);
    await expect.poll(() => device.sent.length).toBe(1);
    const second = device.openTab().outbox.submit(structuredClone(submission));
    await expect.poll(async () => (await device.rows())[0]?.shared).toBe(true);
    release();
    expect(await Promise.all([first, second])).toEqual([{ kind: 'queued' }, { kind: 'queued' }]);
    expect(await device.rows()).toHaveLength(1);
  });

  it.each([
    [failed(503), { kind: 'queued' }, 'queued'],
    [failed(413), { kind: 'queued' }, 'queued'],
    [refused(422), { kind: 'refused', result: refused(422) }, 'held'],
  ])('keeps a message if another text has become the draft meanwhile: $0.kind', async (result, outcome, state) => {
    const other = createDraft({ message: 'Un autre texte, commencé entre-temps.' });
    const device = startDevice(async () => {
      await device.store.changeDraft(() => other);
      return result;
    });
    expect(await device.outbox.submit({ message: MESSAGE, draft: draftOf() })).toEqual(outcome);
    expect(await device.rows()).toMatchObject([{ message: MESSAGE, state }]);
    expect(await device.store.draft()).toMatchObject(other);
  });

  it('does not store a message with signs of a robot, so that a retry cannot clear it', async () => {
    const device = startDevice(() => UNREACHABLE);
    const signals = { honeypot: 'https://spam.example' };
    expect(await device.outbox.submit({ message: MESSAGE, draft: draftOf(), signals })).toEqual({ kind: 'unsaved', result: UNREACHABLE });
    expect(device.sent).toMatchObject([{ id: expect.stringMatching(ID_PATTERN), message: MESSAGE, signals }]);
    expect(await device.store.list()).toEqual([]);
  });
});
