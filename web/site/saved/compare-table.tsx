import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { focusNext, siblingsOfKind } from '../../ui/focus-next.ts';
import { scrollIntoView } from '../../ui/scroll-into-view.ts';
import { hasNoModifiers } from '../../ui/keys.ts';
import { Picture } from '../../ui/picture.tsx';
import { compareAddress, compared, setMember } from '../layout/saved-homes.ts';
import { pathOf } from './asking.ts';
import { amenityRows, factRows, type ComparedHome, type Row } from './compare-rows.ts';

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
                  <Picture picture={home.picture} alt={home.title} sizes={SIZES} wanted="soon" />
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
