import type { TypedDocumentNode } from '@apollo/client';
import { anyHome, printSearch, type Search } from '../../../schema/search.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { agency } from '../agency.ts';
import { HomeCard, type ListedHome } from '../layout/home-card.tsx';
import { listPage, type ListKind } from '../layout/list-page.tsx';
import type { HomesPage } from '../search/results.tsx';
import type { ListingKind } from './kinds.ts';
import './listings-page.css';

/** Asks for a list of homes of one kind. */
export type ListedHomes = TypedDocumentNode<{ found: HomesPage }, { page: number; limit: number }>;

type Rest = Pick<ListKind<ListedHome>, 'document' | 'loading' | 'none' | 'Rest'>;

/** The page of the newest listings of a kind. */
export const listingsPage = (kind: ListingKind, rest: Rest) =>
  listPage<ListedHome>({
    path: kind.list,
    title: kind.title,
    counted: kind.counted,
    description: `${kind.title} in ${agency.city} with price, place and pictures, the newest first.`,
    Item: ({ item, wanted }) => <HomeCard home={item} page={kind.page} wanted={wanted} />,
    After: () => (
      <SearchAllLink search={{ ...anyHome, ...kind.sought }}>
        {`Search ${kind.title.toLowerCase()} by price, place and size`}
      </SearchAllLink>
    ),
    ...rest,
  });

interface SearchWayProps {
  /** What is searched for there. */
  search: Search;
  children: string;
}

/** The way from a list to the search among homes of every kind. */
export const SearchAllLink = ({ search, children }: SearchWayProps) => (
  <p className="search-way">
    <ArrowLink href={`${paths.search}?${printSearch(search)}`}>{children}</ArrowLink>
  </p>
);
