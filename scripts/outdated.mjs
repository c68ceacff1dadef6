import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Written when a build is complete; its modification time is that of the build's start. */
export const buildMarker = 'dist/complete';

/** The files that a build is made from. */
export const buildSources = [
  'graphql-server',
  'web',
  'schema',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

const IGNORED = /\.test\.tsx?$|[/\\](node_modules|demo[/\\](content|pictures))([/\\]|$)/;

/** Whether `target` is missing or older than one of the sources, as `make` decides it. Paths are relative to the project. */
export function isOutdated(target, sources) {
  const path = join(root, target);
  if (!existsSync(path)) return true;
  const { mtimeMs } = statSync(path);
  return sources
    .flatMap((source) => filesIn(join(root, source)))
    .some((file) => !IGNORED.test(file) && statSync(file).mtimeMs > mtimeMs);
}

/** A file itself; of a folder itself and everything below it, because a removed file changes only its folder. */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return [path, ...readdirSync(path, { recursive: true }).map((name) => join(path, name))];
}
