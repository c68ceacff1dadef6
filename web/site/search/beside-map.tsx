import type { ReactNode } from 'react';
import type { Bounds, Search } from '../../../schema/search.ts';
import './beside-map.css';
import type { Ground } from './ground.ts';
import { SearchMap } from './search-map.tsx';

interface Props {
  ground: Ground;
  search: Search;
  /** Searches on a piece of the map. */
  onSearch: (within: Bounds) => void;
  /** The list of the same homes. */
  children: ReactNode;
}

/** The map of what is found beside the list of it; a phone shows the map, and a browser without scripts the list. */
export const BesideMap = ({ ground, search, onSearch, children }: Props) => (
  <div className="beside-map">
    <noscript>
      <p className="map-needs">The map needs JavaScript. The same homes are in the list.</p>
    </noscript>
    <div className="beside-map-list">{children}</div>
    <SearchMap ground={ground} search={search} onSearch={onSearch} />
  </div>
);
