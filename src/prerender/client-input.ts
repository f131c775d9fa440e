/** The first module that a page imports: registers the service worker. */
export const WORKER = 'src/browser/register-worker.ts';
/** The document, whose script is the code that every page shares. */
export const ENTRY = 'index.html';
/** React DOM, imported by the entry. */
export const MOUNT = 'src/browser/mount.ts';

/** Entry points of the client build; see rolldown.rs/reference/inputoptions.input */
export const clientInput: Record<string, string> = { register: WORKER, index: ENTRY };
