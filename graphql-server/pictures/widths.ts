/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

const WIDTHS = [320, 480, 640, 768, 960, 1280, 1920];

const UPRIGHT_WIDTHS = [384, 512, 640, 768];

/**
 * The widths of a picture's renditions in pixels: every listed width below its own, and its own width up to 1920. No rendition is
 * wider than the original.
 */
export function widthsOf(originalWidth: number): number[] {
  const largest = Math.min(originalWidth, WIDTHS.at(-1)!);
  return [...WIDTHS.filter((width) => width < largest), largest];
}

/** The height of an upright rendition, which is three to four. */
export const portraitHeight = (width: number): number => Math.round((width * 4) / 3);

/**
 * The widths of a picture's upright renditions in pixels. Empty for a picture that is as narrow as the crop, or lower than the
 * smallest one. No rendition is taller than the original.
 */
export const portraitWidthsOf = ({ width, height }: Size): number[] =>
  portraitHeight(width) > height ? UPRIGHT_WIDTHS.filter((upright) => portraitHeight(upright) <= height) : [];
