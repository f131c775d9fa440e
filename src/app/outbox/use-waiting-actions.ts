import { useAtomValue } from 'jotai';
import { isRow, type OutboxItem } from '../../outbox/row.ts';
import { isSending } from '../../outbox/schedule.ts';
import { formHandleAtom } from '../contact-form/form-handle.ts';
import { copyMessage } from './copy.ts';
import { OUTCOME, toastError, toastInfo } from './outcome-toasts.ts';
import { pageOutbox } from './page-outbox.ts';
import { FORM_IN_USE, problemOf, TOO_LATE, takenBackOf } from './wording.ts';

const REFUSED = 'Ce navigateur ne donne plus accès aux messages gardés sur cet appareil.';

export type WaitingActions = ReturnType<typeof useWaitingActions>;

/** What visitors can do with a waiting message. Each action reports its result in a toast; none rejects. */
export function useWaitingActions() {
  const form = useAtomValue(formHandleAtom);
  const { outbox } = pageOutbox();

  /** Also tells the visitor why nothing can be done with a message that is being sent. */
  function refuseWhileSending(item: OutboxItem): boolean {
    const isRefused = isRow(item) && isSending(item, Date.now());
    if (isRefused) toastError(TOO_LATE.sending);
    return isRefused;
  }

  async function retry(item: OutboxItem): Promise<void> {
    if (refuseWhileSending(item)) return;
    const problem = problemOf(await outbox.retry(item.id));
    if (problem) return toastError(problem);
    // The site is reachable, so send everything else that waits.
    await outbox.drain();
  }

  async function edit(item: OutboxItem): Promise<void> {
    if (!form?.isBlank()) return toastError(FORM_IN_USE);
    const taken = await outbox.takeBack(item.id);
    if (typeof taken === 'string') return toastError(TOO_LATE[taken]);
    form.edit(taken);
    // Replaces the toast that says that the message will leave by itself.
    toastInfo(takenBackOf(item), OUTCOME.queued);
  }

  async function remove({ id }: OutboxItem): Promise<void> {
    const result = await outbox.remove(id);
    if (result === 'done') toastInfo('Message supprimé.', OUTCOME.queued);
    else toastError(TOO_LATE[result]);
  }

  const safely = (action: (item: OutboxItem) => Promise<void>) => (item: OutboxItem) => action(item).catch(() => toastError(REFUSED));
  return {
    retry: safely(retry),
    edit: safely(edit),
    mayRemove: (item: OutboxItem) => !refuseWhileSending(item),
    remove: safely(remove),
    copy: (item: OutboxItem) => copyMessage(isRow(item) ? item.message : JSON.stringify(item.raw, null, 2)),
  };
}
