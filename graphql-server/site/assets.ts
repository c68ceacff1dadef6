import type { Assets } from '../../schema/page.ts';

/** What the build says of one file it made, as far as pages need it. */
interface Chunk {
  file: string;
  css?: string[];
  /** Keys of the files it cannot run without. */
  imports?: string[];
}

/** What a build made, by source file. */
export type Manifest = Record<string, Chunk>;

interface Beginning {
  /** The script that a page begins with. */
  entry: string;
  /** A small script that is all a page loads at first: it is told of the others and fetches them once the page is seen. */
  starter?: string;
  /** Fonts that every page needs at once. */
  fonts?: readonly string[];
}

/** The files of a build, by the source files they are made of. */
export function builtAssets(manifest: Manifest, { entry, starter, fonts = [] }: Beginning): Assets {
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
      // move focus to the target of the URL's fragment, away from a field in which somebody may be typing by now.
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
const script = (src: string, more = '') => `<script type="module" src="${src}"${more}></script>`;
const module = (href: string) => `<link rel="modulepreload" href="${href}">`;
const font = (name: string) =>
  `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin="anonymous">`;

/** What pages are told of where they stand. */
export interface Stands {
  /** Scheme and host under which visitors know the site. */
  origin?: string;
  /** The address of the style of a tile provider's map, if there is one. */
  mapStyle?: string | undefined;
}

/** What pages load, with word in their heads of the tile provider's map, for scripts that open one. */
export function tellingMap(assets: Assets, style: string | undefined): Assets {
  if (style === undefined) return assets;
  const word = `<meta name="map-style" content="${style.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
  return { ...assets, styles: (files) => assets.styles(files) + word };
}
