import { existsSync } from 'node:fs';

const KNOWN = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Where Firefox is installed, if it is. */
export const firefoxPath = [process.env.FIREFOX_PATH ?? '', ...KNOWN].find((path) => existsSync(path));
