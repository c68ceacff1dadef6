import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { firefoxPath } from './path.mjs';

/** True if Firefox and Puppeteer are installed; `npm install --prefix e2e/firefox` installs Puppeteer. */
export const isFirefoxInstalled =
  firefoxPath !== undefined && existsSync(join(import.meta.dirname, 'node_modules/puppeteer-core'));

/** Opens the installed Firefox by WebDriver BiDi, which can also take it offline. */
export async function openFirefox(): Promise<Browser> {
  const { default: puppeteer } = await import('puppeteer-core');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath!,
    headless: true,
    timeout: 120_000,
  });
}
