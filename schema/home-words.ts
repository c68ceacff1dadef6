/** Types of homes in buildings, in the order in which they are offered. */
export const APARTMENTS = [
  'APARTMENT',
  'DUPLEX',
  'PENTHOUSE',
  'HOTEL_APARTMENT',
  'FULL_FLOOR',
  'HALF_FLOOR',
] as const;
/** Types of homes with ground of their own, likewise. */
export const VILLAS = ['VILLA', 'TOWNHOUSE', 'BUNGALOW', 'COMPOUND'] as const;

/** What cannot be read off the API's name of a value. */
const SPECIAL: Readonly<Record<string, string>> = {
  PARTLY: 'Partly furnished',
  CENTRAL_AC: 'Central A/C',
  CCTV: 'CCTV',
  CHILDRENS_POOL: 'Children’s pool',
  WALK_IN_CLOSET: 'Walk-in closet',
  BURJ_KHALIFA: 'Burj Khalifa',
  BURJ_AL_ARAB: 'Burj Al Arab',
};

/** A value of the API in words, as visitors and staff read it: `HOTEL_APARTMENT` as "Hotel apartment". */
export function wordsFor(value: string): string {
  const words = value.toLowerCase().replaceAll('_', ' ');
  return SPECIAL[value] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
