import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { makeFolder } from '../folder.ts';
import { launchOptions } from './browser.ts';
import { choose } from './page.ts';

/** Makes Chromium retry a Background Sync after a second instead of minutes. */
const QUICK_SYNC = [
  '--force-fieldtrials=BackgroundSync/On',
  '--force-fieldtrial-params=BackgroundSync.On:initial_retry_delay_sec/1/retry_delay_factor/1',
];

export type Visitor = Awaited<ReturnType<typeof openVisitor>>;

/** A browser of its own on a profile that outlives it. */
export async function openVisitor(baseURL: string, quickSync = true) {
  const profile = await makeFolder({});
  const start = async (): Promise<BrowserContext> => {
    const { args, ...options } = launchOptions();
    const context = await chromium.launchPersistentContext(profile.path, {
      ...options,
      args: [...args, ...(quickSync ? QUICK_SYNC : [])],
      headless: true,
      baseURL,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
    });
    await choose(context, 'essential');
    return context;
  };
  let context = await start();

  return {
    context: () => context,
    /** Opens a tab; a new browser already has a blank one. */
    tab: (): Promise<Page> => context.newPage(),
    /** URLs of the open tabs. */
    urls: (): string[] => context.pages().map((page) => page.url()),
    /** Kills the browser, as a crash or an empty battery does. */
    async kill(): Promise<void> {
      const closed = context.waitForEvent('close');
      process.kill(await browserProcess(context), 'SIGKILL');
      await closed;
    },
    /** Starts it again on the same profile, with no page of the site open. */
    async restart(): Promise<void> {
      context = await start();
    },
    async close(): Promise<void> {
      await context.close();
      await profile.remove();
    },
  };
}

async function browserProcess(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not name its process.');
  return browser.id;
}
