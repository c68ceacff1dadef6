import { describe } from '@jest/globals';
import { browserPath } from './browser.ts';

/** `describe` if a browser is installed, otherwise `describe.skip`. */
export const inBrowser = browserPath === undefined ? describe.skip : describe;
