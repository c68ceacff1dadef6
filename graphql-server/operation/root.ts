import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, wherever below it this code runs from, built or not. */
export function projectRoot(from = import.meta.dirname): string {
  return existsSync(join(from, 'package.json')) ? from : projectRoot(dirname(from));
}
