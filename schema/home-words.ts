/** Types of homes in buildings, in the order of the search form. */
export const APARTMENTS = [
  'APARTMENT',
  'DUPLEX',
  'PENTHOUSE',
  'HOTEL_APARTMENT',
  'FULL_FLOOR',
  'HALF_FLOOR',
] as const;
/** Types of homes with a plot, in the order of the search form. */
export const VILLAS = ['VILLA', 'TOWNHOUSE', 'BUNGALOW', 'COMPOUND'] as const;

/** Labels that cannot be derived from the enum value. */
const SPECIAL: Readonly<Record<string, string>> = {
  PARTLY: 'Partly furnished',
  CENTRAL_AC: 'Central A/C',
  CCTV: 'CCTV',
  CHILDRENS_POOL: 'Children’s pool',
  WALK_IN_CLOSET: 'Walk-in closet',
  BURJ_KHALIFA: 'Burj Khalifa',
  BURJ_AL_ARAB: 'Burj Al Arab',
};

/** Labels that the site calls differently from the panel. */
const SITE_LABELS: Readonly<Record<string, string>> = { SALE: 'Buy', COMPLETED: 'Ready' };

/** Returns the label of an enum value on the site. */
export const siteWordsFor = (value: string): string => SITE_LABELS[value] ?? wordsFor(value);

/** Returns the label of an enum value: "Hotel apartment" for `HOTEL_APARTMENT`. */
export function wordsFor(value: string): string {
  const words = value.toLowerCase().replaceAll('_', ' ');
  return SPECIAL[value] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
