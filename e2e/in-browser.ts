import { describe } from '@jest/globals';
import { browserPath } from './browser.ts';

/** Tests of what a browser shows, where one is installed. */
export const inBrowser = browserPath === undefined ? describe.skip : describe;
