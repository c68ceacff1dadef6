const COLOURS = ['water', 'land', 'shore', 'field', 'street', 'road', 'metro', 'name', 'sea'] as const;

/** Colours of the map by kind of shape. */
export type Colours = Record<(typeof COLOURS)[number], string>;

/** Reads the colours from the custom properties of an element. */
export function readColours(element: Element): Colours {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    COLOURS.map((name) => [name, style.getPropertyValue(`--map-${name}`)]),
  ) as Colours;
}
