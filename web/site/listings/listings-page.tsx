import type { TypedDocumentNode } from '@apollo/client';
import { anyHome, printSearch, type Search } from '../../../schema/search.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { HomeCard, type ListedHome } from '../layout/home-card.tsx';
import { createListPage, type ListKind } from '../layout/list-page.tsx';
import type { HomesPage } from '../search/results.tsx';
import type { ListingKind } from './kinds.ts';
import * as messages from './searched-list-messages.ts';
import './listings.css';

/** The query for a list of homes of a kind. */
export type ListedHomes = TypedDocumentNode<{ found: HomesPage }, { page: number; limit: number }>;

type Rest = Pick<ListKind<ListedHome>, 'document' | 'loading' | 'none' | 'Rest'>;

/** Creates the page of the newest listings of a kind. */
export const createListingsPage = (kind: ListingKind, rest: Rest) =>
  createListPage<ListedHome>({
    path: kind.list,
    title: kind.title,
    counted: kind.counted,
    description: messages.description(kind.title),
    Item: ({ item, priority }) => <HomeCard home={item} page={kind.page} priority={priority} />,
    After: () => (
      <SearchAllLink search={{ ...anyHome, ...kind.search }}>{messages.searchKind(kind.title)}</SearchAllLink>
    ),
    ...rest,
  });

interface SearchAllLinkProps {
  /** The search to open. */
  search: Search;
  children: string;
}

/** A link from a list to the search page. */
export const SearchAllLink = ({ search, children }: SearchAllLinkProps) => (
  <p className="list-search-link">
    <ArrowLink href={`${paths.search}?${printSearch(search)}`}>{children}</ArrowLink>
  </p>
);
