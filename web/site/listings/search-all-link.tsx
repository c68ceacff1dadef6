import { printSearch, type Search } from '../../../schema/search.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import './listings.css';

interface Props {
  /** The search to open. */
  search: Search;
  children: string;
}

/** A link from a list to the search page. */
export const SearchAllLink = ({ search, children }: Props) => (
  <p className="list-search-link">
    <ArrowLink href={`${paths.search}?${printSearch(search)}`}>{children}</ArrowLink>
  </p>
);
