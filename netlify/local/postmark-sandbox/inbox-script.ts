/** The inbox page's script. It only replaces parts of the page with what the server rendered and escaped. */
export const INBOX_SCRIPT = `
const byId = (id) => document.getElementById(id);
const chosen = () => location.hash.slice(1);
const say = (text) => { byId('status').textContent = text; };

async function load(parts) {
  const id = chosen();
  const response = await fetch('/?mail=' + encodeURIComponent(id));
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const focused = document.activeElement?.closest('#mails a')?.getAttribute('href');
  for (const part of parts) {
    // Meanwhile another mail was chosen: its own update follows.
    if (part === 'mail' && id !== chosen()) continue;
    byId(part).replaceWith(document.adoptNode(fresh.getElementById(part)));
  }
  if (focused) linkTo(focused)?.focus({ preventScroll: true });
}

const linkTo = (href) => [...document.querySelectorAll('#mails a')].find((link) => link.getAttribute('href') === href);

// One at a time, so that answers cannot overtake each other; what is asked for meanwhile shares the next one.
let wanted = new Set();
let followUps = [];
let running;
function update(parts, then) {
  for (const part of parts) wanted.add(part);
  if (then) followUps.push(then);
  running ??= run();
}

async function run() {
  while (wanted.size > 0) {
    const parts = [...wanted];
    const done = followUps;
    wanted = new Set();
    followUps = [];
    try {
      await load(parts);
      for (const then of done) then();
    } catch {
      say('The sandbox does not answer. Is it still running?');
    }
  }
  running = undefined;
}

function openChosen(event) {
  const before = event && new URL(event.oldURL).hash;
  update(['mails', 'mail'], () => {
    const narrow = matchMedia('(max-width: 52rem)').matches;
    if (narrow) scrollTo(0, 0);
    if (narrow && chosen()) byId('mail').focus({ preventScroll: true });
    else if (narrow && before) linkTo(before)?.focus();
    linkTo('#' + chosen())?.scrollIntoView({ block: 'nearest' });
  });
}
addEventListener('hashchange', openChosen);
if (chosen()) openChosen();

const events = new EventSource('/sandbox/events');
let lost = false;
events.addEventListener('open', () => {
  if (lost) update(['mails', 'faults', 'mail'], () => say(''));
  lost = false;
});
events.addEventListener('error', () => {
  lost = true;
  say('Connection lost. Trying again…');
});
// An open mail stays as it is: its tab and its scroll position are the reader's.
const around = () => (chosen() ? ['mails', 'faults'] : ['mails', 'faults', 'mail']);
events.addEventListener('mail', (event) => {
  const mail = JSON.parse(event.data);
  update(around(), () => {
    say('New mail: ' + mail.Subject);
    linkTo('#' + mail.MessageID)?.classList.add('new');
  });
});
events.addEventListener('state', () => update(around()));

const actions = {
  'delete-mails': async () => {
    if (!confirm('Delete all mails of the sandbox?')) return;
    await fetch('/sandbox/mails', { method: 'DELETE' });
    history.replaceState(null, '', '/');
    update(['mails', 'mail'], () => say('All mails deleted.'));
  },
  'clear-faults': async () => {
    await fetch('/sandbox/faults', { method: 'DELETE' });
    await fetch('/sandbox/index-delay', { method: 'PUT', body: '{"ms": 0}' });
    update(['faults'], () => say('Faults cleared.'));
  },
};
addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (button?.dataset.action) actions[button.dataset.action]();
  if (button?.role === 'tab') select(button);
});

function select(tab) {
  for (const other of tab.parentElement.children) {
    const selected = other === tab;
    other.setAttribute('aria-selected', selected);
    other.tabIndex = selected ? 0 : -1;
    byId(other.getAttribute('aria-controls')).hidden = !selected;
  }
  tab.focus();
}
addEventListener('keydown', (event) => {
  if (event.target.role !== 'tab') return;
  const tabs = [...event.target.parentElement.children];
  const steps = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.indexOf(event.target), End: tabs.length - 1 - tabs.indexOf(event.target) };
  if (!(event.key in steps)) return;
  event.preventDefault();
  select(tabs.at((tabs.indexOf(event.target) + steps[event.key]) % tabs.length));
});
`;
