import { createDependencies, type Dependencies } from '../../../../netlify/contact/dependencies.ts';
import { StoreError } from '../../../../netlify/contact/ledger/blob-store.ts';
import type { Mailer } from '../../../../netlify/contact/mail/postmark.ts';
import { handleContact } from '../../../../netlify/contact/request/handle.ts';
import { redeliver } from '../../../../netlify/contact/schedule/redeliver.ts';
import { createBlobs } from './simulated-blobs.ts';
import { createPostmark } from './simulated-postmark.ts';
import type { Process, Simulation } from './simulation.ts';

/** Plants a bug, to see that it is found. */
export type Spoil = (mailer: Mailer) => Mailer;

type Instance = { process: Process; dependencies: Dependencies };
const INSTANCES = 2;

export type Site = ReturnType<typeof createSite>;

/** The real function, in instances that share a store and a Postmark and can be killed. */
export function createSite(simulation: Simulation, spoil: Spoil = (mailer) => mailer) {
  const blobs = createBlobs(simulation);
  const postmark = createPostmark(simulation);
  const instances: Instance[] = [];
  let boots = 0;

  function boot(): Instance {
    const process = simulation.start(`function ${++boots}`);
    const [store, mailer] = [blobs.storeOf(process), spoil(postmark.mailerOf(process))];
    const now = () => simulation.clock.site;
    /** A waiting instance is one that other events overtake, while the site's time passes. */
    const sleep = async (ms: number) => {
      await simulation.yieldTurn(process);
      simulation.moveSite(ms);
    };
    return { process, dependencies: createDependencies({ store, mailer, now, sleep, log: () => {} }) };
  }

  /** A living instance, new or used. */
  function instance(): Instance {
    const slot = simulation.choices.pick(INSTANCES);
    if (!instances[slot]?.process.isAlive) instances[slot] = boot();
    return instances[slot] as Instance;
  }

  return {
    mails: postmark.mails,
    /** Kills an instance, if there is one. */
    kill(): void {
      const victim = instances[simulation.choices.pick(INSTANCES)];
      if (victim) simulation.kill(victim.process);
    },
    /** `answered` is called with the response, or with `undefined` when the instance dies. */
    receive(request: Request, answered: (response?: Response) => void): void {
      const { process, dependencies } = instance();
      process.onDeath.push(() => answered());
      void handleContact(request, dependencies).then(answered);
    },
    redeliver(): void {
      redeliver(instance().dependencies).catch((error: unknown) => {
        if (!(error instanceof StoreError)) throw error;
      });
    },
    /** Keys of the messages that the site still means to send. */
    pending: () => blobs.keys('pending/'),
  };
}
