/** Dark frame, light sheet; the line under the title and the envelope form one stroke. */
export const INBOX_STYLE = `
:root {
  --ink: #10111a; --ink-2: #191b28; --ink-3: #262a3d; --line-grey: #4a4e68; --muted: #9a9cb0;
  --paper: #f3efe6; --paper-2: #e4ddcd; --blue: #6c9bff; --blue-deep: #2450c8; --yellow: #ffd25e; --green: #5fd6a4;
  color-scheme: dark; color: var(--paper); background: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: flex; flex-direction: column; }
h1, h2, p, ol, dl, dd, pre { margin: 0; padding: 0; }
ol { list-style: none; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
[hidden] { display: none !important; }

.top { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; padding: .75rem 1.25rem 0; border-bottom: 2px solid var(--paper); }
.envelope { align-self: end; margin-bottom: -2px; fill: none; stroke: var(--paper); stroke-width: 2; stroke-linejoin: round; }
h1 { font-size: 1.375rem; line-height: 1.2; letter-spacing: -.01em; }
.lead { color: var(--muted); }
#status { margin-left: auto; color: var(--yellow); overflow-wrap: anywhere; }

.columns { flex: 1; display: grid; grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr); }
.side { min-width: 0; background: var(--ink-2); }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 1rem; min-height: 3.5rem; padding: .5rem 1.25rem; }
.bar h2 { font-size: 1rem; }
.bar button { min-height: 2.25rem; padding: 0 .875rem; border: 1px solid var(--line-grey); border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
.bar button:hover { border-color: var(--paper); }

#faults { padding-bottom: 1rem; background: var(--yellow); color: var(--ink); }
#faults :focus-visible { outline-color: var(--ink); }
#faults .bar button { border-color: var(--ink); }
#faults .bar button:hover { background: var(--ink); color: var(--paper); }
#faults li, #faults p { padding: .25rem 1.25rem; }
#faults b { font-family: ui-monospace, monospace; margin-right: .25rem; }
.when { display: block; font-size: .875rem; }

#mails li { border-top: 1px solid var(--ink-3); }
#mails li:last-child { border-bottom: 1px solid var(--ink-3); }
#mails li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .125rem 1rem; padding: .75rem 1.25rem .75rem 1rem; border-left: 4px solid transparent; text-decoration: none; }
#mails li a:hover { background: var(--ink-3); }
#mails li a:focus-visible { outline-offset: -3px; }
#mails li a[aria-current] { background: var(--ink-3); border-color: var(--blue); }
#mails li a.new { border-color: var(--green); }
.subject { font-weight: 600; overflow-wrap: anywhere; }
#mails time, .route { color: var(--muted); font-size: .875rem; }
#mails time { line-height: 1.5rem; font-variant-numeric: tabular-nums; }
.route { grid-column: 1 / -1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tag { justify-self: start; max-width: 100%; margin-top: .25rem; padding: 0 .5rem; border: 1px solid var(--line-grey); border-radius: 3px; font-size: .8125rem; overflow-wrap: anywhere; }
.empty { display: grid; gap: .75rem; padding: .5rem 1.25rem 1.5rem; }
.empty pre { padding: .875rem; border-radius: 6px; background: var(--ink); font-size: .8125rem; white-space: pre-wrap; overflow-wrap: anywhere; }
#mails .hint { padding: 1rem 1.25rem; }

#mail { min-width: 0; display: flex; flex-direction: column; padding: 2rem clamp(1.25rem, 4vw, 3rem) 3rem; background: var(--paper); color: var(--ink); color-scheme: light; }
#mail:focus { outline: none; }
#mail :focus-visible { outline-color: var(--blue-deep); }
.blank { margin: auto; display: grid; justify-items: center; gap: 1.5rem; }
.blank svg { fill: none; stroke: var(--ink); stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }
.blank .guide { stroke: var(--line-grey); stroke-width: 1; stroke-dasharray: 6 6; }
.hint { color: var(--line-grey); }
#mails .hint { color: var(--muted); }
.back { display: none; }
.back a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--blue-deep); }
#mail h2 { font-size: clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem); line-height: 1.2; letter-spacing: -.01em; text-wrap: balance; overflow-wrap: anywhere; }
dl { display: grid; gap: .25rem; margin: 1rem 0 1.75rem; }
dl div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 1rem; }
dt { color: var(--line-grey); overflow-wrap: anywhere; }
dd { overflow-wrap: anywhere; }
[role=tablist] { display: flex; gap: .25rem; border-bottom: 2px solid var(--ink); }
[role=tab] { min-height: 2.75rem; padding: 0 1.125rem; border: 2px solid transparent; border-bottom: 0; border-radius: 6px 6px 0 0; background: none; color: inherit; font: inherit; cursor: pointer; }
[role=tab]:hover { background: var(--paper-2); }
[role=tab][aria-selected=true] { margin-bottom: -2px; border-color: var(--ink); background: var(--paper); padding-bottom: 2px; font-weight: 600; }
[role=tabpanel] { padding-top: 1.25rem; }
#mail pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.text { max-width: 70ch; font: inherit; }
.source { font: .8125rem/1.6 ui-monospace, monospace; }
iframe { display: block; width: 100%; height: 60vh; border: 1px solid var(--paper-2); border-radius: 6px; background: #fff; }
.noscript { padding: 1rem 1.25rem; }

@media (min-width: 52.01rem) {
  body { height: 100dvh; }
  .columns { min-height: 0; }
  .side, #mail { overflow-y: auto; }
}
@media (max-width: 52rem) {
  .lead { display: none; }
  .columns { display: flex; flex-direction: column; }
  .side { flex: 1; }
  #mail { padding-top: .5rem; }
  #mail:not(.open), .side:has(~ #mail.open) { display: none; }
  #mail.open { flex: 1; }
  .back { display: block; }
  dl div { grid-template-columns: 5.5rem minmax(0, 1fr); }
}
`;
