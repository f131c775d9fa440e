import { describe, expect, test } from 'vitest';
import { identify } from '../../../src/message/identity.ts';
import type { Receipt } from '../../../src/outbox/row.ts';
import { MESSAGE } from '../../support/contact/message.ts';
import { draftIn, NOON, row, startDevice, stored, submissionOf, tamper, UNREACHABLE } from '../../support/contact/outbox-device.ts';

const receipt = (id: string): Receipt => ({ id, state: 'acknowledged', submittedAt: NOON });

/** A device that has sent these messages while no page was open to say so. */
async function sentFrom(ids = ['message-00', 'message-01']) {
  const device = startDevice();
  await device.put(...ids.map((id) => row(id)));
  await device.outbox.drain();
  return device;
}

describe('a message that has reached the site', () => {
  test.each(['sent', 'accepted'] as const)('leaves a receipt without its text (%s)', async (state) => {
    const device = startDevice(() => ({ kind: 'acknowledged', state }));
    await device.put(row('message-00', { honeypot: true, resubmitted: true }));
    await device.outbox.drain();
    expect(await stored()).toEqual([receipt('message-00')]);
  });

  test('is no longer listed', async () => {
    const device = await sentFrom();
    expect(await device.outbox.list()).toEqual([]);
  });

  test('is not sent again', async () => {
    const device = await sentFrom();
    expect(await device.outbox.drain()).toEqual([]);
    expect(device.sent).toHaveLength(2);
  });

  test.each(['retry', 'remove', 'recall'] as const)('is gone for %s, and keeps its receipt', async (action) => {
    const device = await sentFrom(['message-00']);
    expect(await device.outbox[action]('message-00')).toBe('gone');
    expect({ stored: await stored(), draft: await draftIn(device.store) }).toEqual({ stored: [receipt('message-00')], draft: undefined });
  });
});

describe('receipts', () => {
  test('are each returned once', async () => {
    const device = await sentFrom();
    expect(await device.outbox.collectReceipts()).toEqual([receipt('message-00'), receipt('message-01')]);
    expect({ receipts: await device.outbox.collectReceipts(), stored: await stored() }).toEqual({ receipts: [], stored: [] });
  });

  test('can be taken for one message alone', async () => {
    const device = await sentFrom();
    expect(await device.outbox.collectReceipts('message-01')).toEqual([receipt('message-01')]);
    expect(await stored()).toEqual([receipt('message-00')]);
  });

  test('leave out messages that wait or cannot be read', async () => {
    const device = startDevice();
    await device.put(row('message-00'));
    await tamper({ id: 'a-broken-row' });
    expect(await device.outbox.collectReceipts()).toEqual([]);
    expect(await stored()).toHaveLength(2);
  });

  test('are replaced when the same text is submitted again', async () => {
    const id = await identify(MESSAGE, NOON);
    const device = startDevice();
    await device.outbox.submit(submissionOf());
    device.site = () => UNREACHABLE;
    await device.outbox.submit(submissionOf());
    expect(await device.rows()).toMatchObject([{ id, state: 'queued' }]);
    expect(await device.outbox.collectReceipts()).toEqual([]);
  });
});
