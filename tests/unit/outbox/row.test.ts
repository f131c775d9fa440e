import { expect, test } from 'vitest';
import type { OutboxItem } from '../../../src/outbox/row.ts';
import { isWaiting } from '../../../src/outbox/schedule.ts';
import { NOON, row } from '../../support/contact/outbox-device.ts';

const LEASED = { state: 'sending', notBefore: NOON + 30_000 } as const;

test.each<[string, boolean, OutboxItem]>([
  ['that was just stored', false, row('a-message')],
  ['on its first attempt', false, row('a-message', { ...LEASED, attempts: 1 })],
  ['whose first attempt died', true, row('a-message', { state: 'sending', attempts: 1, notBefore: NOON })],
  ['after its first attempt', true, row('a-message', { attempts: 1 })],
  ['on its second attempt', true, row('a-message', { ...LEASED, attempts: 2 })],
  ['held', true, row('a-message', { state: 'held', attempts: 1 })],
  ['unreadable', true, { id: 'a-message', state: 'unreadable', raw: {} }],
])('a message %s is shown as waiting: %s', (_which, isShown, item) => {
  expect(isWaiting(item, NOON)).toBe(isShown);
});
