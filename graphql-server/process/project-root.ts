import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The project's folder, wherever below it this code runs from, built or not. */
export function projectRoot(from = import.meta.dirname): string {
  return existsSync(join(from, 'package.json')) ? from : projectRoot(dirname(from));
}

/** The options with which Node.js runs one of our TypeScript files as it is. */
export const typescriptOptions = (): string[] => [
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
];
