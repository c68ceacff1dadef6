import type { Assets } from './page.ts';

/** What the build says of one file it made, as far as pages need it. */
interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  /** Keys of the files it cannot run without. */
  imports?: string[];
}

/** What a build made, by source file. */
export type Manifest = Record<string, Chunk>;

/** The files of a build that begins with `entry`. */
export function builtAssets(manifest: Manifest, entry: string): Assets {
  const start = `/${chunkOf(manifest, entry).file}`;
  const chunksFor = (files: readonly string[]) =>
    withImports(
      manifest,
      [entry, ...files].map((file) => chunkOf(manifest, file)),
    );
  return {
    styles(files) {
      const chunks = chunksFor(files);
      const sheets = chunks.flatMap(({ css = [] }) => css);
      const fonts = chunks.flatMap(({ assets = [] }) => assets).filter((name) => name.endsWith('.woff2'));
      return unique(fonts).map(font).join('') + unique(sheets).map(sheet).join('');
    },
    scripts(files) {
      const needed = unique(chunksFor(files).map(({ file }) => file)).filter((file) => `/${file}` !== start);
      return `<script type="module" src="${start}"></script>${needed.map(module).join('')}`;
    },
  };
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build knows no ${key}.`);
  return chunk;
}

/** The chunks and all they stand on, foundations first, so that a style may count on coming after theirs. */
function withImports(manifest: Manifest, chunks: readonly Chunk[], found = new Set<Chunk>()): Chunk[] {
  for (const chunk of chunks) {
    if (found.has(chunk)) continue;
    withImports(
      manifest,
      (chunk.imports ?? []).map((key) => chunkOf(manifest, key)),
      found,
    );
    found.add(chunk);
  }
  return [...found];
}

const unique = (names: string[]): string[] => [...new Set(names)];
const sheet = (name: string) => `<link rel="stylesheet" href="/${name}">`;
const module = (name: string) => `<link rel="modulepreload" href="/${name}">`;
const font = (name: string) =>
  `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin="anonymous">`;
