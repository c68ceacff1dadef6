/** An area and how many homes there are in it. */
interface Area {
  name: string;
  homes: number;
}

/** The area of a place as given: what follows its last comma. */
const areaOf = (location: string): string => (location.split(',').at(-1) ?? '').trim();

/** The areas in which homes lie, by name. */
export function areasIn(locations: readonly string[]): Area[] {
  const homes = new Map<string, number>();
  for (const name of locations.map(areaOf)) if (name) homes.set(name, (homes.get(name) ?? 0) + 1);
  return [...homes]
    .map(([name, count]) => ({ name, homes: count }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
