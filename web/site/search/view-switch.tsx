import { Link } from 'react-router-dom';
import { VIEWS, type Search } from '../../../schema/search.ts';
import { expectMap } from '../../ui/lazy-map.tsx';
import { searchAt, type Ground } from './ground.ts';
import './view-switch.css';

const SAID: Record<Search['view'], string> = { LIST: 'List', MAP: 'Map' };

interface Props {
  ground: Ground;
  search: Search;
}

/** As what homes are seen: in a list, or on a map beside it, for which a phone has no room at once. */
export function ViewSwitch({ ground, search }: Props) {
  const expect = search.view === 'LIST' ? expectMap : undefined;
  return (
    <nav className="view-switch" aria-label="How homes are shown" onPointerEnter={expect} onFocus={expect}>
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={searchAt(ground, { ...search, view })}
          preventScrollReset
          data-waits=""
          aria-current={view === search.view ? 'true' : undefined}
        >
          {SAID[view]}
        </Link>
      ))}
    </nav>
  );
}
