import { existsSync } from 'node:fs';

const DEFAULT_PATHS = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The path of the installed Firefox; undefined if there is none. */
export const firefoxPath = [process.env.FIREFOX_PATH ?? '', ...DEFAULT_PATHS].find((path) =>
  existsSync(path),
);
