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
  entry: string;
  /** A small script that loads the other modules after the first paint. */
  starter?: string;
  /** Fonts that every page preloads. */
  fonts?: readonly string[];
}

/** Creates the tags for the output files of a build. Pages name the source files that they need. */
export function builtAssets(manifest: Manifest, { entry, starter, fonts = [] }: EntryFiles): Assets {
  const entryUrl = `/${chunkOf(manifest, entry).file}`;
  /** The chunks of the entry script and these source files. */
  const chunksFor = (files: readonly string[]) =>
    withImports(
      manifest,
      [entry, ...files].map((file) => chunkOf(manifest, file)),
    );
  return {
    styles(files) {
      const fontFiles = fonts.map((name) => chunkOf(manifest, name).file);
      const stylesheets = unique(chunksFor(files).flatMap(({ css = [] }) => css));
      return [...fontFiles.map(fontPreloadTag), ...stylesheets.map(stylesheetTag)].join('');
    },
    scripts(files) {
      const urls = unique(chunksFor(files).map(({ file }) => `/${file}`));
      const modules = urls.filter((url) => url !== entryUrl);
      if (starter === undefined) return scriptTag(entryUrl) + modules.map(modulePreloadTag).join('');
      // A module script without `async` delays the end of parsing, at which browsers move focus to the target of the URL's
      // fragment, out of a field in which the visitor may be typing.
      const attributes = ` async data-entry="${entryUrl}" data-modules="${modules.join(' ')}"`;
      return scriptTag(`/${chunkOf(manifest, starter).file}`, attributes);
    },
  };
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build knows no ${key}.`);
  return chunk;
}

/** The chunks with all of their imports. Dependencies come first, so that a chunk's styles can override theirs. */
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
const stylesheetTag = (file: string) => `<link rel="stylesheet" href="/${file}">`;
const scriptTag = (src: string, attributes = '') =>
  `<script type="module" src="${src}"${attributes}></script>`;
const modulePreloadTag = (href: string) => `<link rel="modulepreload" href="${href}">`;
const fontPreloadTag = (file: string) =>
  `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin="anonymous">`;

/** Raster tiles of a map provider. */
interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` for zoom, column and row. */
  url: string;
  /** HTML of the attribution that the provider requires. */
  attribution: string | undefined;
}

export interface SiteOptions {
  /** Scheme and host of the site's public URL. */
  origin: string;
  mapTiles?: MapTiles | undefined;
}

const metaTag = (name: string, content: string) =>
  `<meta name="${name}" content="${content.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;

/** The assets of a page, with the map tiles in its head. */
export function withMapTiles(assets: Assets, tiles: MapTiles | undefined): Assets {
  if (!tiles) return assets;
  const tags = metaTag('map-tiles', tiles.url) + metaTag('map-attribution', tiles.attribution ?? '');
  return { ...assets, styles: (files) => assets.styles(files) + tags };
}
