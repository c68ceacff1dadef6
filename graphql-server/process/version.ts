import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

export const { version } = createRequire(import.meta.url)(join(projectRoot(), 'package.json')) as {
  version: string;
};
