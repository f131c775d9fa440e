import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { waitingAtom } from './items.ts';
import { loadWaitingMessages } from './load-waiting-messages.ts';

/** Renders the panel of waiting messages, whose code loads only once there is one. */
export function WaitingSlot() {
  const isNeeded = useAtomValue(waitingAtom).length > 0;
  const [Panel, setPanel] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isNeeded) return;
    const load = () => {
      loadWaitingMessages().then(
        ({ WaitingMessages }) => setPanel(() => WaitingMessages),
        () => {
          // Messages are still sent without the panel.
        },
      );
    };
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isNeeded]);

  return Panel && <Panel />;
}
