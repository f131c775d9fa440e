import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import { formHandleAtom } from '../../src/app/contact/form-handle.ts';
import { pageEvents } from '../../src/app/contact/page-events.ts';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { identify } from '../../src/message/identity.ts';
import { erase, leave, OTHER, TYPED, untilStored } from '../support/contact/contact-draft.ts';
import {
  FULL,
  field,
  fill,
  ready,
  show,
  startEmpty,
  storeDraft,
  storedDraft,
  texts,
  typeInto,
} from '../support/contact/contact-form-page.tsx';
import { MESSAGE } from '../support/contact/message.ts';
import { NOON } from '../support/contact/outbox-device.ts';

startEmpty();

const { store } = pageOutbox();

describe('another tab', () => {
  /** Says that another tab has sent a message that is not the form's, and waits until the form has looked at the stored draft. */
  async function acknowledge(message: typeof MESSAGE): Promise<void> {
    const changed = vi.spyOn(store, 'changeDraft');
    pageEvents.publish({ kind: 'acknowledged', id: await identify(message, NOON) });
    await waitFor(() => expect(changed).toHaveBeenCalled());
    await changed.mock.results[0]?.value;
  }

  test('that sends the same text empties the form, with nothing to undo', async () => {
    show();
    await ready();
    fill();
    pageEvents.publish({ kind: 'acknowledged', id: await identify(MESSAGE, NOON) });
    await waitFor(() => expect(texts()).toEqual(['', '', '']));
    expect(screen.queryByRole('button', { name: 'Rétablir le brouillon' })).toBeNull();
  });

  test('that sends another text has this one stored again', async () => {
    show();
    await ready();
    fill();
    leave();
    await untilStored(TYPED);
    await store.changeDraft(() => undefined);
    await acknowledge({ ...MESSAGE, message: OTHER.message });
    await untilStored(TYPED);
  });

  test('that sends another text costs a third one nothing', async () => {
    show();
    await ready();
    fill();
    leave();
    await untilStored(TYPED);
    await storeDraft(OTHER, { updatedAt: Date.now() - 30_000 });
    await acknowledge({ ...MESSAGE, message: 'Parti.' });
    leave();
    await act(async () => {});
    expect(await storedDraft()).toEqual(OTHER);
  });

  test('that sends another text leaves a message that the page began unstored', async () => {
    show();
    await ready();
    getDefaultStore().get(formHandleAtom)?.prefill('Bonjour,');
    // Another render.
    fireEvent.blur(field('Nom'));
    await acknowledge(MESSAGE);
    leave();
    expect({ message: texts().at(-1), sessionDraft: sessionStorage.getItem('contact-draft') }).toEqual({
      message: 'Bonjour,',
      sessionDraft: null,
    });
  });

  test('that sends another text has no erased one stored again', async () => {
    show();
    await ready();
    fill();
    erase();
    await untilStored(undefined);
    await acknowledge(MESSAGE);
    expect(await storedDraft()).toBeUndefined();
  });

  test('that failed to send keeps its draft from what comes back here', async () => {
    sessionStorage.setItem('contact-draft', JSON.stringify({ values: TYPED, updatedAt: Date.now() }));
    await storeDraft(OTHER, { updatedAt: Date.now() - 30_000, recalled: { id: 'x', submittedAt: NOON } });
    show();
    await waitFor(() => expect(texts()).toEqual(FULL));
    const write = vi.spyOn(store, 'changeDraft');
    leave();
    await waitFor(() => expect(write).toHaveBeenCalled());
    expect(await storedDraft()).toEqual(OTHER);
  });

  test('that failed to send keeps its draft from what is typed here', async () => {
    show();
    await ready();
    typeInto('Message', 'Pendant ce temps');
    await storeDraft(OTHER, { updatedAt: Date.now() - 30_000, recalled: { id: 'x', submittedAt: NOON } });
    leave();
    const write = vi.spyOn(store, 'changeDraft');
    typeInto('Message', 'Pendant ce temps-là');
    await waitFor(() => expect(write).toHaveBeenCalled());
    expect(await storedDraft()).toEqual(OTHER);
    // Text typed here waits in session storage instead.
    leave();
    expect(sessionStorage.getItem('contact-draft')).toContain('Pendant ce temps-là');
  });
});
