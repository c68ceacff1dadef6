import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedHomesQuery } from '../../../schema/documents/site/saved/graphql.ts';
import { placeNames } from '../../../schema/places.ts';
import { factsOf, SQUARE_FOOT, wordsFor } from '../layout/home-facts.ts';
import { compareAddress, compared, setMember } from '../layout/saved-homes.ts';
import { pathOf } from './saved-searches.ts';
import { focusNext, siblingsOfKind } from '../../ui/focus-next.ts';
import { groupDigits } from '../../ui/group-digits.ts';
import { hasNoModifiers } from '../../ui/keys.ts';
import { Picture } from '../../ui/picture.tsx';
import { scrollIntoView } from '../../ui/scroll-into-view.ts';

/** How wide a home's picture stands in its column. */
const SIZES = '(min-width: 64rem) 16rem, 45vw';

/** Homes side by side, a row a fact; those in which they differ stand out. */
export function CompareTable({ homes }: { homes: readonly ComparedHome[] }) {
  const ids = homes.map(({ id }) => id);
  const amenities = amenityRows(homes);
  return (
    <>
      {homes.length > 1 && (
        <p className="compare-only">
          <label>
            <input type="checkbox" /> Only where they differ
          </label>
        </p>
      )}
      {/* It scrolls by the arrow keys as well. */}
      <div
        className="compare-scroll"
        role="region"
        aria-label="Homes side by side"
        tabIndex={0}
        onFocus={scrollIntoView}
      >
        <table className="compare-table">
          <thead>
            <tr>
              <td />
              {homes.map((home) => (
                <th key={home.id} scope="col">
                  <Picture picture={home.picture} alt={home.title} sizes={SIZES} priority="soon" />
                  <Link to={pathOf(home)}>{home.title}</Link>
                  <Link
                    className="compare-without"
                    to={compareAddress(ids.filter((id) => id !== home.id))}
                    onClick={(event) => takeAway(event, home.id)}
                  >
                    Take away<span className="visually-hidden"> {home.title}</span>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <Rows rows={factRows(homes)} homes={homes} />
          {amenities.length > 0 && <Rows title="Amenities" rows={amenities} homes={homes} />}
        </table>
      </div>
    </>
  );
}

function takeAway(event: MouseEvent<HTMLElement>, id: string) {
  if (!hasNoModifiers(event)) return;
  if (event.detail > 1) {
    event.preventDefault(); // the second press of a double click means the one that has gone
    return;
  }
  const { currentTarget: link } = event;
  focusNext(link, siblingsOfKind(link.closest('tr'), link, '.compare-without'));
  setMember(compared, id, false);
}

interface RowsProps {
  title?: string;
  rows: readonly Row[];
  homes: readonly ComparedHome[];
}

const Rows = ({ title, rows, homes }: RowsProps) => (
  <tbody>
    {title && (
      <tr>
        <th className="compare-group" scope="rowgroup" colSpan={homes.length + 1}>
          {title}
        </th>
      </tr>
    )}
    {rows.map(({ name, values, isSame }) => (
      <tr key={name} data-same={isSame || undefined}>
        <th scope="row">{name}</th>
        {values.map((value, place) => (
          <td key={homes[place]!.id}>
            {value ?? (
              <>
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">Not told</span>
              </>
            )}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** A home with all that is compared. */
type ComparedHome = ComparedHomesQuery['kept'][number];

/** One fact of several homes. */
interface Row {
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
function factRows(homes: readonly ComparedHome[]): Row[] {
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
function amenityRows(homes: readonly ComparedHome[]): Row[] {
  const amenities = [...new Set(homes.flatMap((home) => home.amenities))].sort();
  return amenities.map((amenity) =>
    rowOf(
      wordsFor(amenity),
      homes.map((home) => (home.amenities.includes(amenity) ? 'Yes' : null)),
    ),
  );
}
