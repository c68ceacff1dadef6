import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { NewestHomesDocument } from '../../../schema/documents/site/saved/graphql.ts';
import { parseSearch } from '../../../schema/search.ts';
import { useQuery } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { focusNext, siblingsOfKind } from '../../ui/focus-next.ts';
import { useStoredValue } from '../../ui/stored.ts';
import { reportBlocked } from '../layout/saved-homes.ts';
import { createHomeFilter, allHomes } from '../search/search-query.ts';
import { formatHomeCount } from '../search/search-labels.ts';
import { nameOf, searches, type KeptSearch } from './saved-searches.ts';

/** Newest homes of a search that are looked at: of more new ones it is said that there are more. */
const LOOKED_AT = 12;

/** The searches that are kept in this browser, each with what is new in it. */
export function SavedSearchList() {
  const kept = useStoredValue(searches);
  if (kept.length === 0) return null;
  return (
    <section className="saved-searches" aria-labelledby="saved-searches">
      <h2 id="saved-searches">Saved searches</h2>
      <ul>
        {kept.map((one) => (
          <li key={one.search}>
            <SavedSearch {...one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedSearch({ search, seen }: KeptSearch) {
  const change = (make: (one: KeptSearch) => KeptSearch[]) =>
    searches.change((now) => now.flatMap((one) => (one.search === search ? make(one) : one))) ||
    reportBlocked();

  function takeAway({ currentTarget: button, detail }: MouseEvent<HTMLElement>) {
    if (detail > 1) return; // the second press of a double click means the one that has gone
    focusNext(button, siblingsOfKind(button.closest('ul'), button, 'button'));
    change(() => []);
  }

  return (
    <>
      <Link
        to={search === '' ? paths.search : `${paths.search}?${search}`}
        onClick={() => change((one) => [{ ...one, seen: Date.now() }])}
      >
        {nameOf(search)}
      </Link>
      <p>
        <News search={search} seen={seen} />
      </p>
      <button type="button" onClick={takeAway}>
        Take away<span className="visually-hidden"> {nameOf(search)}</span>
      </button>
    </>
  );
}

/** How many homes of a search came after it was last looked at. */
function News({ search, seen }: KeptSearch) {
  const result = useQuery({
    document: NewestHomesDocument,
    variables: {
      filter: createHomeFilter(allHomes, parseSearch(new URLSearchParams(search))),
      limit: LOOKED_AT,
    },
  });
  if (result.state === 'loading') return <>&nbsp;</>;
  if (result.state === 'failed') return <>What is new could not be fetched just now.</>;
  const { items, total } = result.data.found;
  const fresh = items.filter(({ createdAt }) => Date.parse(createdAt) > seen).length;
  if (total === 0) return <>No homes just now</>;
  if (fresh === 0) return <>{formatHomeCount(total)}, none of them new</>;
  return (
    <>
      {formatHomeCount(total)},{' '}
      <strong>{fresh === LOOKED_AT ? `${fresh} or more new` : `${fresh} new`}</strong>
    </>
  );
}
