import { launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';
import { locate } from './find.ts';

/** Gecko, through WebDriver BiDi. `preferences`: as in about:config. */
export async function openFirefox(preferences: Record<string, number> = {}): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: locate('firefox'), headless: true, extraPrefsFirefox: preferences });
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  return {
    goto: async (url) => void (await page.goto(url)),
    run: async <Result>(script: () => Result | Promise<Result>) => (await page.evaluate(script)) as Result,
    close: () => browser.close(),
  };
}
