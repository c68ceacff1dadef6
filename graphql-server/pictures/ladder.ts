const RUNGS = [320, 480, 640, 768, 960, 1280, 1920];

/**
 * The widths in pixels a picture is to be had in: each rung narrower than the picture itself, and on top its
 * own width, though never above 1920. No rendition is wider than its master, so none is ever blown up.
 */
export function widthsOf(masterWidth: number): number[] {
  const top = Math.min(masterWidth, RUNGS.at(-1)!);
  return [...RUNGS.filter((rung) => rung < top), top];
}
