import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs the project's own build script in a copy of it. Rejects with the build's output when it fails. */
export async function build(folder: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build in ${folder} ended with status ${code}:\n${said}`);
}
