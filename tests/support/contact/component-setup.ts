import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default of one second is short when two cores run everything: a draft is stored 0.4 s after the last keystroke.
configure({ asyncUtilTimeout: 15_000 });

// happy-dom has no popovers.
HTMLElement.prototype.hidePopover = () => {};

// Testing Library does this by itself only where test functions are globals.
afterEach(cleanup);
