/** How much wider than tall a frame is, about: most are three to two or four to three. */
const FRAME = 1.5;

/** From here on a picture is so much wider than its frame that what is cut off at its sides counts. */
const WIDE = 2;

/** Most times the frame's width: what is wider still is not to be had sharp. */
const MOST = 6;

interface Shape {
  width: number;
  height: number;
}

/**
 * How wide a picture is needed that covers a frame of these `sizes`: of a panorama much is cut off at its sides, and as wide
 * as its frame it would be drawn from a few lines.
 */
export function covering(sizes: string, { width, height }: Shape): string {
  const ratio = width / height;
  if (ratio <= WIDE) return sizes;
  const times = Math.min(MOST, Math.round((ratio / FRAME) * 10) / 10);
  return partsOf(sizes)
    .map((part) => part.replace(LENGTH, `calc(($<length>) * ${times})`))
    .join(', ');
}

/** The length at the end of a part, after its conditions in parentheses. */
const LENGTH = /(?<=^|\)\s+)(?<length>(?:[a-z]+\(.*\)|[\d.]+[a-z]+))$/;

/** The parts between commas, but not between those within parentheses. */
const partsOf = (sizes: string): string[] => sizes.split(/,\s*(?![^()]*\))/);
