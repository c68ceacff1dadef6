import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** All that a build is made of. */
const SOURCES = [
  'graphql-server',
  'web',
  'schema',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
const NOT_OURS = /\.test\.tsx?$|[/\\]node_modules$/;
const DEMO = /[/\\]demo[/\\](content|pictures)$/;

const stampFile = join(root, 'dist/stamp');

/** A name for the sources as they are now: it changes when, and only when, one of them does. */
export function sourcesNow() {
  return nameOf(SOURCES, (path) => !DEMO.test(path));
}

/** A name for what lies at these paths, tests left out: it changes when, and only when, a file does. */
export function nameOf(sources, counts = () => true) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesIn(source, counts))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The sources that the last complete build was made of; none while there is no such build. */
export function sourcesBuilt() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
}

/** Notes that a build of these sources is complete. */
export function markBuilt(sources) {
  writeFileSync(stampFile, sources);
}

/** The files at a path below the project's folder, in an order that is always the same. */
function filesIn(path, counts) {
  if (NOT_OURS.test(path) || !counts(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesIn(join(path, name), counts));
}
