import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../loading/lazy-with-retry.ts';
import { waitingItemsAtom } from '../outbox-items.ts';

const WaitingMessages = lazyWithRetry(async () => (await import('./WaitingMessages.tsx')).WaitingMessages);

/**
 * The list of waiting messages: its code loads once there is one. It then stays, even empty, so that focus and reading position are not
 * lost.
 */
export function WaitingSlot() {
  const isEmpty = useAtomValue(waitingItemsAtom).length === 0;
  const [isNeeded, setNeeded] = useState(false);
  if (!isEmpty && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <WaitingMessages />
      </Suspense>
    )
  );
}
