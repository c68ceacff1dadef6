import type { Assets } from '../../schema/page.ts';

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  css?: string[];
  /** Keys of its static imports. */
  imports?: string[];
}

/** Vite's manifest: output files by source file. */
export type Manifest = Record<string, Chunk>;

interface EntryFiles {
  /** The entry script of a page. */
  entry: string;
  /** A small script that loads the other modules after the first paint. */
  starter?: string;
  /** Fonts that every page preloads. */
  fonts?: readonly string[];
}

/** The output files of a build, by source file. */
export function builtAssets(manifest: Manifest, { entry, starter, fonts = [] }: EntryFiles): Assets {
  const first = `/${chunkOf(manifest, entry).file}`;
  const chunksFor = (files: readonly string[]) =>
    withImports(
      manifest,
      [entry, ...files].map((file) => chunkOf(manifest, file)),
    );
  return {
    styles(files) {
      const chunks = chunksFor(files);
      const sheets = chunks.flatMap(({ css = [] }) => css);
      const needed = fonts.map((name) => chunkOf(manifest, name).file);
      return needed.map(font).join('') + unique(sheets).map(sheet).join('');
    },
    scripts(files) {
      const modules = unique(chunksFor(files).map(({ file }) => `/${file}`)).filter((file) => file !== first);
      if (starter === undefined) return script(first) + modules.map(module).join('');
      // With `async` the document is parsed without it. Otherwise the end of parsing waits for the script, and browsers then
      // move focus to the target of the URL's fragment, out of a field in which the visitor may be typing.
      const later = ` async data-entry="${first}" data-modules="${modules.join(' ')}"`;
      return script(`/${chunkOf(manifest, starter).file}`, later);
    },
  };
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build knows no ${key}.`);
  return chunk;
}

/** The chunks with all of their imports, dependencies first, so that a style can override theirs. */
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
const script = (src: string, more = '') => `<script type="module" src="${src}"${more}></script>`;
const module = (href: string) => `<link rel="modulepreload" href="${href}">`;
const font = (name: string) =>
  `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin="anonymous">`;

/** Settings that pages receive. */
export interface FrontendOptions {
  /** Public origin of the site. */
  origin?: string;
  /** URL of a tile provider's map style, if configured. */
  mapStyle?: string | undefined;
}

/** The assets of a page, with the URL of the map style in its head. */
export function withMapStyle(assets: Assets, style: string | undefined): Assets {
  if (style === undefined) return assets;
  const word = `<meta name="map-style" content="${style.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
  return { ...assets, styles: (files) => assets.styles(files) + word };
}
