import { FARTHEST_PIN, KILOMETRES } from '../../../schema/pin.ts';
import { places } from '../../places/place.ts';
import { HOMES, type HomeKind } from '../facts/home.ts';

/** What a portal would refuse in a listing, or what sells badly. */
interface Hint {
  /** What is to be done about it. */
  sentence: string;
  /** When it is given: SQL of the row `t` of a listing. */
  holds: string;
}

const kindsOf = (is: (home: HomeKind) => boolean): string =>
  `t.kind in (${Object.entries(HOMES)
    .filter(([, home]) => is(home))
    .map(([kind]) => `'${kind}'`)
    .join(', ')})`;

const SALE = kindsOf(({ purpose }) => purpose === 'sale');
const APARTMENT = kindsOf(({ family }) => family === 'apartment');
const VILLA = kindsOf(({ family }) => family === 'villa');

/** Of all sections of a listing. */
const ofSections = (what: string): string =>
  `(select ${what} from listing_sections s where s.listing_id = t.id)`;

/** The fewest pictures with which a listing sells, and the fewest characters that a portal takes of its description. */
const PICTURES = 5;
const DESCRIPTION = 200;
/** The shortest and the longest title that portals show whole, in characters. */
const TITLE = [30, 50] as const;
/** Square feet: the least of any home and what each bedroom adds to it, the most of an apartment likewise, and of any home. */
const LEAST = { home: 150, bedroom: 200 };
const MOST = { apartment: 2_000, bedroom: 3_000, home: 50_000 };
/** What a square foot costs, at least and at most: to buy, and to rent for a year, in dirhams. */
const RATES = { sale: [200, 15_000], rent: [15, 1_000] } as const;

const SQUARE_FOOT = 9.290304;
const area = ({ home, bedroom }: { home: number; bedroom: number }): string =>
  `${SQUARE_FOOT} * (${home} + ${bedroom} * coalesce(t.bedroom_count, 0))`;
const outside = ([least, most]: readonly [number, number]): string =>
  `t.asked * ${SQUARE_FOOT} not between ${least}::numeric * t.built_up_area and ${most}::numeric * t.built_up_area`;

/** Telephone numbers of nine digits and more, addresses for mail and of the web. */
const CONTACT = String.raw`(?:(?:\d[ ()-]?){9}|[^\s@]@[^\s@]+\.[^\s@]|https?://|www\.)`;

/** The middles of all places but the city. */
const MIDDLES = places
  .filter(({ kind }) => kind !== 'city')
  .map(({ id, lat, lng }) => `('${id}', ${lat}, ${lng})`)
  .join(', ');

/** Every hint, what is missing first. */
export const HINTS = {
  NO_PRICE: {
    sentence: 'Say what is asked for it: portals take no advertisement without an amount.',
    holds: 't.amount is null and t.price_on_request is not true',
  },
  HIDDEN_PRICE: {
    sentence: 'Enter the price even if it is told on request: the permit states it.',
    holds: 't.amount is null and t.price_on_request',
  },
  NO_PLACE: {
    sentence: 'Choose the community from the list.',
    holds: 't.place is null',
  },
  FAR_PIN: {
    sentence: 'Check the pin on the map: it is far from the community.',
    holds: `t.latitude is not null and exists (
      select from (values ${MIDDLES}) middle (id, latitude, longitude) where middle.id = t.place
        and |/ (((t.latitude - middle.latitude) * ${KILOMETRES.latitude}) ^ 2
          + ((t.longitude - middle.longitude) * ${KILOMETRES.longitude}) ^ 2) > ${FARTHEST_PIN})`,
  },
  NO_BUILDING: {
    sentence: 'Name the building: portals ask for it of an apartment.',
    holds: `t.building is null and ${APARTMENT}`,
  },
  NO_BEDROOMS: {
    sentence: 'Enter the number of bedrooms.',
    holds: 't.bedroom_count is null',
  },
  NO_BATHROOMS: {
    sentence: 'Enter the number of bathrooms.',
    holds: 't.bathroom_count is null',
  },
  NO_AREA: {
    sentence: 'Enter the built-up area.',
    holds: 't.built_up_area is null',
  },
  NO_PLOT: {
    sentence: 'Enter the plot area: portals ask for it of a villa.',
    holds: `t.plot_area is null and ${VILLA} and t.property_type is distinct from 'compound'`,
  },
  NO_FURNISHING: {
    sentence: 'Say whether it is furnished.',
    holds: 't.furnishing is null',
  },
  NO_COMPLETION: {
    sentence: 'Say whether it stands or is being built.',
    holds: `t.completion is null and ${SALE}`,
  },
  NO_PICTURE: {
    sentence: 'Add a picture.',
    holds: `t.picture is null and ${ofSections('count(s.picture)')} = 0`,
  },
  FEW_PICTURES: {
    sentence: `Add pictures, in its details too: with fewer than ${PICTURES} it sells badly.`,
    holds: `(t.picture is not null)::int + ${ofSections('count(s.picture)')} between 1 and ${PICTURES - 1}`,
  },
  SHORT_DESCRIPTION: {
    sentence: `Write more of it in its details: portals want at least ${DESCRIPTION} characters.`,
    holds: `${ofSections(`coalesce(sum(char_length(s.description)), 0)`)} < ${DESCRIPTION}`,
  },
  SHORT_TITLE: {
    sentence: `Say more in the title: portals want at least ${TITLE[0]} characters.`,
    holds: `char_length(t.title) < ${TITLE[0]}`,
  },
  LONG_TITLE: {
    sentence: `Shorten the title: portals show ${TITLE[1]} characters of it.`,
    holds: `char_length(t.title) > ${TITLE[1]}`,
  },
  CAPITALS: {
    sentence: 'Write the title in small letters.',
    holds: `t.title = upper(t.title) and t.title ~ '[A-Z][^a-z]*[A-Z][^a-z]*[A-Z][^a-z]*[A-Z]'`,
  },
  SIGNS: {
    sentence: 'Leave English letters, digits and plain signs in the title: portals refuse others.',
    holds: `t.title ~ '[^ -~]'`,
  },
  PRICE_IN_TITLE: {
    sentence: 'Take prices and guarantees out of the title.',
    holds: String.raw`t.title collate "C" ~* '\m(AED|Dhs?|dirhams?|guaranteed?)\M'`,
  },
  CONTACT: {
    sentence: 'Take telephone numbers and addresses of mail and the web out of the texts.',
    holds: `t.title collate "C" ~* '${CONTACT}' or exists (select from listing_sections s
      where s.listing_id = t.id and concat_ws(' ', s.heading, s.description) collate "C" ~* '${CONTACT}')`,
  },
  SMALL_AREA: {
    sentence: 'Check the built-up area: it is small for so many rooms.',
    holds: `t.built_up_area < ${area(LEAST)}`,
  },
  LARGE_AREA: {
    sentence: 'Check the built-up area: it is large for such a home.',
    holds: `t.built_up_area > case when ${APARTMENT}
      then ${area({ home: MOST.apartment, bedroom: MOST.bedroom })} else ${SQUARE_FOOT * MOST.home} end`,
  },
  SMALL_PLOT: {
    sentence: 'Check the plot area: it is smaller than the ground floor.',
    holds: 't.plot_area * 3::bigint < t.built_up_area',
  },
  RATE: {
    sentence: 'Check the amount and the area: a square foot of it costs what none does.',
    holds: `case when ${SALE} then ${outside(RATES.sale)} else ${outside(RATES.rent)} end`,
  },
  LATE: {
    sentence: 'Check from when it is available: that is more than two years away.',
    holds: `t.available_from > (now() at time zone 'Asia/Dubai')::date + interval '2 years'`,
  },
} as const satisfies Record<string, Hint>;

export type HintName = keyof typeof HINTS;

export const HINT_NAMES = Object.keys(HINTS) as HintName[];
