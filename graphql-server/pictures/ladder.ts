/** Width and height in pixels. */
interface Size {
  width: number;
  height: number;
}

const RUNGS = [320, 480, 640, 768, 960, 1280, 1920];

const UPRIGHT_RUNGS = [384, 512, 640, 768];

/**
 * The widths in pixels a picture is to be had in: each rung narrower than the picture itself, and on top its
 * own width, though never above 1920. No rendition is wider than its master, so none is ever blown up.
 */
export function widthsOf(masterWidth: number): number[] {
  const top = Math.min(masterWidth, RUNGS.at(-1)!);
  return [...RUNGS.filter((rung) => rung < top), top];
}

/** How tall an upright rendition of this width is: it is three to four. */
export const uprightHeight = (width: number): number => Math.round((width * 4) / 3);

/**
 * The widths in pixels a picture is to be had in when it is cut upright: none for one that is no wider than the cut, or too
 * small for the first. None is taller than the picture itself.
 */
export const uprightWidthsOf = ({ width, height }: Size): number[] =>
  uprightHeight(width) > height ? UPRIGHT_RUNGS.filter((rung) => uprightHeight(rung) <= height) : [];
