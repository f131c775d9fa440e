import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root: string = fileURLToPath(new URL('../../', import.meta.url));
