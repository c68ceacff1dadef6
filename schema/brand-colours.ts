/** The colours of a brand, as `#rrggbb`: three of the design tokens. */
export interface BrandColours {
  /** Buttons and dark bands, and text in this colour. */
  brandColour: string;
  /** Small marks and links on the page. */
  accentColour: string;
  /** The same on the brand colour. */
  accentOnBrandColour: string;
}

/** The colours of `web/ui/tokens.css`. */
export const DEFAULT_COLOURS: BrandColours = {
  brandColour: '#0f3a3c',
  accentColour: '#775820',
  accentOnBrandColour: '#c9a264',
};

export const COLOUR = /^#[0-9a-f]{6}$/;

/** The smallest contrast of text with its background by WCAG 2, level AA. */
export const MIN_CONTRAST = 4.5;

/** Tokens beside which the colours of a brand are read. */
const GROUND = '#f1f2f1';
const QUIET_ON_BRAND = '#cfe0dc';
const WHITE = '#ffffff';
/** The share of the brand colour in that of a hovered button. */
const HOVER_SHARE = 0.86;

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));

/** Mixes a colour with white in sRGB, as `color-mix` does. */
const mixWithWhite = (colour: string, share: number): string =>
  `#${channelsOf(colour)
    .map((channel) => Math.round(channel * share + 255 * (1 - share)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** The relative luminance of a colour, from 0 to 1 (WCAG 2). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2). */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The lowest contrast of each colour with what it is read beside. */
export const contrastsOf = ({
  brandColour,
  accentColour,
  accentOnBrandColour,
}: BrandColours): Record<keyof BrandColours, number> => ({
  brandColour: Math.min(
    contrastOf(brandColour, QUIET_ON_BRAND),
    contrastOf(mixWithWhite(brandColour, HOVER_SHARE), WHITE),
  ),
  accentColour: contrastOf(accentColour, GROUND),
  accentOnBrandColour: contrastOf(accentOnBrandColour, brandColour),
});

/** Formats a contrast without rounding it up to one that suffices. */
export const formatContrast = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1);

const SUBJECTS: Record<keyof BrandColours, (contrast: string) => string> = {
  brandColour: (contrast) => `Light text on the brand colour has a contrast of ${contrast} to 1`,
  accentColour: (contrast) => `The accent has a contrast of ${contrast} to 1 with the page`,
  accentOnBrandColour: (contrast) =>
    `The light accent has a contrast of ${contrast} to 1 with the brand colour`,
};
const ADVICE: Record<keyof BrandColours, string> = {
  brandColour: 'Choose a darker colour.',
  accentColour: 'Choose a darker colour.',
  accentOnBrandColour: 'Choose a lighter accent or a darker brand colour.',
};

/** The colours in which text could not be read, with their contrasts. */
export const lowContrasts = (colours: BrandColours): { colour: keyof BrandColours; contrast: number }[] =>
  (Object.entries(contrastsOf(colours)) as [keyof BrandColours, number][])
    .filter(([, contrast]) => contrast < MIN_CONTRAST)
    .map(([colour, contrast]) => ({ colour, contrast }));

/** The sentence about a colour whose contrast is too low. */
export const lowContrastMessage = (colour: keyof BrandColours, contrast: number): string =>
  `${SUBJECTS[colour](formatContrast(contrast))}; text needs ${MIN_CONTRAST} to 1. ${ADVICE[colour]}`;

/** Returns a sentence for each colour in which text could not be read. */
export const unreadableColours = (colours: BrandColours): Partial<Record<keyof BrandColours, string>> =>
  Object.fromEntries(
    lowContrasts(colours).map(({ colour, contrast }) => [colour, lowContrastMessage(colour, contrast)]),
  );
