import { AsyncLocalStorage } from 'node:async_hooks';
import type { Dependencies } from '../../../../src/outbox/dependencies.ts';
import { post } from '../../../../src/outbox/post.ts';
import { contactRequest } from '../contact-request.ts';
import type { Site } from './simulated-site.ts';
import type { Process, Simulation } from './simulation.ts';

const GOING = ['arrives', 'is lost', 'meets an intermediary', 'arrives twice', 'arrives when nobody waits any more'] as const;
const COMING = ['arrives', 'is lost', 'is replaced'] as const;

const failing = (status: number) => () => new Response(null, { status, headers: { 'Retry-After': '30' } });
/** Answers that a captive portal or a proxy may give in the site's place. */
const INTERMEDIARIES: (() => Response)[] = [
  () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  () => new Response(null, { status: 302, headers: { Location: 'http://portal.example/' } }),
  () => Response.json({ id: `2025-11-20-${'0'.repeat(64)}`, state: 'sent' }),
  ...[500, 502, 503, 429].map(failing),
];

type Send = (init: RequestInit) => Promise<Response>;
const sender = new AsyncLocalStorage<Send>();
/** Replaces the browser's `fetch`: the real `post` calls it without knowing from which process. */
export const fuzzedFetch = (_input: unknown, init: RequestInit): Promise<Response> | undefined => sender.getStore()?.(init);

/** The network between a device and the site. */
export function createNetwork(simulation: Simulation, site: Site): (process: Process) => Dependencies['post'] {
  const { choices, note, later, laterIn } = simulation;
  const intermediary = () => INTERMEDIARIES[choices.pick(INTERMEDIARIES.length)]?.() as Response;

  function send(process: Process, { headers, body }: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      const request = () => contactRequest({ headers: headers as Record<string, string>, body });
      const fail = () => laterIn(process, () => reject(new TypeError('Failed to fetch')));
      const comeBack = (response?: Response) => {
        const coming = choices.fault(COMING);
        note(`  answer ${response?.status ?? 'reset'} ${coming}`);
        if (!response || coming === 'is lost') fail();
        else laterIn(process, () => resolve(coming === 'is replaced' ? intermediary() : response));
      };
      const going = choices.fault(GOING);
      note(`${process.name}: request ${going}`);
      if (going === 'meets an intermediary') return laterIn(process, () => resolve(intermediary()));
      if (going !== 'is lost') later(() => site.receive(request(), comeBack));
      if (going === 'arrives twice') later(() => site.receive(request(), () => {}));
      if (going === 'is lost' || going === 'arrives when nobody waits any more') fail();
    });
  }

  return (process) => (outgoing) =>
    sender.run(
      (init) => send(process, init),
      () => post(outgoing),
    );
}
