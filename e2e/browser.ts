import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** The headless shell comes first because it needs a third less processor time for a page. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of the installed Chromium or Chrome. */
export const browserPath = [process.env.CHROME_PATH ?? '', ...KNOWN].find((path) => existsSync(path));

/** Launches the installed browser without background requests, with additional arguments. */
export function openBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  const args = [
    ...extraArgs,
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
  ];
  return chromium.launch({ executablePath: browserPath, args });
}
