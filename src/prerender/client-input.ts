/** Registers the worker: the page's first module. */
export const WORKER = 'src/browser/register-worker.ts';
/** What every page shares, named by the document. */
export const ENTRY = 'index.html';
/** React DOM, imported by the entry. */
export const MOUNT = 'src/browser/mount.ts';

/** What the browser's build starts from. Source: `input` in rolldown.rs/reference/inputoptions.input */
export const clientInput: Record<string, string> = { 'register-worker': WORKER, index: ENTRY };
