import type { Point } from '../../ui/map/projection.ts';

/** A road as the home page's map names it. */
interface Road {
  number: string;
  name: string;
  /** Where it leads, for those who look for their way. */
  leads: string;
  /** Where its name stands, and how far it is turned to run along it, in degrees. */
  at: Point;
  turned: number;
}

/** The expressways of Dubai, from the coast to the desert (spec §1). */
export const roads: readonly Road[] = [
  {
    number: 'E11',
    name: 'Sheikh Zayed Road',
    leads: 'Along the coast: Jebel Ali, the Marina, Downtown, Deira.',
    at: { latitude: 25.1295, longitude: 55.2395 },
    turned: -53,
  },
  {
    number: 'D71',
    name: 'Financial Centre Road',
    leads: 'From the beach through Downtown to the E44.',
    at: { latitude: 25.2085, longitude: 55.2995 },
    turned: 0,
  },
  {
    number: 'E44',
    name: 'Al Khail Road',
    leads: 'Inland of Downtown, past Dubai Hills and Business Bay.',
    at: { latitude: 25.1385, longitude: 55.489 },
    turned: 26,
  },
  {
    number: 'E311',
    name: 'Sheikh Mohammed bin Zayed Road',
    leads: 'Past Arabian Ranches and Mirdif to the northern emirates.',
    at: { latitude: 25.1145, longitude: 55.328 },
    turned: -34,
  },
  {
    number: 'E611',
    name: 'Emirates Road',
    leads: 'The outer road, at the edge of the desert.',
    at: { latitude: 25.0375, longitude: 55.3695 },
    turned: -35,
  },
  {
    number: 'E66',
    name: 'Dubai–Al Ain Road',
    leads: 'From the creek south-east to Al Ain.',
    at: { latitude: 24.9905, longitude: 55.4385 },
    turned: 54,
  },
];

/** Parts of the city by which one finds one's way. */
export const places: readonly { name: string; at: Point }[] = [
  { name: 'Jebel Ali', at: { latitude: 25.0115, longitude: 55.072 } },
  { name: 'Downtown', at: { latitude: 25.1915, longitude: 55.288 } },
  { name: 'Deira', at: { latitude: 25.2705, longitude: 55.332 } },
  { name: 'Dubai Hills', at: { latitude: 25.1015, longitude: 55.2495 } },
  { name: 'Arabian Ranches', at: { latitude: 25.043, longitude: 55.268 } },
];

/** What is seen of the city. */
export const shown = { middle: { latitude: 25.115, longitude: 55.275 }, across: 62_000, down: 39_500 };
