import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../netlify/local/root.ts';
import { table } from '../report/markdown.ts';
import { summarize } from '../statistics.ts';

const STARTS = 9;

/** Markdown table: the size of the function as one minified file, and how long a fresh process takes to load it. */
export async function describeColdStart(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-bundle-'));
  try {
    const empty = join(folder, 'empty.mjs');
    await writeFile(empty, '');
    const bundle = await bundleFunction(folder);
    const { size } = await stat(bundle);
    const rows = startUp([empty, bundle]);
    return table(
      ['send-contact, cold', 'bundle, bytes', 'empty process, ms', 'process that imports it, ms'],
      [[`median of ${STARTS}`, size, ...rows.map((ms) => ms.toFixed(1))]],
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Bundles the function as a host does: one file with all its dependencies, for Node. */
async function bundleFunction(outDir: string): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'netlify/functions/send-contact.ts',
      outDir,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  return join(outDir, 'send-contact.mjs');
}

/**
 * For each file, the median duration in milliseconds of a process that runs it. The files take turns, so that background load affects all.
 */
function startUp(files: readonly string[]): number[] {
  const rounds = Array.from({ length: STARTS }, () =>
    files.map((file) => {
      const started = performance.now();
      execFileSync(process.execPath, [file]);
      return performance.now() - started;
    }),
  );
  return files.map((_file, place) => summarize(rounds.map((times) => times[place] ?? Number.NaN)).median);
}
