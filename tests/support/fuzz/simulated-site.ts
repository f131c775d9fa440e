import { StoreError } from '../../../netlify/contact/blob-store.ts';
import { createServices, type Services } from '../../../netlify/contact/contact-services.ts';
import { handleContact } from '../../../netlify/contact/handle.ts';
import type { Mailer } from '../../../netlify/contact/postmark.ts';
import { redeliver } from '../../../netlify/contact/redeliver.ts';
import { createSingleFlight } from '../../../netlify/contact/single-flight.ts';
import { createBlobs } from './simulated-blobs.ts';
import { createPostmark } from './simulated-postmark.ts';
import type { Process, Simulation } from './simulation.ts';

/** Plants a bug, to see that it is found. */
export type Spoil = (mailer: Mailer) => Mailer;

type Instance = { process: Process; services: Services };
const INSTANCES = 2;

export type Site = ReturnType<typeof createSite>;

/** The real function, in instances that share a store and a Postmark and can be killed. */
export function createSite(simulation: Simulation, spoil: Spoil = (mailer) => mailer) {
  const blobs = createBlobs(simulation, simulation.choices.pick(2) === 0);
  const postmark = createPostmark(simulation, blobs);
  const instances: Instance[] = [];
  let boots = 0;

  function boot(): Instance {
    const process = simulation.start(`function ${++boots}`);
    const services = createServices({
      store: blobs.storeOf(process),
      mailer: spoil(postmark.mailerOf(process)),
      singleFlight: createSingleFlight(),
      now: () => simulation.clock.site,
      log: () => {},
    });
    return { process, services };
  }

  /** A living instance, new or used. */
  function instance(): Instance {
    const slot = simulation.choices.pick(INSTANCES);
    const used = instances[slot];
    if (used?.process.isAlive) return used;
    const fresh = boot();
    instances[slot] = fresh;
    return fresh;
  }

  return {
    mails: postmark.mails,
    instances,
    /** `answered` is called once: with the response, or with `undefined` when the instance dies. */
    receive(request: Request, answered: (response: Response | undefined) => void): void {
      const { process, services } = instance();
      process.onDeath.push(() => answered(undefined));
      void handleContact(request, services).then(answered);
    },
    redeliver(): void {
      redeliver(instance().services).catch((error: unknown) => {
        if (!(error instanceof StoreError)) throw error;
      });
    },
    /** Keys of the messages that the site still means to send. */
    waiting: () => blobs.keys('waiting/'),
  };
}
