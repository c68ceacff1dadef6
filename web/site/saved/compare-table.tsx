import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ComparedHomesQuery } from '../../../schema/documents/site/saved/graphql.ts';
import { amenityLabels } from '../../../schema/home-messages.ts';
import { capitalize, formatNumber } from '../../../schema/language.ts';
import { placeNames } from '../../../schema/places.ts';
import { recordPath } from '../../../schema/record-pages.ts';
import { getHomeFacts, PAYMENTS_PER_YEAR, SQUARE_DECIMETRES_PER_SQUARE_FOOT } from '../layout/home-facts.ts';
import { getComparePath, compared, setMember } from '../layout/saved-homes.ts';
import * as messages from './compare-messages.ts';
import { isSecondClick } from '../../ui/double-click.ts';
import { focusNext, siblingsOfKind, hasNoModifiers, scrollIntoView } from '../../ui/keyboard.ts';
import { Picture } from '../../ui/picture.tsx';
/** The width of a picture in its column. */
const SIZES = '(min-width: 64rem) 16rem, 45vw';

/** A table with a column for each home and a row for each fact; rows with different values are highlighted. */
export function CompareTable({ homes }: { homes: readonly ComparedHome[] }) {
  const ids = homes.map(({ id }) => id);
  const amenities = createAmenityRows(homes);
  return (
    <>
      {homes.length > 1 && (
        <p className="compare-only">
          <label>
            <input type="checkbox" /> {messages.onlyDifferences}
          </label>
        </p>
      )}
      {/* Focusable, so that arrow keys scroll it. */}
      <div
        className="compare-scroll"
        role="region"
        aria-label={messages.table}
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
                  <Link to={recordPath(home.__typename, home.id)}>{home.title}</Link>
                  <Link
                    className="compare-without"
                    to={getComparePath(ids.filter((id) => id !== home.id))}
                    replace // Back would show the home, which is no longer stored
                    onClick={(event) => remove(event, home.id)}
                  >
                    {messages.remove}
                    <span className="visually-hidden"> {home.title}</span>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <Rows rows={createFactRows(homes)} homes={homes} />
          {amenities.length > 0 && <Rows title={messages.amenities} rows={amenities} homes={homes} />}
        </table>
      </div>
    </>
  );
}

function remove(event: MouseEvent<HTMLElement>, id: string) {
  if (!hasNoModifiers(event)) return;
  if (isSecondClick(event)) {
    event.preventDefault(); // it hits the next column
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
                <span className="visually-hidden">{messages.notStated}</span>
              </>
            )}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** A home with all compared fields. */
type ComparedHome = ComparedHomesQuery['comparedHomes'][number];

/** A fact of several homes. */
interface Row {
  name: string;
  /** In the order of the homes; null if unknown. */
  values: readonly (string | null)[];
  /** True if all values are equal. */
  isSame: boolean;
}

/** Formats the price per square foot; of a rental home, the yearly rent per square foot. */
function formatPricePerSquareFoot({
  amount,
  rentPeriod,
  builtUpArea,
  __typename: kind,
}: ComparedHome): string | null {
  if (!amount || !builtUpArea) return null;
  const isRent = kind === 'RentalApartment' || kind === 'RentalVilla';
  const yearlyAmount = isRent ? amount * PAYMENTS_PER_YEAR[rentPeriod ?? 'YEAR'] : amount;
  const dirhams = formatNumber(Math.round((yearlyAmount * SQUARE_DECIMETRES_PER_SQUARE_FOOT) / builtUpArea));
  return isRent ? messages.amountPerYear(dirhams) : messages.amount(dirhams);
}

/** Returns the facts of a home by name, the most important first; amenities have rows of their own. */
function getFacts(home: ComparedHome): Map<string, string> {
  const all = {
    [messages.price]: home.price,
    [messages.pricePerSquareFoot]: formatPricePerSquareFoot(home),
    [messages.place]: (home.placeId && placeNames[home.placeId]) || home.location,
    ...getHomeFacts(home),
    [messages.amenities]: null,
  };
  return new Map(Object.entries(all).flatMap(([name, fact]) => (fact ? [[name, fact]] : [])));
}

const createRow = (name: string, values: Row['values']): Row => ({
  name,
  values,
  isSame: values.length > 1 && values.every((value) => value === values[0]),
});

/** Creates a row for each fact that is known of any home. */
function createFactRows(homes: readonly ComparedHome[]): Row[] {
  const each = homes.map(getFacts);
  const names = [...new Set(each.flatMap((facts) => [...facts.keys()]))];
  return names.map((name) =>
    createRow(
      name,
      each.map((facts) => facts.get(name) ?? null),
    ),
  );
}

/** Creates a row for each amenity of any home. */
function createAmenityRows(homes: readonly ComparedHome[]): Row[] {
  const amenities = [...new Set(homes.flatMap((home) => home.amenities))].sort();
  return amenities.map((amenity) =>
    createRow(
      capitalize(amenityLabels[amenity]),
      homes.map((home) => (home.amenities.includes(amenity) ? messages.yes : null)),
    ),
  );
}
