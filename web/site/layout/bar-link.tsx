import type { MouseEventHandler } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { leadsTo } from '../../pages.ts';
import type { Entry, Group } from './navigation.ts';

interface Props extends Entry {
  className?: string;
  /** Whether it takes the place of the step one is at. */
  replace?: boolean;
  onClick?: MouseEventHandler;
}

/** An entry of the bar, marked when one is there already, by whichever of the page's addresses. */
export function BarLink({ label, to, className, replace, onClick }: Props) {
  const { pathname } = useLocation();
  return (
    <Link
      className={className}
      to={to}
      replace={replace}
      onClick={onClick}
      aria-current={leadsTo(to, pathname) ? 'page' : undefined}
    >
      {label}
    </Link>
  );
}

/** Whether one is at one of a group's pages. */
export function useCurrent({ entries }: Group): boolean {
  const { pathname } = useLocation();
  return entries.some(({ to }) => leadsTo(to, pathname));
}
