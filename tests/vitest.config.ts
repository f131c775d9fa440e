import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Vitest keeps a NODE_ENV that is already set, and React has no `act` in production.
process.env.NODE_ENV = 'test';

const project = (name: string, include: string, test: { environment?: 'happy-dom'; pool?: 'forks'; setupFiles?: string[] } = {}) => ({
  extends: true as const,
  test: { name, include: [include], ...test },
});

/** Replaces the stylesheets that UnoCSS generates: no test looks at styles. */
const noStyles = {
  name: 'no-styles',
  resolveId: (id: string) => (id.startsWith('virtual:uno') ? `\0${id}` : null),
  load: (id: string) => (id.startsWith('\0virtual:uno') ? '' : null),
};

/** The `build` project reads dist: build first. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), noStyles],
  test: {
    maxWorkers: 2,
    // Threads start faster than processes.
    pool: 'threads',
    // Generous limits: some tests start a server or a build, on machines that are busy with other things. Hangs are still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      project('unit', 'unit/**/*.test.ts'),
      project('component', 'component/**/*.test.{ts,tsx}', {
        environment: 'happy-dom',
        // Threads would hear each other's messages on a BroadcastChannel.
        pool: 'forks',
        setupFiles: [join(import.meta.dirname, 'support/contact/component-setup.ts')],
      }),
      project('build', 'build/**/*.test.{ts,tsx}'),
      project('faults', 'faults/**/*.test.ts'),
    ],
  },
});
