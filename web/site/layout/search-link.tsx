import { Link, useLocation } from 'react-router-dom';
import { leadsTo } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { search } from '../../ui/icons.ts';
import './bar-sign.css';
import './search-link.css';

/** The way to the search, by its sign: the entries of the bar are as they are specified (spec §2). */
export function SearchLink({ replace }: { replace?: boolean }) {
  const { pathname } = useLocation();
  return (
    <Link
      className="bar-sign search-link"
      to={paths.search}
      replace={replace}
      aria-label="Search homes"
      aria-current={leadsTo(paths.search, pathname) ? 'page' : undefined}
    >
      <Icon lines={search} />
    </Link>
  );
}
