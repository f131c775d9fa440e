import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../netlify/local/root.ts';

/** Runs a Node program of the project, with its output shown and no input. Resolves with whether it succeeded. */
export async function runProgram(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  return code === 0;
}
