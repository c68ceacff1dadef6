import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** The shell, which is the same browser without a window, first: a page costs it two thirds. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where Chromium or Chrome is installed, if it is. */
export const browserPath = [process.env.CHROME_PATH ?? '', ...KNOWN].find((path) => existsSync(path));

/** Opens the installed browser, silent towards everyone but the site; `also` are arguments it is started with. */
export function openBrowser(also: readonly string[] = []): Promise<Browser> {
  const args = [
    ...also,
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
  ];
  return chromium.launch({ executablePath: browserPath, args });
}
