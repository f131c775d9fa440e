/** What the device stores of a cookie choice, by key. */
export const NOTHING = { 'cookie-consent': null, 'analytics-cookies': null, 'functional-cookies': null };
export const ALL = { 'cookie-consent': 'all', 'analytics-cookies': 'true', 'functional-cookies': 'true' };
export const ESSENTIAL = { 'cookie-consent': 'essential', 'analytics-cookies': 'false', 'functional-cookies': 'false' };
