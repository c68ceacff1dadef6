import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { faultOf } from '../../../data/fault.ts';
import { useLeavingOut } from '../deeds/left-out.ts';
import { wordOf } from '../field.ts';
import { useAddress, usePlace, type Place } from '../place.ts';
import type { Records, Reordering, RowPage, RowsWithin, StoredRow } from '../records.ts';
import type { Arranging } from './order/arrangement.ts';
import { inOrder, known, type Ids } from './order/order.ts';

/** Rows on a page of the panel. */
const PER_PAGE = 20;

/** The rows that a screen shows, as far as they are known, and the ways through them. */
export interface List<Row> {
  rows: readonly Row[];
  state: 'loading' | 'failed' | 'here';
  /** Whether the record whose rows it would show is known not to be there. */
  isGone: boolean;
  /** How many there are in all that was searched. */
  total: number;
  page: number;
  totalPages: number;
  /** How many rows stand before the first of this page. */
  before: number;
  sorts: readonly string[];
  place: Place;
  searchFor: (words: string) => void;
  /** Sorts by it; again, the other way round; once more, and the newest come first as before. */
  sortBy: (sort: string) => void;
  turnTo: (page: number) => void;
  /** Shows the records of one parent alone, or of all. */
  showOf: (parent: string | null) => void;
  /** Whether it shows other rows than the newest of all. */
  isNarrowed: boolean;
  /** Shows the newest of all. */
  showAll: () => void;
  /** Puts the rows into the order that visitors then see; only where they are all those of one parent. */
  arranging?: Arranging;
}

type Listed<Row extends StoredRow, Words extends object> = Pick<
  Records<Row, Words>,
  'list' | 'within' | 'reorder' | 'sorts'
>;

/** What else a list is kept to. */
export interface Narrowed {
  /** How the server is asked for it. */
  variables: Readonly<Record<string, unknown>>;
  /** The names under which it stands in the address. */
  names: readonly string[];
}

const AS_IT_IS: Narrowed = { variables: {}, names: [] };

/** The list of a screen, searched, sorted and paged by the server; where staff are in it stands in the address. */
export function useList<Row extends StoredRow, Words extends object>(
  { list, within, reorder, sorts }: Listed<Row, Words>,
  narrowed = AS_IT_IS,
): List<Row> {
  const client = useApolloClient();
  const [place, move] = usePlace();
  const [address, rewrite] = useAddress();
  const leavingOut = useLeavingOut();
  const words = new URLSearchParams(address);
  const { search, sort, descending, of } = place;
  const ofOne = within && of !== null;
  const sorted = sorts.includes(sort ?? '');

  const variables = {
    page: place.page,
    limit: PER_PAGE,
    search: search || null,
    sort: sorted ? sort : null,
    descending: sorted ? descending : null, // unsorted, the newest come first
    ...narrowed.variables,
  };
  const paged = useQuery(
    (list ?? within) as TypedDocumentNode<RowPage<Row>, typeof variables>,
    ofOne || !list ? skipToken : { variables },
  );
  const children = useQuery(
    (within ?? list) as TypedDocumentNode<RowsWithin<Row>, { of: string }>,
    ofOne ? { variables: { of } } : skipToken,
  );
  // While another page is on its way the last one stands.
  const shown: RowPage<Row>['rows'] | undefined = ofOne
    ? wholeOf(children.data, search)
    : (paged.data ?? paged.previousData)?.rows;
  const { items, total, totalPages, page } = shown ?? { items: [], total: 0, totalPages: 1, page: 1 };
  const left = leavingOut(items);
  const failed = (ofOne ? children.error : paged.error) !== undefined;

  return {
    rows: left,
    total: total - (items.length - left.length),
    page,
    totalPages,
    before: (page - 1) * PER_PAGE,
    isGone: children.data?.parent === null,
    state: failed ? 'failed' : shown ? 'here' : 'loading',
    sorts: ofOne ? [] : sorts,
    place,
    searchFor: (words) => move({ search: words, page: 1 }, { replace: true }),
    sortBy: (wanted) => move({ ...turned(place, wanted), page: 1 }),
    turnTo: (wanted) => move({ page: wanted }),
    showOf: (parent) => move({ of: parent, page: 1, edit: null }),
    isNarrowed:
      Boolean(search || sorted || place.page > 1 || (list && of !== null)) ||
      narrowed.names.some((name) => words.has(name)),
    showAll: () =>
      rewrite((all) => {
        const parted = ['search', 'sort', 'descending', 'page', ...narrowed.names, ...(list ? ['of'] : [])];
        for (const name of parted) all.delete(name);
      }),
    ...(ofOne &&
      reorder &&
      !search && {
        arranging: {
          Rows: reorder.Rows,
          store: async (ids) => {
            const stored = await storeOrder(client, { reorder, within, of, ids });
            client.cache.updateQuery({ query: within, variables: { of } }, (now) => reordered(now, stored));
          },
        },
      }),
  };
}

function turned({ sort, descending }: Place, wanted: string): Pick<Place, 'sort' | 'descending'> {
  if (sort !== wanted) return { sort: wanted, descending: false };
  return descending ? { sort: null, descending: false } : { sort, descending: true };
}

/** What an order is stored with: the record whose rows they are, and their numbers. */
interface Ordered<Row extends StoredRow> {
  reorder: Reordering;
  within: TypedDocumentNode<RowsWithin<Row>, { of: string }>;
  of: string;
  ids: Ids;
}

/** Stores an order; where a row has come or gone meanwhile, of those that are there. Gives how they stand then. */
async function storeOrder<Row extends StoredRow>(
  client: ApolloClient,
  { reorder, within, of, ids }: Ordered<Row>,
): Promise<Ids> {
  const store = async (order: Ids): Promise<Ids> => {
    const variables = { parent: of, ids: [...order] };
    return (await client.mutate({ mutation: reorder.order, variables })).data!.rows.map(({ id }) => id);
  };
  try {
    return await store(ids);
  } catch (error) {
    if (!['CONFLICT', 'BAD_USER_INPUT'].includes(faultOf(error).code)) throw error;
    const now = await client.query({ query: within, variables: { of }, fetchPolicy: 'network-only' });
    return store(known(ids, now.data?.parent?.rows.map(({ id }) => id) ?? []));
  }
}

/** The rows of one record in the order that was stored. */
const reordered = <Row extends StoredRow>(now: RowsWithin<Row> | null, ids: Ids) =>
  now?.parent ? { ...now, parent: { ...now.parent, rows: inOrder(now.parent.rows, ids) } } : undefined;

/** The texts of a row that are shown in its list. */
const SHOWN_TEXTS = ['title', 'heading', 'description'];

/** All rows of one record in whose shown texts the words stand, as a page of their own. */
function wholeOf<Row extends StoredRow>(
  answer: RowsWithin<Row> | undefined,
  search: string,
): RowPage<Row>['rows'] | undefined {
  if (!answer) return undefined;
  const wanted = search.toLowerCase().split(/\s+/);
  const items = (answer.parent?.rows ?? []).filter((row) => {
    const texts = SHOWN_TEXTS.map((name) => wordOf(row, name)).filter((value) => typeof value === 'string');
    return wanted.every((word) => texts.join(' ').toLowerCase().includes(word));
  });
  return { items, page: 1, totalPages: 1, total: items.length };
}
