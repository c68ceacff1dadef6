import { HOMES, TYPES } from '../listings/facts/home.ts';

/** The facts of one listing, as far as homes are found by them. */
export interface HomeFacts {
  id: number;
  kind: keyof typeof HOMES;
  propertyType: string | null;
  placeId: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  furnishing: string | null;
  completion: string | null;
  amenities: readonly string[];
  /** In dirhams, of a rent that of a year; null where it is not told. */
  asked: number | null;
  /** In square decimetres. */
  area: number | null;
  /** Its pin in degrees, where it has one. */
  latitude: number | null;
  longitude: number | null;
  /** The moment of its making, in milliseconds since 1970. */
  created: number;
}

/**
 * Facts as the database writes them, a line a home: `factsIn` reads them. A text for many homes takes the thread that asks
 * the database a small part of what as many rows would.
 */
export const FACTS_LINE = `concat(id, '|', kind, '|', property_type, '|', place, '|', bedroom_count, '|', bathroom_count, '|',
  furnishing, '|', completion, '|', array_to_string(amenities, ','), '|', asked, '|', built_up_area, '|', latitude, '|', longitude,
  '|', (extract(epoch from created_at) * 1000)::float8)`;

/** The type that a home counts as where none is stored: the usual one of its kind. */
export const usualTypeOf = (kind: HomeFacts['kind']): string => TYPES[HOMES[kind].family][0]!;

/** The homes of such a text. */
export function* factsIn(lines: string): Generator<HomeFacts> {
  if (lines === '') return;
  for (const line of lines.split('\n')) {
    const cells = line.split('|');
    const word = (at: number): string | null => cells[at] || null;
    const number = (at: number): number | null => (cells[at] === '' ? null : Number(cells[at]));
    const kind = cells[1] as HomeFacts['kind'];
    yield {
      id: Number(cells[0]),
      kind,
      propertyType: word(2) ?? usualTypeOf(kind),
      placeId: word(3),
      bedrooms: number(4),
      bathrooms: number(5),
      furnishing: word(6),
      completion: word(7),
      amenities: cells[8] ? cells[8].split(',') : [],
      asked: number(9),
      area: number(10),
      latitude: number(11),
      longitude: number(12),
      created: Number(cells[13]),
    };
  }
}
