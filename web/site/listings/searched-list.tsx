import { FacetsOfHomesDocument, HomesFoundDocument } from '../../../schema/documents/site/search/graphql.ts';
import { anyHome } from '../../../schema/search.ts';
import { createLoader, locationQuery } from '../../data/page-query.ts';
import { HomeCard, type ListedHome } from '../layout/home-card.tsx';
import { ListContent, type ListKind, PER_PAGE } from '../layout/list-page.tsx';
import { PageHead } from '../layout/page-head.tsx';
import type { ListingKind } from './kinds.ts';
import { type ListedHomes, SearchAllLink } from './listings-page.tsx';
import { HomeSearch } from '../search/home-search.tsx';
import { createRelaxedSearchQuery, createSearchRedirect } from '../search/relaxed-search.ts';
import { type HomesPage, Results } from '../search/results.tsx';
import { useSearchForm } from '../search/search-form.ts';
import { formatResultPosition } from '../../../schema/search-labels.ts';
import {
  type SearchResult,
  createHomeFilter,
  hasNoFilters,
  getSearchLocation,
  widenToAllHomes,
  parseScopedSearch,
  createSearchVariables,
} from '../search/search-query.ts';
import * as formMessages from '../search/form-messages.tsx';
import * as messages from './searched-list-messages.ts';
import { groupDigits } from '../../ui/format.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useLast } from '../../ui/use-last.ts';

/** A page of homes of a kind; results of a search have facet counts too. */
type ListedPage = HomesPage & Partial<Pick<SearchResult, 'facets'>>;

interface SearchedListOptions {
  document: ListedHomes;
  loading: string;
  none: string;
}

/** Creates the list page of a kind of listing. Without filters it shows the plain list, with filters the results of a search. */
export function createSearchedList(kind: ListingKind, { document, loading, none }: SearchedListOptions) {
  const { scope } = kind;
  const listed = locationQuery<{ found: ListedPage }>({
    queryAt: ({ search: words }) => {
      const search = parseScopedSearch(scope, words);
      if (hasNoFilters(search)) return { document, variables: { page: search.page, limit: PER_PAGE } };
      return { document: HomesFoundDocument, variables: createSearchVariables(scope, search, PER_PAGE) };
    },
  });
  const facets = locationQuery({
    queryAt: ({ search }) =>
      hasNoFilters(parseScopedSearch(scope, search))
        ? { document: FacetsOfHomesDocument, variables: { filter: createHomeFilter(scope, anyHome) } }
        : null,
    isOptional: true,
  });

  const Item: ListKind<ListedHome>['Item'] = ({ item, priority }) => (
    <HomeCard home={item} page={kind.page} priority={priority} />
  );

  function Component() {
    const form = useSearchForm(scope);
    const { search } = form;
    const result = listed.useResult();
    const facetResult = facets.useResult();
    const latest = result.state === 'loaded' ? result.data.found : null;
    const found = useLast(latest);
    const counts = useLast(
      latest?.facets ?? (facetResult.state === 'loaded' ? facetResult.data.counted.facets : null),
    );
    const isUnfiltered = hasNoFilters(search);
    const shown = isUnfiltered ? latest : found;
    const count = shown && result.state !== 'failed' ? formatCount(kind, shown.total) : null;
    const page = latest?.page ?? search.page; // the API clamps the page number
    const { pathname, search: query } = getSearchLocation(scope, { ...search, page });
    return (
      <div className="measure">
        <PageHead
          title={messages.documentTitle(kind.title, page)}
          description={messages.description(kind.title)}
          path={query === '' ? pathname : `${pathname}?${query}`}
        />
        {!isUnfiltered && <meta name="robots" content="noindex, follow" />}
        <h1 className="search-title">{kind.title}</h1>
        <HomeSearch
          scope={scope}
          form={form}
          label={kind.title}
          position={
            count && shown?.total ? formatResultPosition(count, shown) : capitalize(kind.counted.many)
          }
          count={count}
          counts={counts}
          interpretation={shown?.interpretation ?? null}
          announcement={!isUnfiltered && latest ? messages.found(formatCount(kind, latest.total)) : ''}
          isCollapsed={isUnfiltered}
          isEmpty={isUnfiltered && latest?.total === 0}
        >
          {isUnfiltered ? (
            <ListContent
              result={result}
              title={kind.title}
              loading={loading}
              none={none}
              Item={Item}
              Pager={Pager}
            />
          ) : (
            <Results scope={scope} search={search} result={found} state={result.state} />
          )}
        </HomeSearch>
        <SearchAllLink search={widenToAllHomes(scope, search, shown?.interpretation ?? null)}>
          {search.words === ''
            ? messages.searchEveryType[scope.purpose]
            : formMessages.searchAllHomes(formMessages.quoted(search.words))}
        </SearchAllLink>
      </div>
    );
  }

  return {
    loader: createLoader(
      listed,
      facets,
      createSearchRedirect(scope, PER_PAGE),
      createRelaxedSearchQuery(scope, PER_PAGE),
    ),
    Component,
  };
}

const formatCount = ({ counted: { one, many } }: ListingKind, total: number): string =>
  total === 1 ? `1 ${one}` : `${groupDigits(total)} ${many}`;

const capitalize = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
