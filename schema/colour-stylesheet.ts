import { DEFAULT_COLOURS, type BrandColours } from './brand-colours.ts';

const NAMES = ['brandColour', 'accentColour', 'accentOnBrandColour'] as const;

/** The URL of the style sheet with the colours of the agency, which its path contains; null for the colours of the tokens. */
export const colourStylesheet = (colours: BrandColours): string | null =>
  NAMES.every((name) => colours[name] === DEFAULT_COLOURS[name])
    ? null
    : `/colours/${NAMES.map((name) => colours[name].slice(1)).join('-')}.css`;
