import { groupDigits } from '../../ui/group-digits.ts';
import { wordsFor } from '../layout/home-facts.ts';
import { placeNames } from '../../../schema/places.ts';
import { anyHome, isSame, type Search } from '../../../schema/search.ts';
import { agency } from '../agency.ts';
import { familyOf } from './chosen.ts';

const PURPOSE = { SALE: ' for sale', RENT: ' for rent' } as const;
const IRREGULAR: Readonly<Record<string, string>> = { DUPLEX: 'duplexes' };

/** Most types that are named in one breath. */
export const NAMED = 2;

/** What is searched for in a few words, such as "Villas and townhouses for sale in Palm Jumeirah". */
export function headingOf({ types, purpose, places }: Search): string {
  const family = familyOf(types)?.includes('villa') ? ['villas'] : ['apartments'];
  const named = familyOf(types)
    ? family
    : types.map((type) => IRREGULAR[type] ?? `${wordsFor(type).toLowerCase()}s`);
  const kinds = named.length > 0 && named.length <= NAMED ? named.join(' and ') : 'homes';
  const where = (places.length === 1 && placeNames[places[0]!]) || agency.city;
  return `${kinds.charAt(0).toUpperCase()}${kinds.slice(1)}${purpose ? PURPOSE[purpose] : ''} in ${where}`;
}

/** So many homes. */
export const counted = (homes: number): string => (homes === 1 ? '1 home' : `${groupDigits(homes)} homes`);

/** So many homes, and on which page of them one is. */
export const whereabouts = (
  count: string,
  { page, totalPages }: { page: number; totalPages: number },
): string => (totalPages === 1 ? count : `${count}, page ${page} of ${totalPages}`);

/**
 * Whether search engines may keep the page of a search: those that people look for by name, of a purpose, a place and a
 * type at most. All the others are countless and show the same homes.
 */
export const isKept = (search: Search): boolean => {
  const { purpose, places, types, page } = search;
  return (
    places.length <= 1 && types.length <= 1 && isSame(search, { ...anyHome, purpose, places, types, page })
  );
};
