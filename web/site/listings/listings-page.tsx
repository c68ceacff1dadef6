import { agency } from '../agency.ts';
import { HomeCard, type ListedHome } from '../layout/home-card.tsx';
import { listPage, type ListKind } from '../layout/list-page.tsx';
import type { ListingKind } from './kinds.ts';
import { SearchWay } from './search-way.tsx';

/** Asks for a list of homes of one kind. */
export type ListedHomes = ListKind<ListedHome>['document'];

type Rest = Pick<ListKind<ListedHome>, 'document' | 'loading' | 'none' | 'Pager' | 'Rest'>;

/** The page of all listings of a kind. */
export const listingsPage = (kind: ListingKind, rest: Rest) =>
  listPage<ListedHome>({
    path: kind.list,
    title: kind.title,
    counted: kind.counted,
    description: `${kind.title} in ${agency.city} with price, place and pictures, the newest first.`,
    Item: ({ item, wanted }) => <HomeCard home={item} page={kind.page} wanted={wanted} />,
    After: () => <SearchWay {...kind} />,
    ...rest,
  });
