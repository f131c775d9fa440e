import { useAtomValue } from 'jotai';
import { isRow, type OutboxItem } from '../../../outbox/row.ts';
import { isSending } from '../../../outbox/schedule.ts';
import { copyMessage } from '../copy-message.ts';
import { formHandleAtom } from '../form-handle.ts';
import { toastError, toastInfo, toastSending, toastSent } from '../outbox-toasts.ts';
import { pageOutbox } from '../page-outbox.ts';
import { CONFLICTS, FORM_IN_USE, FORM_NOT_READY, problemOf, recalledText, remainsOf, STORAGE_REFUSED } from './wording.ts';

/** The messages that are being recalled or removed: a second press, before the list is read anew, does nothing. */
const inProgress = new Set<string>();

export type WaitingActions = ReturnType<typeof useWaitingActions>;

/** The actions on a waiting message. Each reports its result in a toast; none rejects. */
export function useWaitingActions() {
  const form = useAtomValue(formHandleAtom);
  const { outbox } = pageOutbox();

  /** Resolves with whether a try was made, whatever came of it. */
  async function retry(item: OutboxItem): Promise<boolean> {
    toastSending();
    const result = await outbox.retry(item.id);
    const problem = problemOf(result);
    if (problem) toastError(problem);
    else {
      toastSent(item.id);
      // The site is reachable, so send everything else that waits. A failure is for the other cards to say.
      outbox.drain().catch(() => {});
    }
    // No object if another tab has just begun to send the message, or has sent it.
    return typeof result === 'object';
  }

  async function edit(item: OutboxItem): Promise<void> {
    if (!form) return toastError(FORM_NOT_READY);
    await form.whenStored();
    if (form.hasText()) return toastError(FORM_IN_USE);
    const draft = await outbox.recall(item.id);
    if (typeof draft === 'string') return toastError(CONFLICTS[draft]);
    form.edit(draft);
    toastInfo(recalledText(item));
  }

  /** Tells whether the visitor may be asked to confirm: not while the message is being sent, as a toast then says. */
  function mayRemove(item: OutboxItem): boolean {
    const isRefused = isRow(item) && isSending(item, Date.now());
    if (isRefused) toastError(CONFLICTS.sending);
    return !isRefused;
  }

  /** Resolves with whether the message was removed. */
  async function remove({ id }: OutboxItem): Promise<boolean> {
    const result = await outbox.remove(id);
    if (result === 'done') toastInfo('Message supprimé.');
    else toastError(CONFLICTS[result]);
    return result === 'done';
  }

  const safely =
    <Result>(action: (item: OutboxItem) => Promise<Result>) =>
    (item: OutboxItem) =>
      action(item).catch(() => void toastError(STORAGE_REFUSED));
  const once =
    <Result>(action: (item: OutboxItem) => Promise<Result>) =>
    async (item: OutboxItem) => {
      if (inProgress.has(item.id)) return;
      inProgress.add(item.id);
      return await action(item).finally(() => inProgress.delete(item.id));
    };
  return {
    retry: safely(retry),
    edit: once(safely(edit)),
    mayRemove,
    remove: once(safely(remove)),
    copy: (item: OutboxItem) => copyMessage(isRow(item) ? item.message : remainsOf(item.raw)),
  };
}
