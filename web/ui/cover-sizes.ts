/** Typical aspect ratio of a frame: most are 3:2 or 4:3. */
const FRAME_RATIO = 1.5;

/** Aspect ratio relative to the frame from which the cropped sides matter. */
const WIDE_RATIO = 2;

/** Maximum factor; wider pictures stay blurred. */
const MAX_FACTOR = 6;

interface Shape {
  width: number;
  height: number;
}

/**
 * Returns the `sizes` of a picture with `object-fit: cover`. A panorama is cropped at its sides, so it must be loaded wider
 * than its frame.
 */
export function coverSizes(sizes: string, { width, height }: Shape): string {
  const ratio = width / height;
  if (ratio <= WIDE_RATIO) return sizes;
  const factor = Math.min(MAX_FACTOR, Math.round((ratio / FRAME_RATIO) * 10) / 10);
  return partsOf(sizes)
    .map((part) => part.replace(LENGTH, `calc(($<length>) * ${factor})`))
    .join(', ');
}

/** Matches the length of an entry after its media condition. */
const LENGTH = /(?<=^|\)\s+)(?<length>(?:[a-z]+\(.*\)|[\d.]+[a-z]+))$/;

/** Splits a list at commas outside of parentheses. */
const partsOf = (sizes: string): string[] => sizes.split(/,\s*(?![^()]*\))/);
