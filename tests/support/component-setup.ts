import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default second is short where two cores run everything: a draft is stored 0.4 s after the last key.
configure({ asyncUtilTimeout: 15_000 });

// Testing Library does this by itself only where test functions are globals.
afterEach(cleanup);
