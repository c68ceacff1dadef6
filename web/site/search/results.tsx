import { Link } from 'react-router-dom';
import type { Search } from '../../../schema/search.ts';
import { kinds } from '../../kinds.ts';
import { paths } from '../../paths.ts';
import { HomeCard, type ListedHome } from '../layout/home-card.tsx';
import { type Interpretation, isInterpretationOf } from './interpretation.ts';
import './search.css';
import { formatUnmatchedWords, useRelaxedSearches } from './relaxed-search.ts';
import * as messages from './form-messages.tsx';
import { focusResultCount } from './search-form.ts';
import { formatHomeCount } from './search-labels.ts';
import { type SearchScope, hasNoFilters, getSearchLocation } from './search-query.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { List, ListSkeleton } from '../../ui/list.tsx';
import { Notice, RetryMessage } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';

/** A page of results. */
export interface HomesPage {
  items: readonly (ListedHome & { __typename: HomeKind })[];
  page: number;
  total: number;
  totalPages: number;
  /** The interpretation of the search text; undefined for a list without a search. */
  interpretation?: Interpretation;
}

type HomeKind = 'SaleApartment' | 'SaleVilla' | 'RentalApartment' | 'RentalVilla';

interface ResultsProps {
  scope: SearchScope;
  search: Search;
  /** The result; while the query is in flight, the previous one. */
  result: HomesPage | null;
  state: 'loading' | 'failed' | 'here';
}

/** Cards are in two columns beside the form. */
const SIZES = '(min-width: 83.5rem) max(420px, 21vw), (min-width: 40rem) 46vw, calc(100vw - 48px)';

/** The results of a search. */
export function Results({ scope, search, result, state }: ResultsProps) {
  if (state === 'failed') {
    return (
      <Notice text={messages.searchFailed}>
        <RetryMessage />
      </Notice>
    );
  }
  // The previous empty result says nothing about the search without filters that is in flight.
  const isUnknown = state === 'loading' && result?.total === 0 && hasNoFilters(search);
  if (!result || isUnknown) return <ListSkeleton text={messages.searching} count={4} />;
  if (result.total === 0)
    return <NoResults scope={scope} search={search} interpretation={result.interpretation ?? null} />;
  return (
    <div
      className="search-list"
      data-waiting={state === 'loading' || undefined}
      aria-busy={state === 'loading'}
    >
      <List>
        {result.items.map((home, index) => (
          <HomeCard
            key={`${home.__typename} ${home.id}`}
            home={home}
            page={kinds[home.__typename].page}
            priority={index === 0 ? 'first' : 'later'}
            sizes={SIZES}
          />
        ))}
      </List>
      <Pager page={result.page} totalPages={result.totalPages} of={messages.pagerSubject} />
    </div>
  );
}

interface NoResultsProps {
  scope: SearchScope;
  search: Search;
  /** The interpretation of the search text; null while unknown. */
  interpretation: Interpretation | null;
}

/** Replaces the results if there are none: relaxed searches and a link to the contact form. */
function NoResults({ scope, search, interpretation }: NoResultsProps) {
  const relaxedSearches = useRelaxedSearches(scope, search, interpretation);
  const isEmpty = hasNoFilters(search);
  return (
    <div className="no-results">
      <Notice text={isEmpty ? messages.noHomes : getNoResultsText(search, interpretation)}>
        {relaxedSearches.length > 0 && (
          <ul className="relaxed-searches">
            {relaxedSearches.map(({ label, without, homes }) => (
              <li key={label}>
                <Link to={getSearchLocation(scope, without)} preventScrollReset onClick={focusResultCount}>
                  {label}
                </Link>
                <span>{formatHomeCount(homes)}</span>
              </li>
            ))}
          </ul>
        )}
        <ArrowLink href={`${paths.contact}?about=${encodeURIComponent(messages.enquirySubject)}`}>
          {messages.enquire}
        </ArrowLink>
      </Notice>
    </div>
  );
}

/** Names the words without a match, if known. */
function getNoResultsText(search: Search, interpretation: Interpretation | null): string {
  const unmatched = isInterpretationOf(search, interpretation) ? formatUnmatchedWords(interpretation) : null;
  return unmatched === null ? messages.noMatch : messages.noMatchFor(unmatched);
}
