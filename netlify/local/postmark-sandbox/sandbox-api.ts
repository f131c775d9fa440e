import type { Call } from './call.ts';
import { badInput } from './errors.ts';
import { MAX_DELAY_MS, readFaults, readInteger } from './fault-input.ts';
import { describeFault } from './faults.ts';
import { parseJson, readBody, sendJson } from './http.ts';
import { isObject } from './outgoing-mail.ts';
import { type Sandbox, tellState } from './sandbox.ts';

/** GET /sandbox/faults → `{faults, indexDelayMs}`, as do the endpoints that change them. */
export function showFaults({ response, sandbox }: Call): void {
  sendJson(response, 200, faultState(sandbox));
}

/** PUT /sandbox/faults with a fault or a list of them: replaces the queue. */
export async function putFaults(call: Call): Promise<void> {
  call.sandbox.faults.replace(readFaults(await readJson(call)));
  tellState(call.sandbox);
  showFaults(call);
}

/** DELETE /sandbox/faults: removes all faults, but keeps the index delay. */
export function deleteFaults(call: Call): void {
  call.sandbox.faults.replace([]);
  tellState(call.sandbox);
  showFaults(call);
}

/** PUT /sandbox/index-delay `{ms}` */
export async function putIndexDelay(call: Call): Promise<void> {
  const json = await readJson(call);
  call.sandbox.indexDelayMs = readInteger(isObject(json) ? json.ms : undefined, 'ms', 0, MAX_DELAY_MS);
  tellState(call.sandbox);
  showFaults(call);
}

/** GET /sandbox/mails: the whole ledger, newest first. */
export function showMails({ response, sandbox }: Call): void {
  const mails = sandbox.ledger.newestFirst();
  sendJson(response, 200, { total: mails.length, acceptedByMetadata: sandbox.ledger.countByMetadata(), mails });
}

export function deleteMails(call: Call): void {
  call.sandbox.ledger.clear();
  tellState(call.sandbox);
  showMails(call);
}

/** GET /sandbox/events */
export function streamEvents({ request, response, sandbox }: Call): void {
  sandbox.events.open(response);
  if (request.method === 'HEAD') response.end();
}

function faultState(sandbox: Sandbox): object {
  return { faults: sandbox.faults.list().map(describeFault), indexDelayMs: sandbox.indexDelayMs };
}

async function readJson({ request }: Call): Promise<unknown> {
  const json = parseJson(await readBody(request));
  if (!json) throw badInput('body', 'is not JSON');
  return json.value;
}
