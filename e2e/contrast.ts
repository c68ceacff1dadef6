/** Contrast ratio of two colours (WCAG 1.4.3). */
export function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [dark = 1, bright = 1] = [light(one), light(other)].sort((a, b) => a - b);
  return bright / dark;
}
