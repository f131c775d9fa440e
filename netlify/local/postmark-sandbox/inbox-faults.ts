import { FAULT_KINDS, type Fault } from './faults.ts';
import { type Html, html } from './html.ts';
import type { Sandbox } from './sandbox.ts';

export function faultPanel({ faults, indexDelayMs }: Sandbox): Html {
  const queue = faults.list();
  if (queue.length === 0 && indexDelayMs === 0) return html`<section id="faults" hidden></section>`;
  return html`<section id="faults" aria-labelledby="faults-title">
<div class="bar"><h2 id="faults-title">Active faults</h2><button type="button" data-action="clear-faults">Clear</button></div>
<ol>${queue.map(faultItem)}</ol>
${indexDelayMs > 0 ? html`<p><b>index delay</b> Mails appear in the search after ${indexDelayMs} ms.</p>` : ''}
</section>`;
}

function faultItem(fault: Fault): Html {
  const { does } = FAULT_KINDS[fault.kind];
  return html`<li><b>${fault.kind}</b> ${does}${fault.answer ? `: ${fault.answer.status}, code ${fault.answer.code}` : ''}. <span class="when">${when(fault)}</span></li>`;
}

function when({ times, after, delayMs }: Fault): string {
  const parts = [
    times === 0 ? 'until cleared' : times === 1 ? 'once' : `${times} times`,
    ...(after > 0 ? [`after ${after} ${after === 1 ? 'mail' : 'mails'}`] : []),
    ...(delayMs > 0 ? [`delay ${delayMs} ms`] : []),
  ];
  return parts.join(' · ');
}
