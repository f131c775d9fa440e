import { existsSync, globSync } from 'node:fs';
import { onPath } from '../../scripts/chromium.ts';

/** The first candidate that is there: a name to look up in the PATH, or a glob of absolute paths. */
function find(...candidates: string[]): string | undefined {
  const paths = candidates.flatMap((candidate) => (candidate.startsWith('/') ? globSync(candidate) : onPath(candidate)));
  return paths.find((path) => existsSync(path));
}

/** The programs that the tests run, and the Debian packages that provide them. */
export const programs = {
  firefox: { find: () => process.env.FIREFOX_PATH || find('firefox-esr', 'firefox'), package: 'firefox-esr' },
  webKitDriver: { find: () => find('WebKitWebDriver', '/usr/libexec/WebKitWebDriver'), package: 'webkit2gtk-driver' },
  miniBrowser: {
    find: () => find('/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser'),
    package: 'webkit2gtk-driver',
  },
  xvfb: { find: () => find('Xvfb'), package: 'xvfb' },
};

/** Path of a program. Throws when it is missing: tests that were asked for must not be skipped. */
export function locate(name: keyof typeof programs): string {
  const path = programs[name].find();
  if (!path) throw new Error(`${name} was not found: install the package ${programs[name].package}`);
  return path;
}
