import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { identify, isBlank, type Values } from '../../contact/draft.ts';
import { parseMessage } from '../../contact/message.ts';
import { pageOutbox } from '../outbox/page-outbox.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { type FormHandle, formHandleAtom } from './form-handle.ts';
import { fillValues, readValues } from './form-values.ts';

/**
 * Ties the form to its draft: restored on mount, saved while typing, replaced from the panel of waiting messages. `prefilled` means that
 * the text was not typed in this visit. A form that is `busy` sending is left alone. `onReplaced` is called when the text is replaced,
 * since earlier errors no longer apply to it.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, busy: RefObject<boolean>, onReplaced: () => void) {
  const [keeper] = useState(() => createDraftKeeper(pageOutbox().store));
  const prefilled = useRef(false);
  const setHandle = useSetAtom(formHandleAtom);
  const replaced = useEffectEvent(onReplaced);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const show = (values: Values, into: 'all' | 'untouched') => {
      fillValues(element, values, into);
      prefilled.current = true;
      replaced();
    };
    const empty = () => {
      keeper.erase(readValues(element));
      fillValues(element, {}, 'all');
      prefilled.current = false;
      replaced();
    };
    const handle: FormHandle = {
      isBlank: () => isBlank(readValues(element)),
      edit(draft) {
        keeper.take(draft);
        show(draft.values, 'all');
        element.querySelector('textarea')?.focus();
      },
      append(text) {
        const { message, ...others } = readValues(element);
        show({ ...others, message: [message, text].filter(Boolean).join('\n\n') }, 'all');
        keeper.touch(readValues(element));
      },
    };
    keeper.resume();
    const stops = [keepOnLeave(keeper), listenForTwin(element, keeper, busy, empty), () => setHandle(null)];
    restore(element, keeper, busy, show).then(() => form.current && setHandle(handle));
    return () => {
      for (const stop of stops) stop();
    };
  }, [form, busy, keeper, setHandle]);

  return { keeper, prefilled };
}

/** Fills the empty fields from the stored draft. Text typed before it could be read is kept, and saved from now on. */
async function restore(
  form: HTMLFormElement,
  keeper: DraftKeeper,
  busy: RefObject<boolean>,
  show: (values: Values, into: 'untouched') => void,
): Promise<void> {
  const read = () => readValues(form);
  const values = await keeper.restore(read, () => busy.current);
  if (values === 'apart' || busy.current) return;
  const isTyped = !isBlank(read());
  if (values) show(values, 'untouched');
  if (isTyped) keeper.touch(read());
}

/** Flushes the draft when the page is hidden or left, and copies its identity to the history entry of a fragment navigation. */
function keepOnLeave(keeper: DraftKeeper): () => void {
  const unmounted = new AbortController();
  const { signal } = unmounted;
  const flushHidden = () => {
    if (document.visibilityState === 'hidden') keeper.flush();
  };
  document.addEventListener('visibilitychange', flushHidden, { signal });
  window.addEventListener('pagehide', keeper.leave, { signal });
  window.addEventListener('hashchange', keeper.carry, { signal });
  return () => {
    keeper.flush();
    unmounted.abort();
  };
}

/** Empties the form, without undo, when its text was sent elsewhere (another tab, the service worker), so that it is not sent twice. */
function listenForTwin(form: HTMLFormElement, keeper: DraftKeeper, busy: RefObject<boolean>, empty: () => void): () => void {
  return pageOutbox().events.subscribe(async (event) => {
    if (event.kind !== 'sent' || busy.current) return;
    const values = readValues(form);
    const parsed = parseMessage(values);
    if ('message' in parsed && (await identify(keeper.current(values), parsed.message)) === event.id) empty();
  });
}
