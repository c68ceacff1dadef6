import { printSearch, type Search } from '../../../schema/search.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import './search-way.css';

interface Props {
  /** What is searched for there. */
  search: Search;
  children: string;
}

/** The way from a list to the search among homes of every kind. */
export const SearchWay = ({ search, children }: Props) => (
  <p className="search-way">
    <ArrowLink href={`${paths.search}?${printSearch(search)}`}>{children}</ArrowLink>
  </p>
);
