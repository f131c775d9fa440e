import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../netlify/local/root.ts';

/** Runs a tool, named by its file in node_modules. Resolves with what it printed, even if it failed. */
export function runTool(tool: string, args: string[], cwd = root): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd, maxBuffer: 1 << 24 }, (_error, output) =>
      resolve(output),
    );
  });
}
