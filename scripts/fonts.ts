import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * The `unicode-range` of the subset: ASCII and the signs of English typography and measures. A page with other characters also
 * loads the full font.
 */
export const SUBSET_RANGE =
  'U+20-7E, U+A0, U+A9, U+B2, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';

/** The capitals and digits of the subset for icons, which show the first letter of the wordmark. */
const ICON_RANGE = 'U+30-39, U+41-5A, U+C0-D6, U+D8-DE';

/** OpenType features in use: kerning, ligatures, accents, and tabular figures (`base.css`). */
const FEATURES = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

interface Font {
  /** Path of the subset in the project. */
  path: string;
  /** Module path of the full font. */
  from: string;
  /** The characters of the subset. */
  range: string;
  /** `sfnt` is TrueType, the only format that sharp reads. */
  format: 'woff2' | 'sfnt';
  /** The font weights in the design tokens. */
  weights?: { min: number; max: number };
  /** True for a display font, which needs no hinting; hinting is two fifths of the file. */
  isDisplayFont?: boolean;
}

const GILDA_DISPLAY = '@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff2';

/** The fonts of the site and of the icons. */
export const FONTS: readonly Font[] = [
  {
    path: 'web/ui/fonts/gilda-display.woff2',
    from: GILDA_DISPLAY,
    range: SUBSET_RANGE,
    format: 'woff2',
    isDisplayFont: true,
  },
  {
    path: 'web/ui/fonts/figtree.woff2',
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    range: SUBSET_RANGE,
    format: 'woff2',
    weights: { min: 400, max: 700 },
  },
  {
    path: 'graphql-server/pictures/gilda-display.ttf',
    from: GILDA_DISPLAY,
    range: ICON_RANGE,
    format: 'sfnt',
    isDisplayFont: true,
  },
];

/** Creates the subset of a font. */
export async function createSubset({
  from,
  range,
  format,
  weights,
  isDisplayFont = false,
}: Font): Promise<Buffer> {
  const font = await readFile(createRequire(import.meta.url).resolve(from));
  const variationAxes = weights && { wght: weights };
  // The types of the package lack these two options.
  const options = {
    targetFormat: format,
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: isDisplayFont,
  };
  return subsetFont(font, charactersIn(range), options);
}

/** Path of the subset. */
export const subsetPath = ({ path }: Font): string => join(import.meta.dirname, '..', path);

function charactersIn(range: string): string {
  const points = range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const font of FONTS) await writeFile(subsetPath(font), await createSubset(font));
}
