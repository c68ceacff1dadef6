import { Link } from 'react-router-dom';
import type { Search } from '../../../schema/search.ts';
import { paths } from '../../paths.ts';
import { HomeCard, type ListedHome } from '../layout/home-card.tsx';
import { formatMonthlyRent, type PartialHome } from '../layout/home-facts.ts';
import { applyFacts, type Interpretation, isInterpretationOf } from '../../../schema/interpretation.ts';
import './search.css';
import { useResult, type Loadable } from '../../data/api.ts';
import { formatUnmatchedWords, relaxSearch } from './relaxed-search.ts';
import * as messages from './form-messages.tsx';
import { focusResultCount } from './search-form.ts';
import { homeCount } from '../../../schema/search-label-messages.ts';
import { type SearchScope, hasNoFilters, getSearchLocation } from './search-query.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { List, ListSkeleton } from '../../ui/list.tsx';
import { Notice, RetryMessage } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';

/** A page of results. */
export interface HomesPage {
  items: readonly (ListedHome & Pick<PartialHome, 'amount' | 'rentPeriod'>)[];
  page: number;
  total: number;
  totalPages: number;
  /** The interpretation of the search text; undefined for a list without a search. */
  interpretation?: Interpretation;
}

interface ResultsProps {
  scope: SearchScope;
  search: Search;
  /** The current page of results, or the previous page while the query is loading. Null before the first response. */
  result: HomesPage | null;
  /** The state of the query. */
  state: 'loading' | 'failed' | 'loaded';
  /** The numbers of homes of relaxed searches. */
  relaxed: Loadable<readonly number[]>;
}

/** The `sizes` attribute of the pictures: the cards are in two columns beside the form. */
const CARD_PICTURE_SIZES =
  '(min-width: 83.5rem) max(420px, 21vw), (min-width: 40rem) 46vw, calc(100vw - 48px)';

/** The result list of a search with its pager, loading state, error and empty state. */
export function Results({ scope, search, result, state, relaxed }: ResultsProps) {
  if (state === 'failed') {
    return (
      <Notice text={messages.searchFailed}>
        <RetryMessage />
      </Notice>
    );
  }
  const isLoading = state === 'loading';
  // An empty result of the previous filters does not mean that there are no homes without filters.
  const isEmptyResultOutdated = isLoading && result?.total === 0 && hasNoFilters(search);
  if (!result || isEmptyResultOutdated) return <ListSkeleton text={messages.searching} count={4} />;
  if (result.total === 0) {
    const interpretation = result.interpretation ?? null;
    return <NoResults scope={scope} search={search} interpretation={interpretation} relaxed={relaxed} />;
  }
  const isMonthly = applyFacts(search, result.interpretation).period === 'MONTH';
  return (
    <div className="search-list" data-waiting={isLoading || undefined} aria-busy={isLoading}>
      <List>
        {result.items.map((home, index) => (
          <HomeCard
            key={`${home.__typename} ${home.id}`}
            home={home}
            price={(isMonthly && formatMonthlyRent(home)) || undefined}
            priority={index === 0 ? 'first' : 'later'}
            sizes={CARD_PICTURE_SIZES}
          />
        ))}
      </List>
      <Pager page={result.page} totalPages={result.totalPages} label={messages.pagerSubject} />
    </div>
  );
}

interface NoResultsProps extends Pick<ResultsProps, 'scope' | 'search' | 'relaxed'> {
  /** The interpretation of the search text; null while unknown. */
  interpretation: Interpretation | null;
}

/** The empty state of the results. It suggests searches with fewer filters and links to the contact form. */
function NoResults({ scope, search, interpretation, relaxed }: NoResultsProps) {
  const counts = useResult(relaxed);
  const relaxedSearches = relaxSearch(scope, search, interpretation)
    .map((one, index) => ({ ...one, homes: (counts.state === 'loaded' && counts.data[index]) || 0 }))
    .filter(({ homes }) => homes > 0)
    .sort((a, b) => b.homes - a.homes);
  const text = hasNoFilters(search) ? messages.noHomes : getNoMatchText(search, interpretation);
  const contactPath = `${paths.contact}?about=${encodeURIComponent(messages.enquirySubject)}`;
  return (
    <div className="no-results">
      <Notice text={text}>
        {relaxedSearches.length > 0 && (
          <ul className="relaxed-searches">
            {relaxedSearches.map(({ label, scope, without, homes }) => (
              <li key={label}>
                <Link to={getSearchLocation(scope, without)} preventScrollReset onClick={focusResultCount}>
                  {label}
                </Link>
                <span>{homeCount(homes)}</span>
              </li>
            ))}
          </ul>
        )}
        <ArrowLink href={contactPath}>{messages.enquire}</ArrowLink>
      </Notice>
    </div>
  );
}

/** Returns the empty-state text. It names the search words that match no home, if they are known. */
function getNoMatchText(search: Search, interpretation: Interpretation | null): string {
  if (!isInterpretationOf(search, interpretation)) return messages.noMatch;
  const unmatchedWords = formatUnmatchedWords(interpretation);
  return unmatchedWords === null ? messages.noMatch : messages.noMatchFor(unmatchedWords);
}
