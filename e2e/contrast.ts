/** Contrast ratio of two colours (WCAG 1.4.3). */
export function contrast(colour: string, otherColour: string): number {
  const [darker = 0, lighter = 0] = [luminance(colour), luminance(otherColour)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of a colour such as `rgb(0, 0, 0)`. */
function luminance(colour: string): number {
  const channels = (colour.match(/[\d.]+/g) ?? []).map((channel) => Number(channel) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
