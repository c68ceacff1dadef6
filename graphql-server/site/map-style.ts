import type { Assets } from '../../schema/page.ts';

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
