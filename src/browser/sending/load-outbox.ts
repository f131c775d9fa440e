import { pageEvents } from '../../app/contact/page-events.ts';
import { loadWithRetry } from '../../app/loading/load-with-retry.ts';
import { onPageShown } from '../../app/routing/shown-path.ts';
import { databaseExists } from '../../outbox/database-exists.ts';
import { CONTACT_PATH } from '../../shared/page-contract.ts';

/**
 * The only outbox code that every page runs. It loads the rest on the contact page, when the database exists (a message may be waiting),
 * and when another part of this page, another tab or the worker publishes an event.
 */
export async function loadOutboxIfNeeded(): Promise<void> {
  const unsubscribe = pageEvents.subscribe(() => load());
  let isRequested = false;

  async function load(): Promise<void> {
    if (isRequested) return;
    isRequested = true;
    const { startTriggers } = await loadWithRetry(() => import('./send-triggers.ts'));
    unsubscribe();
    startTriggers();
  }

  // Load the code that sends messages while there is a network: once offline, it is too late to fetch it.
  const loadWithForm = () => location.pathname === CONTACT_PATH && load();
  const loadIfStored = async () => (await databaseExists()) && load();

  onPageShown(loadWithForm);
  window.addEventListener('online', loadIfStored);
  loadWithForm();
  await loadIfStored();
}
