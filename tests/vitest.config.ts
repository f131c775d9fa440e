import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { articleModules } from '../src/prerender/article-modules.ts';

const project = (name: string, include: string, test: { environment?: 'happy-dom'; setupFiles?: string[] } = {}) => ({
  extends: true as const,
  test: { name, include: [include], ...test },
});

/** The project `build` reads dist: build first. */
// biome-ignore lint/style/noDefaultExport: Vitest takes nothing else.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), articleModules()],
  test: {
    maxWorkers: 2,
    // A thread starts in less time than a process.
    pool: 'threads',
    // Some start a server or a build, on machines that do other things as well: what hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      project('unit', 'unit/**/*.test.ts'),
      project('component', 'component/**/*.test.tsx', {
        environment: 'happy-dom',
        setupFiles: [join(import.meta.dirname, 'support/component-setup.ts')],
      }),
      project('build', 'build/**/*.test.ts'),
      project('faults', 'faults/**/*.test.ts'),
    ],
  },
});
