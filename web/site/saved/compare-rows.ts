import { groupDigits } from '../../ui/group-digits.ts';
import type { ComparedHomesQuery } from '../../../schema/documents/site/saved/graphql.ts';
import { placeNames } from '../../../schema/places.ts';
import { factsOf, SQUARE_FOOT, wordsFor } from '../layout/home-facts.ts';
/** A home with all that is compared. */
export type ComparedHome = ComparedHomesQuery['kept'][number];

/** One fact of several homes. */
export interface Row {
  name: string;
  /** In the order of the homes; null where it is not known. */
  values: readonly (string | null)[];
  /** Whether it is the same of all. */
  isSame: boolean;
}

/** How often a rent is paid in a year, by its period. */
const IN_A_YEAR = { YEAR: 1, MONTH: 12, WEEK: 52, DAY: 365 } as const;

/** What a square foot costs, of a rent in a year. */
function perSquareFoot({ amount, rentPeriod, builtUpArea, __typename: kind }: ComparedHome): string | null {
  if (!amount || !builtUpArea) return null;
  const isRent = kind === 'RentalApartment' || kind === 'RentalVilla';
  const asked = isRent ? amount * IN_A_YEAR[rentPeriod ?? 'YEAR'] : amount;
  return `AED ${groupDigits(Math.round((asked * SQUARE_FOOT) / builtUpArea))}${isRent ? ' a year' : ''}`;
}

/** The facts of a home by name, those that people ask for first; its amenities have rows of their own. */
function told(home: ComparedHome): Map<string, string> {
  const all = {
    Price: home.price,
    'Price per sq ft': perSquareFoot(home),
    Place: (home.placeId && placeNames[home.placeId]) || home.location,
    ...factsOf(home),
    Amenities: null,
  };
  return new Map(Object.entries(all).flatMap(([name, fact]) => (fact ? [[name, fact]] : [])));
}

const rowOf = (name: string, values: Row['values']): Row => ({
  name,
  values,
  isSame: values.length > 1 && values.every((value) => value === values[0]),
});

/** What is known of any of these homes, a row a fact. */
export function factRows(homes: readonly ComparedHome[]): Row[] {
  const each = homes.map(told);
  const names = [...new Set(each.flatMap((facts) => [...facts.keys()]))];
  return names.map((name) =>
    rowOf(
      name,
      each.map((facts) => facts.get(name) ?? null),
    ),
  );
}

/** What any of these homes offers, and which of them do. */
export function amenityRows(homes: readonly ComparedHome[]): Row[] {
  const amenities = [...new Set(homes.flatMap((home) => home.amenities))].sort();
  return amenities.map((amenity) =>
    rowOf(
      wordsFor(amenity),
      homes.map((home) => (home.amenities.includes(amenity) ? 'Yes' : null)),
    ),
  );
}
