import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import { makeFolder } from '../support/folder.ts';
import { startHost } from '../support/http-host.ts';
import type { Engine } from './engine.ts';
import { locate } from './find.ts';

const MINUTE_MS = 60_000;

/** WebKitGTK's own browser on its own virtual screen, through WebDriver. `options`: of its command line. */
export async function openWebKit(options: string[] = []): Promise<Engine> {
  const home = await makeFolder({});
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(locate('webKitDriver'), [`--port=${port}`], { env: environment(home.path, display), stdio: 'ignore' });
  const session = await openSession(`http://127.0.0.1:${port}`, options);
  return {
    goto: async (url) => void (await session('POST', '/url', { url })),
    async run<Result>(script: () => Result | Promise<Result>) {
      const source = `const done = arguments[0]; Promise.resolve((${script})()).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = (await session('POST', '/execute/async', { script: source, args: [] })) as { value: Result; error?: string };
      if (error) throw new Error(error);
      return value;
    },
    async close() {
      await session('DELETE', '');
      await Promise.all([end(driver), end(screen)]);
      await home.remove();
    },
  };
}

function environment(home: string, display: string): NodeJS.ProcessEnv {
  const asRoot = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};
  return { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', ...asRoot };
}

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(locate('xvfb'), ['-displayfd', '1', '-screen', '0', '1280x800x24'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

type Command = (method: 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

async function openSession(driverURL: string, options: string[]): Promise<Command> {
  // The driver prints nothing when it starts to listen.
  await vi.waitFor(() => fetch(`${driverURL}/status`), { timeout: MINUTE_MS });
  const ask = async (method: string, path: string, body: object = {}) => {
    const response = await fetch(driverURL + path, { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  const browserOptions = { binary: locate('miniBrowser'), args: ['--automation', ...options] };
  const timeouts = { script: MINUTE_MS, pageLoad: MINUTE_MS };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions, timeouts } };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  return (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
}

async function freePort(): Promise<number> {
  await using server = await startHost(() => {});
  return Number(new URL(`http://${server.host}`).port);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
