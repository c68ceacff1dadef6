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

/** OpenType features in use: kerning, ligatures, accents, and tabular figures (`base.css`). */
const FEATURES = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

interface Font {
  /** File name in `web/ui/fonts/`. */
  name: string;
  /** Module path of the full font. */
  from: string;
  /** The font weights in the design tokens. */
  weights?: { min: number; max: number };
  /** True for a display font, which needs no hinting; hinting is two fifths of the file. */
  isDisplayFont?: boolean;
}

/** The fonts of the site. */
export const FONTS: readonly Font[] = [
  {
    name: 'gilda-display.woff2',
    from: '@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff2',
    isDisplayFont: true,
  },
  {
    name: 'figtree.woff2',
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
];

/** Creates the subset of a font that a first visit loads. */
export async function createSubset({ from, weights, isDisplayFont = false }: Font): Promise<Buffer> {
  const font = await readFile(createRequire(import.meta.url).resolve(from));
  const variationAxes = weights && { wght: weights };
  // The types of the package lack these two options.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: isDisplayFont,
  };
  return subsetFont(font, charactersIn(SUBSET_RANGE), options);
}

/** Path of the subset. */
export const subsetPath = ({ name }: Font): string =>
  fileURLToPath(new URL(join('../web/ui/fonts', name), import.meta.url));

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
