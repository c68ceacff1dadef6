import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { firefoxPath } from './path.mjs';

/** Whether a Firefox is installed, and what drives it, which comes with the first walk. */
export const isFirefoxInstalled =
  firefoxPath !== undefined && existsSync(join(import.meta.dirname, 'node_modules/puppeteer-core'));

/** Opens the installed Firefox, as it is; by its own protocol it also loses the network. */
export async function openFirefox(): Promise<Browser> {
  const { default: puppeteer } = await import('puppeteer-core');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath!,
    headless: true,
    timeout: 120_000,
  });
}
