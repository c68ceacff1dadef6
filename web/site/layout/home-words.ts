/** What cannot be read off the API's name of a value. */
const SPECIAL: Readonly<Record<string, string>> = {
  SALE: 'Buy',
  PARTLY: 'Partly furnished',
  COMPLETED: 'Ready',
  CENTRAL_AC: 'Central A/C',
  CCTV: 'CCTV',
  CHILDRENS_POOL: 'Children’s pool',
  WALK_IN_CLOSET: 'Walk-in closet',
  BURJ_KHALIFA: 'Burj Khalifa',
  BURJ_AL_ARAB: 'Burj Al Arab',
};

/** A value of the API in words: `HOTEL_APARTMENT` as "Hotel apartment". */
export function wordsFor(value: string): string {
  const words = value.toLowerCase().replaceAll('_', ' ');
  return SPECIAL[value] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A whole number as people write it: `1,500,000`. */
export const grouped = (value: number): string => value.toLocaleString('en');
