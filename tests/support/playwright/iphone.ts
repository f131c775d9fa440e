import type { Page } from '@playwright/test';

export const SAFARI = 'Version/26.0 Mobile/15E148 Safari/604.1';

/** Makes the page believe that it is open on an iPhone, in the browser or app whose user agent names these products. */
export async function poseAsIphone(page: Page, products: string): Promise<void> {
  await page.addInitScript((names) => {
    const userAgent = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${names}`;
    for (const [key, value] of Object.entries({ userAgent, standalone: false, maxTouchPoints: 5 }))
      Object.defineProperty(navigator, key, { value });
  }, products);
}
