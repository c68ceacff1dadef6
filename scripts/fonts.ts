import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * What the site's words are made of, as `unicode-range` takes it: ASCII, and the few signs that English typography and
 * measures add. A page that needs another sign loads the whole font besides.
 */
export const FREQUENT =
  'U+20-7E, U+A0, U+A9, U+B2, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';

/** What of a font's own rules for setting text is made use of: pairs, ligatures, accents, and figures of one width (`base.css`). */
const FEATURES = ['kern', 'liga', 'clig', 'rlig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

interface Font {
  /** Its name in `web/ui/fonts/`. */
  name: string;
  /** The whole font. */
  from: string;
  /** The weights the tokens make use of. */
  weights?: { min: number; max: number };
  /** Whether it is only set large, and does without hints for coarse screens: of the display face they were two fifths. */
  isLarge?: boolean;
}

/** The fonts of the site. */
export const FONTS: readonly Font[] = [
  {
    name: 'gilda-display.woff2',
    from: '@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff2',
    isLarge: true,
  },
  {
    name: 'figtree.woff2',
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
];

/** The part of a font that a first visit loads. */
export async function frequentPart({ from, weights, isLarge = false }: Font): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(from));
  const variationAxes = weights && { wght: weights };
  // Its types are older than the last two.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: isLarge,
  };
  return subsetFont(whole, charactersOf(FREQUENT), options);
}

/** Where the part is kept. */
export const placeOf = ({ name }: Font): string =>
  fileURLToPath(new URL(join('../web/ui/fonts', name), import.meta.url));

function charactersOf(range: string): string {
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
  for (const font of FONTS) await writeFile(placeOf(font), await frequentPart(font));
}
