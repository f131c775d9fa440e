import { AsyncLocalStorage } from 'node:async_hooks';
import { type OutgoingMessage, type PostResult, post } from '../../../src/contact/post.ts';
import type { Signals } from '../../../src/contact/protocol.ts';
import type { Site } from './simulated-site.ts';
import type { Process, Simulation } from './simulation.ts';

const ORIGIN = 'https://site.example';
const GOING = ['arrives', 'is lost', 'meets an intermediary', 'arrives twice', 'hangs', 'arrives when nobody waits any more'] as const;
const COMING = ['arrives', 'is lost', 'is replaced'] as const;

const sender = new AsyncLocalStorage<(init: RequestInit) => Promise<Response>>();

/** Replaces the browser's `fetch`: the real `post` calls it without knowing from which process. */
export const fuzzedFetch = (_input: unknown, init: RequestInit = {}): Promise<Response> => {
  const send = sender.getStore();
  return send ? send(init) : Promise.reject(new Error('Nobody sends'));
};

/** The network between a device and the site. */
export function createNetwork(
  simulation: Simulation,
  site: Site,
): (process: Process) => (outgoing: OutgoingMessage, signals?: Signals) => Promise<PostResult> {
  function send(process: Process, init: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      const request = () =>
        new Request(`${ORIGIN}/api/send-contact`, { ...init, signal: null, headers: { ...init.headers, Origin: ORIGIN } });
      const fail = (why: string) => simulation.laterIn(process, why, () => reject(new TypeError(why)));
      const comeBack = (response: Response | undefined) => {
        const coming = COMING[simulation.choices.fault(COMING.length)];
        simulation.note(`  answer ${response?.status ?? 'reset'} ${coming}`);
        if (!response || coming === 'is lost') fail('reset');
        else simulation.laterIn(process, 'answer', () => resolve(coming === 'is replaced' ? intermediary(simulation) : response));
      };
      const arrive = () => site.receive(request(), comeBack);
      const going = GOING[simulation.choices.fault(GOING.length)];
      simulation.note(`${process.name}: request ${going}`);
      if (going === 'is lost' || going === 'hangs') fail(going);
      else if (going === 'meets an intermediary') simulation.laterIn(process, going, () => resolve(intermediary(simulation)));
      else simulation.later('request', arrive);
      if (going === 'arrives twice') simulation.later('request again', () => site.receive(request(), () => {}));
      if (going === 'arrives when nobody waits any more') fail('timeout');
    });
  }

  return (process) => (outgoing, signals) =>
    sender.run(
      (init) => send(process, init),
      () => post(outgoing, signals),
    );
}

const json = { 'Content-Type': 'application/json' };
const portal = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
const redirect = () => new Response(null, { status: 302, headers: { Location: 'http://portal.example/' } });
const stranger = () => Response.json({ id: 'somebody-elses', digest: '0'.repeat(64), state: 'sent' }, { headers: json });
const failing = (status: number) => () => new Response(null, { status, headers: { 'Retry-After': '30' } });

const INTERMEDIARIES = [portal, redirect, stranger, failing(500), failing(502), failing(503), failing(429)];

function intermediary({ choices }: Simulation): Response {
  return (INTERMEDIARIES[choices.pick(INTERMEDIARIES.length)] ?? portal)();
}
