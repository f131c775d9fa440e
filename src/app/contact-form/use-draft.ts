import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { identify, isBlank, type Values } from '../../contact/draft.ts';
import { parseMessage } from '../../contact/message.ts';
import { pageOutbox } from '../outbox/page-outbox.ts';
import { createFormDraft, type FormDraft } from './form-draft.ts';
import { createFormHandle, formHandleAtom } from './form-handle.ts';
import { readValues } from './form-values.ts';

/** What the draft does to the form's text. */
type Text = { fill(values: Values, into?: 'all' | 'untouched'): void; empty(): void };

/**
 * Ties the form to its draft: restored on mount, saved when the page is left, replaced from the panel of waiting messages. A form that is
 * `busy` sending is left alone.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, busy: RefObject<boolean>, text: Text): FormDraft {
  const [draft] = useState(() => createFormDraft(pageOutbox().store));
  const setHandle = useSetAtom(formHandleAtom);
  const fill = useEffectEvent(text.fill);
  const empty = useEffectEvent(text.empty);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    saveOnLeave(draft, signal);
    const stopListening = emptyOnceSent(element, draft, busy, empty);
    restore(element, draft, () => busy.current || signal.aborted, fill).then(() => {
      if (!signal.aborted) setHandle(createFormHandle(element, draft, fill));
    });
    return () => {
      draft.flush();
      unmounted.abort();
      stopListening();
      setHandle(null);
    };
  }, [form, busy, draft, setHandle]);

  return draft;
}

/**
 * Fills the empty fields from the saved draft. Text typed before it could be read is kept, and saved from now on; text that the browser has
 * restored stays apart from the draft of another message. `isLeftAlone`: the form is busy sending, or gone.
 */
async function restore(form: HTMLFormElement, draft: FormDraft, isLeftAlone: () => boolean, fill: Text['fill']): Promise<void> {
  // Before anything asynchronous, because a message may be sent before the disk has been read.
  const recalled = draft.resume();
  const saved = await draft.readSaved();
  const isFilled = !isBlank(readValues(form));
  const isAnother = saved && recalled && saved.seed !== recalled.seed;
  if (isLeftAlone() || (isAnother && isFilled)) return;
  if (saved) {
    draft.take(saved);
    fill(saved.values, 'untouched');
  }
  if (isFilled) draft.save(readValues(form));
}

/** Saves the draft when the page is hidden or left, and enters it in the history entry of a fragment navigation. */
function saveOnLeave(draft: FormDraft, signal: AbortSignal): void {
  const { pathname } = location;
  const carry = () => {
    if (location.pathname === pathname) draft.carry();
  };
  const saveHidden = () => {
    if (document.visibilityState === 'hidden') draft.flush();
  };
  document.addEventListener('visibilitychange', saveHidden, { signal });
  window.addEventListener('pagehide', draft.flush, { signal });
  // Not `hashchange`, which is told later: the page may have been left by then.
  window.addEventListener('popstate', carry, { signal });
}

/** Empties the form, without undo, when its text was sent elsewhere (another tab, the service worker), so that it is not sent twice. */
function emptyOnceSent(form: HTMLFormElement, draft: FormDraft, busy: RefObject<boolean>, empty: Text['empty']): () => void {
  return pageOutbox().events.subscribe(async (event) => {
    if (event.kind !== 'sent' || busy.current) return;
    const values = readValues(form);
    const parsed = parseMessage(values);
    if ('message' in parsed && (await identify(draft.current(values), parsed.message)) === event.id) empty();
  });
}
