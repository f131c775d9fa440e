import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { waitingAtom } from './entries.ts';

/** Where the panel of waiting messages stands once there is one; its code comes only then. */
export function WaitingSlot() {
  const isNeeded = useAtomValue(waitingAtom).length > 0;
  const [Panel, setPanel] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isNeeded) return;
    const load = () => {
      import('./WaitingMessages.tsx').then(
        ({ WaitingMessages }) => setPanel(() => WaitingMessages),
        () => {
          // Without the panel the messages still leave.
        },
      );
    };
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isNeeded]);

  return Panel && <Panel />;
}
