import { nameOf, printSearch, unreadIn } from '../schema/search.ts';
import { addressesOf, paths } from './paths.ts';
import { projectTypes, propertyTypes } from './site/home/types.ts';
import { homesNamed, printHomes } from './site/layout/compare-address.ts';
import { everywhere, lists, searchOn, type Ground } from './site/search/ground.ts';
import { pageNumber } from './ui/page-number.ts';

/** How a word after the question mark is written; null where it says nothing, or what the page shows anyhow. */
type Spelling = (search: URLSearchParams, name: string) => string | null;

const page: Spelling = (search) => {
  const number = pageNumber(search);
  return number === 1 ? null : String(number);
};
const words: Spelling = (search, name) => search.get(name)?.trim() || null;
const once: Spelling = (search, name) => (search.has(name) ? '1' : null);
const among =
  ([, ...others]: readonly string[]): Spelling =>
  (search, name) =>
    others.find((other) => other === search.get(name)) ?? null;

/** What means something after the question mark of each page that knows a few words there; the rest is for others. */
const known: Readonly<Record<string, Readonly<Record<string, Spelling>>>> = {
  [paths.home]: { 'property-type': among(propertyTypes), 'project-type': among(projectTypes), page },
  [paths.upcomingProjects]: { page },
  [paths.blogs]: { page },
  [paths.contact]: { about: words, sent: once },
  [paths.savedSearch]: { confirm: words, stop: words, done: words, search: words },
  [paths.apartmentForSale]: { sent: once },
  [paths.villaForSale]: { sent: once },
  [paths.rentalApartment]: { sent: once },
  [paths.rentalVilla]: { sent: once },
};

const search = (ground: Ground) => (words: URLSearchParams) => printSearch(searchOn(ground, words));

/** The same where there is a form that shows what was typed into it and could not be read. */
const typed = (ground: Ground) => (words: URLSearchParams) => {
  const unread = unreadIn(words).map(([end, word]) => [nameOf(end), word]);
  return [search(ground)(words), new URLSearchParams(unread).toString()].filter(Boolean).join('&');
};

/** Pages of which whatever stands after the question mark is one thing, which is read and printed as such. */
const printed: Readonly<Record<string, (words: URLSearchParams) => string>> = {
  ...Object.fromEntries(Object.values(lists).map((list) => [list.path, typed(list)])),
  [paths.search]: typed(everywhere),
  [paths.saveSearch]: search(everywhere),
  [paths.compare]: (words) => printHomes(homesNamed(words)),
};

interface Pattern {
  /** An address of a page, such as `/BlogDetails/:id`. */
  address: string;
  /** The page's own address. */
  path: string;
}

const ofOnePart = new Map<string, Pattern>();
const ofTwoParts = new Map<string, Pattern>();
for (const path of Object.values(paths)) {
  for (const address of addressesOf(path)) {
    const [, first = '', second] = address.split('/');
    (second === undefined ? ofOnePart : ofTwoParts).set(first.toLowerCase(), { address, path });
  }
}

/**
 * The address of a page in its one spelling, which says all that the page depends on: as `paths` has it, whatever its
 * case and its end; of what follows the question mark what means something there, in one order, without what is shown
 * anyhow. Where no page stands, the address as it is.
 */
export function addressOf(url: string): string {
  const [pathname, query] = split(url);
  const pattern = patternAt(pathname);
  if (!pattern) return url;
  const asked = new URLSearchParams(query);
  const written = (printed[pattern.path] ?? spelledBy(known[pattern.path] ?? {}))(asked);
  return written ? `${pattern.address}?${written}` : pattern.address;
}

function split(url: string): [string, string] {
  const [address = ''] = url.split('#');
  const at = address.indexOf('?');
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

function patternAt(pathname: string): Pattern | null {
  const parts = decoded(pathname)?.replace(/\/+$/, '').split('/') ?? [];
  const [start, first = '', second, more] = parts;
  if (start !== '' || more !== undefined || parts.length > 3) return null;
  if (second === undefined) return ofOnePart.get(first.toLowerCase()) ?? null;
  const pattern = ofTwoParts.get(first.toLowerCase());
  return pattern ? { ...pattern, address: pattern.address.replace(/:.*/, part(pattern, second)) } : null;
}

/** A name is the same in any case; a number is as it is. */
const part = ({ path }: Pattern, word: string): string =>
  encodeURIComponent(path === paths.teamMember ? word.toLowerCase() : word);

/** A path as it is meant; null when its signs are none, or would make another path. */
function decoded(pathname: string): string | null {
  if (!pathname.includes('%')) return pathname;
  if (/%2f/i.test(pathname)) return null;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

const spelledBy =
  (spellings: Readonly<Record<string, Spelling>>) =>
  (search: URLSearchParams): string => {
    const meant = new URLSearchParams();
    for (const [name, spelling] of Object.entries(spellings)) {
      const word = spelling(search, name);
      if (word !== null) meant.set(name, word);
    }
    return meant.toString();
  };
