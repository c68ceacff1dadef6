import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { NewestHomesDocument, type NewestHomesQuery } from '../../../schema/documents/site/saved/graphql.ts';
import { parseSearch } from '../../../schema/search.ts';
import { useQuery } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { isSecondClick } from '../../ui/double-click.ts';
import { focusNext, siblingsOfKind } from '../../ui/keyboard.ts';
import { useStoredValue } from '../../ui/stored.ts';
import { reportBlocked } from '../layout/saved-homes.ts';
import { createHomeFilter, allHomes } from '../search/search-query.ts';
import { homeCount } from '../../../schema/search-label-messages.ts';
import { formatSearchName } from '../../../schema/search-labels.ts';
import * as messages from './favourites-messages.ts';
import { savedSearches, type SavedSearch } from './saved-searches.ts';

/** Maximum number of homes that are checked for new ones. */
const MAX_NEW = 12;

/** The saved searches of this browser with their numbers of new homes. */
export function SavedSearchList() {
  const saved = useStoredValue(savedSearches);
  if (saved.length === 0) return null;
  return (
    <section className="saved-searches" aria-labelledby="saved-searches">
      <h2 id="saved-searches">{messages.searchesTitle}</h2>
      <ul>
        {saved.map((one) => (
          <li key={one.search}>
            <SavedSearchItem {...one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedSearchItem({ search: query, seen }: SavedSearch) {
  const search = parseSearch(new URLSearchParams(query));
  const result = useQuery(NewestHomesDocument, {
    filter: createHomeFilter(allHomes, search),
    limit: MAX_NEW,
  });
  const found = result.state === 'loaded' ? result.data.found : null;
  const name = formatSearchName(search, found?.interpretation ?? null);
  const change = (make: (one: SavedSearch) => SavedSearch[]) =>
    savedSearches.change((now) => now.flatMap((one) => (one.search === query ? make(one) : one))) ||
    reportBlocked();

  function remove(event: MouseEvent<HTMLElement>) {
    if (isSecondClick(event)) return; // it hits the next button
    const { currentTarget: button } = event;
    focusNext(button, siblingsOfKind(button.closest('ul'), button, 'button'));
    change(() => []);
  }

  return (
    <>
      <Link
        to={query === '' ? paths.search : `${paths.search}?${query}`}
        onClick={() => change((one) => [{ ...one, seen: Date.now() }])}
      >
        {name}
      </Link>
      <p>
        {result.state === 'loading' && <>&nbsp;</>}
        {result.state === 'failed' && messages.searchFailed}
        {found && <NewHomes found={found} seen={seen} />}
      </p>
      <button type="button" onClick={remove}>
        {messages.removeSearch}
        <span className="visually-hidden"> {name}</span>
      </button>
    </>
  );
}

interface NewHomesProps {
  found: NewestHomesQuery['found'];
  /** The time when the search was last opened, in milliseconds since 1970. */
  seen: number;
}

/** The number of homes that were added since the search was last opened. */
function NewHomes({ found: { items, total }, seen }: NewHomesProps) {
  const newCount = items.filter(({ createdAt }) => Date.parse(createdAt) > seen).length;
  if (total === 0) return messages.noHomes;
  if (newCount === 0) return messages.noneNew(homeCount(total), total);
  return (
    <>
      {homeCount(total)}, <strong>{messages.newHomes(newCount, newCount === MAX_NEW)}</strong>
    </>
  );
}
