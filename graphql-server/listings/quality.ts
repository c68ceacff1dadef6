import { Ctx, Field, FieldResolver, ObjectType, registerEnumType, Resolver, Root } from 'type-graphql';
import { type HomeKind, listingKinds } from '../../schema/listing-kinds.ts';
import type { Context } from '../context.ts';
import { FARTHEST_PIN, KILOMETRES } from '../../schema/pin.ts';
import { places } from '../places/place.ts';
import { actorOf, isAllowed } from '../policies.ts';
import { SQUARE_FOOT } from './facts/bounds.ts';
import { validatePin } from './facts/validation.ts';
import { Listing } from './listing.ts';

/** A flaw for which a portal would refuse a listing, or for which it would attract few enquiries. */
interface Hint {
  /** What the editor has to do. */
  sentence: string;
  /** SQL condition on the row `t` of a listing. */
  condition: string;
}

const kindIn = (matches: (home: HomeKind) => boolean): string =>
  `t.kind in (${Object.entries(listingKinds)
    .filter(([, home]) => matches(home))
    .map(([kind]) => `'${kind}'`)
    .join(', ')})`;

const IS_SALE = kindIn(({ purpose }) => purpose === 'SALE');
const IS_APARTMENT = kindIn(({ family }) => family === 'apartment');
const IS_VILLA = kindIn(({ family }) => family === 'villa');

/** A scalar subquery over the sections of the listing. */
const ofSections = (expression: string): string =>
  `(select ${expression} from listing_sections s where s.listing_id = t.id and s.deleted_at is null)`;

/** Listings with fewer pictures attract few enquiries. */
const MIN_PICTURES = 5;
/** Lengths in characters, by the rules of portals. */
const MIN_DESCRIPTION = 200;
const TITLE = { min: 30, max: 50 };
/** Usual areas in square feet: of a home, and of each bedroom in addition. */
const MIN_AREA = { home: 150, bedroom: 200 };
const MAX_APARTMENT_AREA = { home: 2_000, bedroom: 3_000 };
const MAX_AREA = 50_000;
/** Usual dirhams for a square foot: of the price, or of the rent of a year. */
const SALE_RATE = { min: 200, max: 15_000 };
const RENT_RATE = { min: 15, max: 1_000 };

/** Square decimetres of a home with its bedrooms. */
const areaWith = ({ home, bedroom }: typeof MIN_AREA): string =>
  `${SQUARE_FOOT} * (${home} + ${bedroom} * coalesce(t.bedroom_count, 0))`;

const isRateOutside = ({ min, max }: typeof SALE_RATE): string =>
  `t.price_in_dirhams * ${SQUARE_FOOT} not between ${min}::numeric * t.built_up_area and ${max}::numeric * t.built_up_area`;

/** Regular expression of telephone numbers with at least nine digits, email addresses and web addresses. */
const CONTACT = String.raw`(?:(?:\d[ ()-]?){9}|[^\s@]@[^\s@]+\.[^\s@]|https?://|www\.)`;

const CENTRES = places
  .filter(({ kind }) => kind !== 'city')
  .map(({ id, lat, lng }) => `('${id}', ${lat}, ${lng})`)
  .join(', ');

/** All hints; those about missing facts come first. */
export const HINTS = {
  NO_PRICE: {
    sentence: 'Enter the price: portals accept no listing without an amount.',
    condition: 't.amount is null and t.price_on_request is not true',
  },
  HIDDEN_PRICE: {
    sentence: 'Enter the price even if it is on request: the permit states it.',
    condition: 't.amount is null and t.price_on_request',
  },
  NO_PLACE: {
    sentence: 'Choose the community from the list.',
    condition: 't.place is null',
  },
  FAR_PIN: {
    sentence: 'Check the pin on the map: it is far from the community.',
    condition: `t.latitude is not null and exists (
      select from (values ${CENTRES}) centre (id, latitude, longitude) where centre.id = t.place
        and |/ (((t.latitude - centre.latitude) * ${KILOMETRES.latitude}) ^ 2
          + ((t.longitude - centre.longitude) * ${KILOMETRES.longitude}) ^ 2) > ${FARTHEST_PIN})`,
  },
  NO_BUILDING: {
    sentence: 'Enter the building: portals require it for apartments.',
    condition: `t.building is null and ${IS_APARTMENT}`,
  },
  NO_BEDROOMS: {
    sentence: 'Enter the number of bedrooms.',
    condition: 't.bedroom_count is null',
  },
  NO_BATHROOMS: {
    sentence: 'Enter the number of bathrooms.',
    condition: 't.bathroom_count is null',
  },
  NO_AREA: {
    sentence: 'Enter the built-up area.',
    condition: 't.built_up_area is null',
  },
  NO_PLOT: {
    sentence: 'Enter the plot area: portals require it for villas.',
    condition: `t.plot_area is null and ${IS_VILLA} and t.property_type is distinct from 'compound'`,
  },
  NO_FURNISHING: {
    sentence: 'Enter whether it is furnished.',
    condition: 't.furnishing is null',
  },
  NO_COMPLETION: {
    sentence: 'Enter whether it is completed or off plan.',
    condition: `t.completion is null and ${IS_SALE}`,
  },
  NO_PICTURE: {
    sentence: 'Add a picture.',
    condition: `t.picture is null and ${ofSections('count(s.picture)')} = 0`,
  },
  FEW_PICTURES: {
    sentence: `Add pictures, also to the details: fewer than ${MIN_PICTURES} attract few enquiries.`,
    condition: `(t.picture is not null)::int + ${ofSections('count(s.picture)')} between 1 and ${MIN_PICTURES - 1}`,
  },
  SHORT_DESCRIPTION: {
    sentence: `Write more in the details: portals require at least ${MIN_DESCRIPTION} characters.`,
    condition: `${ofSections(`coalesce(sum(char_length(s.description)), 0)`)} < ${MIN_DESCRIPTION}`,
  },
  SHORT_TITLE: {
    sentence: `Write a longer title: portals require at least ${TITLE.min} characters.`,
    condition: `char_length(t.title) < ${TITLE.min}`,
  },
  LONG_TITLE: {
    sentence: `Shorten the title: portals show ${TITLE.max} characters of it.`,
    condition: `char_length(t.title) > ${TITLE.max}`,
  },
  CAPITALS: {
    sentence: 'Write the title without all capitals.',
    condition: `t.title = upper(t.title) and t.title ~ '[A-Z][^a-z]*[A-Z][^a-z]*[A-Z][^a-z]*[A-Z]'`,
  },
  SIGNS: {
    sentence:
      'Use only English letters, digits and common punctuation in the title: portals reject other characters.',
    condition: `t.title ~ '[^ -~]'`,
  },
  PRICE_IN_TITLE: {
    sentence: 'Remove prices and guarantees from the title.',
    condition: String.raw`t.title collate "C" ~* '\m(AED|Dhs?|dirhams?|guaranteed?)\M'`,
  },
  CONTACT: {
    sentence: 'Remove phone numbers, email addresses and web addresses from the texts.',
    condition: `t.title collate "C" ~* '${CONTACT}' or exists (select from listing_sections s
      where s.listing_id = t.id and s.deleted_at is null and concat_ws(' ', s.heading, s.description) collate "C" ~* '${CONTACT}')`,
  },
  SMALL_AREA: {
    sentence: 'Check the built-up area: it is small for so many rooms.',
    condition: `t.built_up_area < ${areaWith(MIN_AREA)}`,
  },
  LARGE_AREA: {
    sentence: 'Check the built-up area: it is large for such a home.',
    condition: `t.built_up_area > case when ${IS_APARTMENT}
      then ${areaWith(MAX_APARTMENT_AREA)} else ${SQUARE_FOOT * MAX_AREA} end`,
  },
  SMALL_PLOT: {
    sentence: 'Check the plot area: it is smaller than the ground floor.',
    condition: 't.plot_area * 3::bigint < t.built_up_area',
  },
  RATE: {
    sentence: 'Check the amount and the area: the price per square foot is implausible.',
    condition: `case when ${IS_SALE} then ${isRateOutside(SALE_RATE)} else ${isRateOutside(RENT_RATE)} end`,
  },
  LATE: {
    sentence: 'Check the availability date: it is more than two years away.',
    condition: `t.available_from > (now() at time zone 'Asia/Dubai')::date + interval '2 years'`,
  },
} as const satisfies Record<string, Hint>;

export type HintName = keyof typeof HINTS;

export const HINT_NAMES = Object.keys(HINTS) as HintName[];

const HintNames = Object.fromEntries(HINT_NAMES.map((name) => [name, name]));

registerEnumType(HintNames, {
  name: 'ListingHint',
  description: 'Hints for the editor of a listing: what a portal would reject, and what is missing.',
  valuesConfig: Object.fromEntries(HINT_NAMES.map((name) => [name, { description: HINTS[name].sentence }])),
});

@ObjectType({ description: 'A way to improve a listing.' })
class QualityHint {
  @Field(() => HintNames, { description: 'The name of the hint.' })
  hint: HintName;

  @Field(() => String, { description: 'What the editor has to do.' })
  sentence: string;
}

/** $1 ids of listings; the names of the hints of each. */
const HINTS_OF_LISTINGS = `select t.id, array_remove(array[${HINT_NAMES.map(
  (name) => `case when ${HINTS[name].condition} then '${name}' end`,
).join(', ')}], null) as value from listings t where t.id = any($1::int[])`;

@Resolver(() => Listing)
export class HintResolver {
  @FieldResolver(() => [QualityHint], {
    nullable: true,
    description: 'Hints for its editor: what a portal would reject, and what is missing; null for visitors.',
  })
  async hints(@Root() listing: Listing, @Ctx() { staff, valueOf }: Context): Promise<QualityHint[] | null> {
    if (!isAllowed(actorOf(staff), 'readFacts')) return null;
    const names = ((await valueOf(HINTS_OF_LISTINGS, listing.id)) ?? []) as HintName[];
    return names.map((hint) => ({
      hint,
      sentence: (hint === 'FAR_PIN' && validatePin(listing)?.text) || HINTS[hint].sentence,
    }));
  }
}
