import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../netlify/local/root.ts';

/** Runs a tool of the project, by its file in node_modules, and answers what it printed, whether it was content or not. */
export function runTool(tool: string, args: string[], cwd = root): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd, maxBuffer: 1 << 24 }, (_error, output) =>
      resolve(output),
    );
  });
}
