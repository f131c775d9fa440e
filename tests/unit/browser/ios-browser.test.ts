import { expect, test } from 'vitest';
import { iosBrowser } from '../../../src/browser/install/ios-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const AS_A_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Safari', `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`],
  ['Safari', `${AS_A_MAC} Version/18.6 Safari/605.1.15`],
  ['Chrome', `${IPHONE} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`],
  ['Chrome', `${AS_A_MAC} CriOS/142 Version/11.1.1 Safari/605.1.15`],
  ['Firefox', `${IPHONE} FxiOS/144.0 Mobile/15E148 Safari/604.1`],
  ['Edge', `${IPHONE} EdgiOS/132.2957.171 Mobile/15E148 Safari/604.1`],
  ['Edge', `${IPHONE} Version/18.0 EdgiOS/141.0.3537.71 Mobile/15E148 Safari/604.1`],
  [undefined, `${IPHONE} Mobile/15E148`],
  [undefined, `${IPHONE} Mobile/15E148 Safari/604.1`],
  [undefined, `${IPHONE} Mobile/15E148 Instagram 302.0.0.23.113 (iPhone14,5; iOS 18_6; fr_FR; fr; scale=3.00; 1170x2532; 489720145)`],
  [undefined, `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/532.0.0.34.106]`],
  [undefined, `${IPHONE} GSA/390.0.812345678 Mobile/15E148 Safari/604.1`],
  [undefined, `${IPHONE} Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
  [undefined, 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'],
])('the browser is %s, known by its products alone: %s', (browser, userAgent) => {
  expect(iosBrowser(userAgent)).toBe(browser);
});
