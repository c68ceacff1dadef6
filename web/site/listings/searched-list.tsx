import {
  HomesCountedByChoiceDocument,
  HomesFoundDocument,
} from '../../../schema/documents/site/search/graphql.ts';
import { anyHome } from '../../../schema/search.ts';
import { createLoader, locationQuery } from '../../data/page-query.ts';
import { agency } from '../agency.ts';
import { HomeCard, type ListedHome } from '../layout/home-card.tsx';
import { ListContent, type ListKind, PER_PAGE } from '../layout/list-page.tsx';
import { PageHead } from '../layout/page-head.tsx';
import type { ListingKind } from './kinds.ts';
import { type ListedHomes, SearchWay } from './listings-page.tsx';
import { HomeSearch } from '../search/home-search.tsx';
import { looserOn } from '../search/relaxed-search.ts';
import { type FoundHomes, Results } from '../search/results.tsx';
import { useSearchForm } from '../search/search-form.ts';
import { whereabouts } from '../search/search-labels.ts';
import {
  type Choices,
  filterOf,
  type Ground,
  isPlain,
  searchAt,
  searchEverywhere,
  searchOn,
  variablesOf,
} from '../search/search-query.ts';
import { groupDigits } from '../../ui/group-digits.ts';
import { Pager } from '../../ui/pager.tsx';
import { useLast } from '../../ui/use-last.ts';

/** A page of homes of a kind; of those that are found by choices, also what else can be chosen. */
type Listed = FoundHomes & { choices?: Choices };

const EVERY = { SALE: 'homes for sale', RENT: 'homes for rent' } as const;

interface Own {
  document: ListedHomes;
  loading: string;
  none: string;
  /** What of all homes it is a list of. */
  ground: Ground & { purpose: keyof typeof EVERY };
}

/**
 * The page of all listings of a kind in which one can search: six to a page as they are listed, until something is
 * chosen; from then on what is found among them.
 */
export function searchedList(kind: ListingKind, { document, loading, none, ground }: Own) {
  const listed = locationQuery<{ found: Listed }>({
    queryAt: ({ search: words }) => {
      const search = searchOn(ground, words);
      if (isPlain(search)) return { document, variables: { page: search.page, limit: PER_PAGE } };
      return { document: HomesFoundDocument, variables: variablesOf(ground, search, PER_PAGE) };
    },
  });
  const choices = locationQuery({
    queryAt: ({ search }) =>
      isPlain(searchOn(ground, search))
        ? { document: HomesCountedByChoiceDocument, variables: { filter: filterOf(ground, anyHome) } }
        : null,
    isOptional: true,
  });

  const Item: ListKind<ListedHome>['Item'] = ({ item, wanted }) => (
    <HomeCard home={item} page={kind.page} wanted={wanted} />
  );

  function Component() {
    const form = useSearchForm(ground);
    const { search } = form;
    const result = listed.useResult();
    const counted = choices.useResult();
    const latest = result.state === 'here' ? result.data.found : null;
    const found = useLast(latest);
    const toChoose = useLast(
      latest?.choices ?? (counted.state === 'here' ? counted.data.counted.choices : null),
    );
    const isWhole = isPlain(search);
    const shown = isWhole ? latest : found;
    const count = shown && result.state !== 'failed' ? countedOf(kind, shown.total) : null;
    const page = latest?.page ?? search.page; // what lies beyond the end is the last one
    const { pathname, search: query } = searchAt(ground, { ...search, page });
    return (
      <div className="measure">
        <PageHead
          title={page === 1 ? kind.title : `${kind.title}, page ${page}`}
          description={`${kind.title} in ${agency.city} with price, place and pictures, the newest first.`}
          path={query === '' ? pathname : `${pathname}?${query}`}
        />
        {!isWhole && <meta name="robots" content="noindex, follow" />}
        <h1 className="search-title">{kind.title}</h1>
        <HomeSearch
          ground={ground}
          form={form}
          label={kind.title}
          whereabouts={count && shown?.total ? whereabouts(count, shown) : capital(kind.counted.many)}
          count={count}
          choices={toChoose}
          interpretation={shown?.interpretation ?? null}
          heard={!isWhole && latest ? `${countedOf(kind, latest.total)} found` : ''}
          isFolded={isWhole}
          isEmpty={isWhole && latest?.total === 0}
        >
          {isWhole ? (
            <ListContent
              result={result}
              title={kind.title}
              loading={loading}
              none={none}
              Item={Item}
              Pager={Pager}
            />
          ) : (
            <Results ground={ground} search={search} found={found} state={result.state} />
          )}
        </HomeSearch>
        <SearchWay search={searchEverywhere(ground, search)}>
          {`Search ${EVERY[ground.purpose]} of every type`}
        </SearchWay>
      </div>
    );
  }

  return { loader: createLoader(listed, choices, looserOn(ground, PER_PAGE)), Component };
}

const countedOf = ({ counted: { one, many } }: ListingKind, total: number): string =>
  total === 1 ? `1 ${one}` : `${groupDigits(total)} ${many}`;

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
