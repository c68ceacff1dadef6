import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import type { Publication } from '../../../../schema/documents/admin/graphql.ts';
import { type Ids, sortByIds } from './order/order.ts';
import type { Sorting } from './order/sortable-item.ts';
import { reordered, storeLatestOrder } from './order/store-order.ts';
import { useWithoutDeleted } from '../../refetch.ts';
import {
  fieldValue,
  type ListedCollection,
  type RowPage,
  type RowsByParent,
  type StoredRow,
} from '../collection.ts';
import { type ScreenParams, useScreenParams, useSearchString, writeScreenParams } from '../screen-params.ts';
import { usePermissions } from '../../permissions/permissions.tsx';

const PER_PAGE = 20;
/** The same in a list whose rows staff sort: all of them are on one page, or they cannot be sorted. */
const PER_SORTED_PAGE = 200;

/** The list of a screen: its rows, and functions to search, sort and page. */
export interface List<Row> {
  rows: readonly Row[];
  state: 'loading' | 'failed' | 'loaded';
  /** True if the selected parent does not exist. */
  isParentMissing: boolean;
  /** Total number of matching rows. */
  total: number;
  page: number;
  totalPages: number;
  /** Number of rows on earlier pages. */
  offset: number;
  sorts: readonly string[];
  params: ScreenParams;
  searchFor: (text: string) => void;
  /** Sorts by a column: ascending, then descending, then newest first again. */
  sortBy: (sort: string) => void;
  goToPage: (page: number) => void;
  /** Shows the rows in one state of publication, or in all. */
  filterByPublication: (publication: Publication | null) => void;
  /** Shows the rows of one parent, or of all. */
  selectParent: (parent: string | null) => void;
  /** True if the list is searched, filtered or sorted, or shows a later page. */
  isFiltered: boolean;
  /** Resets search, filter, sorting and page. */
  reset: () => void;
  /** Sorts the rows for visitors; available if all rows are shown, or all of one parent. */
  sorting?: Sorting;
}

export interface ListFilter {
  variables: Readonly<Record<string, unknown>>;
  /** Its search parameters. */
  names: readonly string[];
}

/** The parameters of a list that is neither searched nor sorted, from its first page. */
const UNFILTERED = { search: '', sort: null, descending: false, publication: null, page: 1 };

const NO_FILTER: ListFilter = { variables: {}, names: [] };

/** Returns the list of a screen. Search, sorting and page are parameters of the URL. */
export function useList<Row extends StoredRow>(
  { name, documents: { list, byParent, read, reorder }, sorts, isPublishable }: ListedCollection<Row>,
  filter = NO_FILTER,
): List<Row> {
  const client = useApolloClient();
  const [params, setParams] = useScreenParams();
  const [searchString, rewrite] = useSearchString();
  const withoutDeleted = useWithoutDeleted();
  const { may } = usePermissions();
  const { search, sort, descending, parentId } = params;
  const hasParent = byParent !== undefined && parentId !== null;
  const sorted = sorts.includes(sort ?? '');
  const hasWholeOrder = reorder !== undefined && !byParent;
  const limit = hasWholeOrder ? PER_SORTED_PAGE : PER_PAGE;

  const variables = {
    page: params.page,
    limit,
    search: search || null,
    sort: sorted ? sort : null,
    descending: sorted ? descending : null, // the default order is newest first
    ...(isPublishable && { publication: params.publication }),
    ...filter.variables,
  };
  // A skipped query needs a document, too.
  const paged = useQuery(
    (list ?? read) as TypedDocumentNode<RowPage<Row>, typeof variables>,
    hasParent || !list ? skipToken : { variables },
  );
  const children = useQuery(
    (byParent ?? read) as TypedDocumentNode<RowsByParent<Row>, { of: string }>,
    hasParent ? { variables: { of: parentId } } : skipToken,
  );
  // The previous page is shown while the next one is loading.
  const shown: RowPage<Row>['rows'] | undefined = hasParent
    ? toSinglePage(children.data, search)
    : (paged.data ?? paged.previousData)?.rows;
  const { items, total, totalPages, page } = shown ?? { items: [], total: 0, totalPages: 1, page: 1 };
  const rows = withoutDeleted(items);
  const failed = (hasParent ? children.error : paged.error) !== undefined;
  const isFiltered =
    Boolean(search || sorted || params.publication || params.page > 1 || (list && parentId !== null)) ||
    filter.names.some((name) => new URLSearchParams(searchString).has(name));

  /** Stores an order of all rows of the parent, or of the list. */
  const storeOrder = async (ids: Ids): Promise<void> => {
    if (hasParent) {
      const query = { query: byParent, variables: { of: parentId } };
      const stored = await storeLatestOrder(client, { reorder: reorder!, parentId, ids }, async () => {
        const now = await client.query({ ...query, fetchPolicy: 'network-only' });
        return now.data?.parent?.rows.map(({ id }) => id) ?? [];
      });
      client.cache.updateQuery(query, (now) => reordered(now, stored));
      return;
    }
    const query = { query: list as TypedDocumentNode<RowPage<Row>, typeof variables>, variables };
    const stored = await storeLatestOrder(client, { reorder: reorder!, parentId, ids }, async () => {
      const now = await client.query({ ...query, fetchPolicy: 'network-only' });
      return now.data?.rows.items.map(({ id }) => id) ?? [];
    });
    client.cache.updateQuery(
      query,
      (now) => now && { ...now, rows: { ...now.rows, items: sortByIds(now.rows.items, stored) } },
    );
  };
  const showsAll = hasWholeOrder ? !isFiltered && totalPages === 1 : hasParent && !search;

  return {
    rows,
    total: total - (items.length - rows.length),
    page,
    totalPages,
    offset: (page - 1) * limit,
    isParentMissing: children.data?.parent === null,
    state: failed ? 'failed' : shown ? 'loaded' : 'loading',
    sorts: hasParent ? [] : sorts,
    params,
    searchFor: (text) => setParams({ search: text, page: 1 }, { replace: true }),
    sortBy: (column) => setParams({ ...nextSort(params, column), page: 1 }),
    goToPage: (number) => setParams({ page: number }),
    filterByPublication: (publication) => setParams({ publication, page: 1 }),
    selectParent: (parent) => setParams({ parentId: parent, page: 1, edit: null }),
    isFiltered,
    reset: () =>
      rewrite((all) => {
        writeScreenParams(all, { ...UNFILTERED, ...(list && { parentId: null }) });
        for (const name of filter.names) all.delete(name);
      }),
    ...(showsAll &&
      reorder &&
      rows.every((row) => may('reorder', name, row)) && {
        sorting: { Rows: reorder.Rows, store: storeOrder },
      }),
  };
}

/** Returns the order after a click on a column: ascending, descending, then the default. */
function nextSort(
  { sort, descending }: ScreenParams,
  column: string,
): Pick<ScreenParams, 'sort' | 'descending'> {
  if (sort !== column) return { sort: column, descending: false };
  return descending ? { sort: null, descending: false } : { sort, descending: true };
}

/** Names of the texts that lists show. */
const SHOWN_TEXTS = ['title', 'heading', 'description'];

/** Filters all rows of a parent by the search text and returns them as one page. */
function toSinglePage<Row extends StoredRow>(
  data: RowsByParent<Row> | undefined,
  search: string,
): RowPage<Row>['rows'] | undefined {
  if (!data) return undefined;
  const words = search.toLowerCase().split(/\s+/);
  const items = (data.parent?.rows ?? []).filter((row) => {
    const texts = SHOWN_TEXTS.map((name) => fieldValue(row, name)).filter(
      (value) => typeof value === 'string',
    );
    return words.every((word) => texts.join(' ').toLowerCase().includes(word));
  });
  return { items, page: 1, totalPages: 1, total: items.length };
}
