import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

const KNOWN = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Where Firefox is installed, if it is. */
export const firefoxPath = [process.env.FIREFOX_PATH ?? '', ...KNOWN].find((path) => existsSync(path));

/** Opens the installed Firefox, as it is; by its own protocol it also loses the network. */
export const openFirefox = (): Promise<Browser> =>
  puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath, headless: true, timeout: 120_000 });
