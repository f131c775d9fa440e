import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { waitingAtom } from './items.ts';
import { loadWaitingMessages } from './load-waiting-messages.ts';

/** Renders the panel of waiting messages, whose code loads only once there is one. */
export function WaitingSlot() {
  const waiting = useAtomValue(waitingAtom);
  const [Panel, setPanel] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (Panel || waiting.length === 0) return;
    loadWaitingMessages().then(
      ({ WaitingMessages }) => setPanel(() => WaitingMessages),
      () => {
        // Messages are still sent without the panel, and the next change of the list, such as a further try, loads it again.
      },
    );
  }, [Panel, waiting]);

  return Panel && <Panel />;
}
