import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { ContactMessage } from '../../../message/fields.ts';
import type { Values } from '../../../outbox/draft.ts';
import { waitingItemsAtom } from '../outbox-items.ts';
import { pageEvents } from '../page-events.ts';

/**
 * The last text's outcome, shown until the next text is begun. `at`: when it was known; `since`: when the text was written; both in
 * milliseconds since 1970. `values`: the text that can be brought back.
 */
type FormState = { kind: 'idle' } | { kind: 'sending' } | Result | { kind: 'restored'; since: number } | { kind: 'erased'; values: Values };

/** What became of a message. `isLate`: it had been queued, and has left by itself since. */
export type Result = { message: ContactMessage; at: number; isLate?: true } & (
  | { kind: 'acknowledged' | 'queued'; id: string }
  | { kind: 'not-sent' }
);

const IDLE: FormState = { kind: 'idle' };

/** The form's state. `sendingRef` is set synchronously, since a second click can arrive before React has disabled the button. */
export function useFormState() {
  const [state, setState] = useState(IDLE);
  const sendingRef = useRef(false);
  const focused = useRef<Element | null>(null);
  const waiting = useAtomValue(waitingItemsAtom);
  const isSending = state.kind === 'sending';

  // The disabled button loses focus to `<body>`: it gets it back afterwards, unless focus has moved elsewhere.
  useEffect(() => {
    if (isSending) return;
    if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    focused.current = null;
  }, [isSending]);

  // The stored message that the form speaks of has left.
  useEffect(
    () =>
      pageEvents.subscribe((event) => {
        if (event.kind !== 'acknowledged') return;
        setState((before) =>
          before.kind === 'queued' && before.id === event.id ? { ...before, kind: 'acknowledged', at: Date.now(), isLate: true } : before,
        );
      }),
    [],
  );

  // A stored message that its author has deleted or recalled is no longer stored.
  const isStale = state.kind === 'queued' && !waiting.some(({ id }) => id === state.id);

  return {
    state: isStale ? IDLE : state,
    sendingRef,
    setState,

    startSending() {
      focused.current = document.activeElement;
      sendingRef.current = true;
      setState({ kind: 'sending' });
    },

    endSending() {
      sendingRef.current = false;
      setState(IDLE);
    },

    /** Text that is typed while a message is sent belongs to a new one: the form goes on speaking of the first. */
    startText: () => setState((before) => (before.kind === 'sending' ? before : IDLE)),
  };
}
