import { useLoaderData } from 'react-router-dom';
import {
  ApartmentsForSaleDocument,
  RentalVillasDocument,
  VillasForSaleDocument,
} from '../../../schema/documents/site/listings/graphql.ts';
import { FacetsOfHomesDocument } from '../../../schema/documents/site/search/graphql.ts';
import type { TypedOperation } from '../../../schema/page.ts';
import { formatResultPosition } from '../../../schema/search-labels.ts';
import { emptySearch } from '../../../schema/search.ts';
import { apiContext, loadPage, OPTIONAL, useResult, type Loadable, type LoaderArgs } from '../../data/api.ts';
import { useLast } from '../../ui/use-last.ts';
import { HomeCard } from '../layout/home-card.tsx';
import { ListContent, PER_PAGE } from '../layout/list-page.tsx';
import { PageHead } from '../layout/page-head.tsx';
import * as formMessages from '../search/form-messages.tsx';
import { HomeSearch } from '../search/home-search.tsx';
import { loadSearch } from '../search/load-search.ts';
import { type HomesPage, Results } from '../search/results.tsx';
import { useSearchForm } from '../search/search-form.ts';
import {
  type SearchResult,
  createHomeFilter,
  hasNoFilters,
  getSearchLocation,
  widenToAllHomes,
  parseScopedSearch,
} from '../search/search-query.ts';
import * as kinds from './kinds.ts';
import type { ListingKind } from './kinds.ts';
import { pageTitle } from '../layout/frame-messages.ts';
import * as messages from './searched-list-messages.ts';
import { SearchAllLink } from './search-all-link.tsx';
import * as states from './state-messages.ts';

/** The query for a list of homes of a kind. */
type ListedHomes = TypedOperation<{ found: HomesPage }, { page: number; limit: number }>;

/** A page of homes of a kind; results of a search have facet counts too. */
type ListedPage = HomesPage & Partial<Pick<SearchResult, 'facets'>>;

/** Creates the list page of a kind of listing. Without filters it shows the plain list, with filters the results of a search. */
function createSearchedList(kind: ListingKind, document: ListedHomes) {
  const { scope, type, family } = kind;

  function loader({ request, context }: LoaderArgs) {
    const api = context.get(apiContext);
    const search = parseScopedSearch(scope, new URL(request.url).searchParams);
    if (!hasNoFilters(search)) return loadSearch(api, scope, search, PER_PAGE);
    const filter = createHomeFilter(scope, emptySearch);
    return loadPage(api, {
      found: api.query(document, { page: search.page, limit: PER_PAGE }) as Loadable<{ found: ListedPage }>,
      counted: api.query(FacetsOfHomesDocument, { filter }, OPTIONAL),
    });
  }

  function Component() {
    const title = messages.title(type);
    const form = useSearchForm(scope);
    const { search } = form;
    const data = useLoaderData<typeof loader>();
    const result = useResult<{ found: ListedPage }>(data.found);
    const facetResult = useResult('counted' in data ? data.counted : null);
    const latest = result.state === 'loaded' ? result.data.found : null;
    const found = useLast(latest);
    const counts = useLast(
      latest?.facets ?? (facetResult.state === 'loaded' ? facetResult.data.counted.facets : null),
    );
    const isUnfiltered = hasNoFilters(search);
    const shown = isUnfiltered ? latest : found;
    const count = shown && result.state !== 'failed' ? messages.homeCount[family](shown.total) : null;
    const page = latest?.page ?? search.page; // the API clamps the page number
    const { pathname, search: query } = getSearchLocation(scope, { ...search, page });
    return (
      <div className="measure">
        <PageHead
          title={pageTitle(title, page)}
          description={messages.description(type)}
          path={query === '' ? pathname : `${pathname}?${query}`}
        />
        {!isUnfiltered && <meta name="robots" content="noindex, follow" />}
        <h1 className="search-title">{title}</h1>
        <HomeSearch
          scope={scope}
          form={form}
          label={title}
          position={count && shown?.total ? formatResultPosition(count, shown) : messages.homes[family]}
          count={count}
          counts={counts}
          interpretation={shown?.interpretation ?? null}
          announcement={
            !isUnfiltered && latest ? messages.found(messages.homeCount[family](latest.total)) : ''
          }
          isCollapsed={isUnfiltered}
          isEmpty={isUnfiltered && latest?.total === 0}
        >
          {isUnfiltered ? (
            <ListContent
              result={result}
              title={title}
              loading={states.loadingHomes[family]}
              none={states.noHomes[type]}
              renderItem={(home, priority) => <HomeCard home={home} priority={priority} />}
              pager="numbers"
            />
          ) : (
            <Results
              scope={scope}
              search={search}
              result={found}
              state={result.state}
              relaxed={'relaxed' in data ? data.relaxed : null}
            />
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

  return { loader, Component };
}

/** Apartments for sale, six to a page. */
export const apartmentsForSale = createSearchedList(kinds.apartmentsForSale, ApartmentsForSaleDocument);

/** Villas for sale, six to a page. */
export const villasForSale = createSearchedList(kinds.villasForSale, VillasForSaleDocument);

/** Villas for rent, six to a page. */
export const rentalVillas = createSearchedList(kinds.rentalVillas, RentalVillasDocument);
