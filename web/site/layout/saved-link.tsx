import { Link, useLocation } from 'react-router-dom';
import { leadsTo } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { heart } from '../../ui/icons.ts';
import { saved, useHomes } from './saved-homes.ts';
import './bar-sign.css';
import './saved-link.css';

/** So many homes that are saved, in words. */
export const savedHomes = (count: number): string => (count === 0 ? 'Saved homes' : `Saved homes, ${count}`);

/** The way to what is saved, by its sign, and how many homes that are. */
export function SavedLink() {
  const { pathname } = useLocation();
  const count = useHomes(saved).length;
  return (
    <Link
      className="bar-sign saved-link"
      to={paths.favourites}
      aria-label={savedHomes(count)}
      aria-current={leadsTo(paths.favourites, pathname) ? 'page' : undefined}
    >
      <Icon lines={heart} />
      {count > 0 && <span className="saved-count">{count}</span>}
    </Link>
  );
}
