import { expect, test } from 'vitest';
import { iosBrowser } from '../../src/browser/ios-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const AS_A_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Safari', `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`],
  ['Safari', `${AS_A_MAC} Version/18.6 Safari/605.1.15`],
  ['Chrome', `${IPHONE} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`],
  ['Chrome', `${IPAD} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`],
  ['Chrome', `${AS_A_MAC} CriOS/142 Version/11.1.1 Safari/605.1.15`],
  ['Firefox', `${IPHONE} FxiOS/144.0 Mobile/15E148 Safari/604.1`],
  ['Firefox', `${AS_A_MAC} FxiOS/144.0 Safari/605.1.15`],
  ['Edge', `${IPHONE} EdgiOS/132.2957.171 Mobile/15E148 Safari/604.1`],
  ['Edge', `${IPHONE} Version/18.0 EdgiOS/141.0.3537.71 Mobile/15E148 Safari/604.1`],
])('recognises %s: %s', (browser, userAgent) => {
  expect(iosBrowser(userAgent)).toBe(browser);
});

test.each([
  ['a bare web view', `${IPHONE} Mobile/15E148`],
  ['a bare web view on an iPad', AS_A_MAC],
  ['a web view that adds Safari’s name', `${IPHONE} Mobile/15E148 Safari/604.1`],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 302.0.0.23.113 (iPhone14,5; iOS 18_6; fr_FR; fr; scale=3.00; 1170x2532; 489720145)`],
  ['Facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/532.0.0.34.106;FBDV/iPhone14,5;FBSN/iOS]`],
  ['Facebook with Safari’s name', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/532.0.0.34.106]`],
  ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.31.1234`],
  ['X', `${IPHONE} Mobile/15E148 Twitter for iPhone/11.20`],
  ['the Google app', `${IPHONE} GSA/390.0.812345678 Mobile/15E148 Safari/604.1`],
  ['Snapchat', `${IPHONE} Mobile/15E148 Snapchat/13.60.0.52 (like Safari/8621.2.5.10.10, panda)`],
  ['Line', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1 Line/14.12.0`],
  ['DuckDuckGo', `${IPHONE} Version/18.6 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
  ['Opera', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1 OPT/6.1.0`],
  ['Chrome elsewhere', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'],
  ['nothing', ''],
])('knows no steps for %s', (_name, userAgent) => {
  expect(iosBrowser(userAgent)).toBeUndefined();
});
