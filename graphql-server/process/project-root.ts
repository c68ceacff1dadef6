import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The project's folder, wherever below it this code runs from, built or not. */
export function projectRoot(from = import.meta.dirname): string {
  return existsSync(join(from, 'package.json')) ? from : projectRoot(dirname(from));
}

/** What Node.js is told beside a file of ours, where that is its source. */
export const fromSource = (): string[] => [
  '--import',
  pathToFileURL(join(projectRoot(), 'scripts/typescript.mjs')).href,
];
