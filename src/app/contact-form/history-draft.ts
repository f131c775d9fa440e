import { type Draft, readDraft } from '../../contact/draft.ts';

/**
 * The draft of this history entry, without its text. The browser restores form fields per entry: visitors who leave during a send and come
 * back find their text again, and it must keep the id it may have been sent under.
 */
export function recallDraft(): Draft | undefined {
  return readDraft({ ...history.state?.draft, values: {} });
}

export function rememberDraft({ seed, tried }: Draft): void {
  try {
    history.replaceState({ ...history.state, draft: { seed, ...(tried && { tried }) } }, '');
  } catch {
    // Safari allows a hundred changes in thirty seconds.
  }
}
