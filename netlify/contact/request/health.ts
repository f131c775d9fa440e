import type { Dependencies } from '../dependencies.ts';
import { describeError } from '../log.ts';
import { STALE_AFTER_MS } from '../timing.ts';
import { RESPONSE_HEADERS } from './reply.ts';

/** One part of the report, https://datatracker.ietf.org/doc/html/draft-inadarei-api-health-check-06. */
type Check = { status: 'pass' | 'fail'; output?: string; observedValue?: number; observedUnit?: string; since?: string };

/**
 * GET /api/contact-health for an uptime monitor: 200 while messages reach staff, 503 when a person must act. Anybody may read it, so it
 * names variables, counts and times, and nothing of a message.
 */
export async function handleHealth({ method }: Request, dependencies: Dependencies): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD')
    return new Response(null, { status: 405, headers: { ...RESPONSE_HEADERS, Allow: 'GET, HEAD' } });
  const checks = { settings: checkSettings(dependencies), ...(await checkPending(dependencies)) };
  const failed = Object.entries(checks).filter(([, { status }]) => status === 'fail');
  const status = failed.length === 0 ? 'pass' : 'fail';
  const output = failed.map(([name, check]) => `${name}: ${check.output}`).join('; ');
  // The draft wants a list for each check.
  const checkLists = Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, [check]]));
  const body = JSON.stringify({ status, ...(output && { output }), checks: checkLists });
  return new Response(method === 'HEAD' ? null : body, {
    status: status === 'pass' ? 200 : 503,
    headers: { ...RESPONSE_HEADERS, 'Content-Type': 'application/health+json' },
  });
}

function checkSettings({ wrongSettings }: Dependencies): Check {
  return wrongSettings.length === 0 ? { status: 'pass' } : { status: 'fail', output: `wrong ${wrongSettings.join(', ')}` };
}

/** Reads only the index, once. Its keys tell since when each message has been pending; the monitor sees that as `waiting`. */
async function checkPending({ ledger, now, log }: Dependencies): Promise<{ store: Check; waiting?: Check }> {
  try {
    const pending = await ledger.pending();
    const count = { observedValue: pending.length, observedUnit: 'messages' };
    const [oldest] = pending;
    if (!oldest || now() - oldest.receivedAt <= STALE_AFTER_MS) return { store: { status: 'pass' }, waiting: { status: 'pass', ...count } };
    const since = new Date(oldest.receivedAt).toISOString();
    return { store: { status: 'pass' }, waiting: { status: 'fail', output: `${pending.length} since ${since}`, ...count, since } };
  } catch (error) {
    log('error', { event: 'contact.health', ...describeError(error) });
    return { store: { status: 'fail', output: 'no answer' } };
  }
}
