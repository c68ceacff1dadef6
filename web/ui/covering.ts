/** Typical aspect ratio of a frame: most are 3:2 or 4:3. */
const FRAME = 1.5;

/** Aspect ratio relative to the frame from which the cropped sides matter. */
const WIDE = 2;

/** Maximum factor; wider pictures stay blurred. */
const MOST = 6;

interface Shape {
  width: number;
  height: number;
}

/**
 * Returns the `sizes` of a picture with `object-fit: cover`. A panorama is cropped at its sides, so it must be loaded wider
 * than its frame.
 */
export function covering(sizes: string, { width, height }: Shape): string {
  const ratio = width / height;
  if (ratio <= WIDE) return sizes;
  const times = Math.min(MOST, Math.round((ratio / FRAME) * 10) / 10);
  return partsOf(sizes)
    .map((part) => part.replace(LENGTH, `calc(($<length>) * ${times})`))
    .join(', ');
}

/** Matches the length of an entry after its media condition. */
const LENGTH = /(?<=^|\)\s+)(?<length>(?:[a-z]+\(.*\)|[\d.]+[a-z]+))$/;

/** Splits a list at commas outside of parentheses. */
const partsOf = (sizes: string): string[] => sizes.split(/,\s*(?![^()]*\))/);
