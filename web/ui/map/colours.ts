const COLOURS = ['water', 'land', 'shore', 'field', 'street', 'road', 'metro', 'name', 'sea'] as const;

/** What the map is drawn in, by what is drawn. */
export type Colours = Record<(typeof COLOURS)[number], string>;

/** The colours that an element's style names. */
export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    COLOURS.map((name) => [name, style.getPropertyValue(`--map-${name}`)]),
  ) as Colours;
}
