import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { identify, isSameText } from '../../../message/identity.ts';
import { parseMessage } from '../../../message/rules.ts';
import { type Draft, isBlank, sameValues, type Values } from '../../../outbox/draft.ts';
import { formHandleAtom } from '../form-handle.ts';
import { pageEvents } from '../page-events.ts';
import { createFormHandle } from './create-form-handle.ts';
import type { FormDraft } from './form-draft.ts';
import { readValues } from './form-values.ts';

/** Changes of the form's text. `fillRest` fills empty fields only, with the draft that came back. */
type Changes = { fill(values: Values): void; fillRest(saved: Draft): void; empty(): void };

/**
 * Ties the form to its draft: restored on mount, saved when the page is left, emptied when another tab has sent it. While the form is
 * sending, its text stays as it is.
 */
export function useDraftSync(
  form: RefObject<HTMLFormElement | null>,
  draft: FormDraft,
  sendingRef: RefObject<boolean>,
  changes: Changes,
): void {
  const setHandle = useSetAtom(formHandleAtom);
  const fill = useEffectEvent(changes.fill);
  const fillRest = useEffectEvent(changes.fillRest);
  const empty = useEffectEvent(changes.empty);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    saveOnLeave(draft, signal);
    // Wrapped: React wants effect events called, not passed on.
    const stopListening = followOtherTabs(element, draft, sendingRef, () => empty());
    restore(
      element,
      draft,
      () => sendingRef.current || signal.aborted,
      (saved) => fillRest(saved),
    ).then(() => {
      if (!signal.aborted) setHandle(createFormHandle(element, draft, (values) => fill(values)));
    });
    return () => {
      draft.flush();
      unmounted.abort();
      stopListening();
      setHandle(null);
    };
  }, [form, sendingRef, draft, setHandle]);
}

/** Fills the empty fields from the saved draft, and saves what was typed before, unless the form is sending or gone by then. */
async function restore(form: HTMLFormElement, draft: FormDraft, isTooLate: () => boolean, fillRest: Changes['fillRest']): Promise<void> {
  const typed = () => readValues(form);
  const reading = draft.read(typed);
  // What was typed before hydration: the page may be left before the draft has been read.
  if (!isBlank(typed())) draft.save(typed());
  const saved = await reading;
  if (isTooLate()) return;
  const isTyped = !isBlank(typed());
  if (saved) fillRest(saved);
  if (isTyped) draft.save(typed());
}

/** Saves the draft when the page is hidden or left. */
function saveOnLeave(draft: FormDraft, signal: AbortSignal): void {
  const saveHidden = () => {
    if (document.visibilityState === 'hidden') draft.flush();
  };
  document.addEventListener('visibilitychange', saveHidden, { signal });
  window.addEventListener('pagehide', draft.flush, { signal });
}

/**
 * Empties the form, without undo, when another tab or the service worker has sent the same text, so that it is not sent twice. Another text
 * is then stored if the database has no draft left: the one that it had may have been the other tab's.
 */
function followOtherTabs(form: HTMLFormElement, draft: FormDraft, sendingRef: RefObject<boolean>, empty: Changes['empty']): () => void {
  return pageEvents.subscribe(async (event) => {
    if (event.kind !== 'acknowledged' || sendingRef.current) return;
    const values = readValues(form);
    const parsed = parseMessage(values);
    const isSent = 'message' in parsed && isSameText(await identify(parsed.message, Date.now()), event.id);
    // Typing goes on while the text is compared.
    if (sendingRef.current || !sameValues(readValues(form), values)) return;
    if (isSent) empty();
    else draft.saveAgain();
  });
}
