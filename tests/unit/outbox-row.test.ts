import { expect, it } from 'vitest';
import { hasWaited, type OutboxItem } from '../../src/outbox/row.ts';
import { row } from '../support/outbox-device.ts';

it.each<[string, boolean, OutboxItem]>([
  ['that was just stored', false, row('a-message')],
  ['on its first attempt', false, row('a-message', { state: 'sending', attempts: 1 })],
  ['after its first attempt', true, row('a-message', { attempts: 1 })],
  ['on its second attempt', true, row('a-message', { state: 'sending', attempts: 2 })],
  ['held', true, row('a-message', { state: 'held', attempts: 1 })],
  ['unreadable', true, { id: 'a-message', state: 'unreadable', raw: {} }],
])('a message %s is shown as waiting: %s', (_which, isShown, item) => {
  expect(hasWaited(item)).toBe(isShown);
});
