import { anyHome, printSearch } from '../../../schema/search.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import type { ListingKind } from './kinds.ts';
import './search-way.css';

/** The way from a list to the search of homes of its kind. */
export const SearchWay = ({ title, sought }: ListingKind) => (
  <p className="search-way">
    <ArrowLink href={`${paths.search}?${printSearch({ ...anyHome, ...sought })}`}>
      Search {title.toLowerCase()} by price, place and size
    </ArrowLink>
  </p>
);
