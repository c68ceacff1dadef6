import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { Icon } from '../../ui/icon.tsx';
import { close, menu as bars, more } from '../../ui/icons.ts';
import type { HistoryStep } from '../../ui/history-step.ts';
import { paths } from '../../paths.ts';
import { BarLink, useCurrent } from './bar-link.tsx';
import { navigation, type Group } from './navigation.ts';
import { saved as savedList, useHomes } from './saved-homes.ts';
import { savedHomes } from './saved-link.tsx';
import './menu.css';

/** The same entries for small screens, behind one control; it opens without a script too. */
export function Menu({ step }: { step: HistoryStep }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const open = step.open !== null;
  const saved = useHomes(savedList).length;

  // Opened before the scripts were there, it is open to them as well.
  const takeOver = useEffectEvent(() => {
    if (menu.current!.open && !open) step.begin('menu');
  });
  useEffect(() => takeOver(), []);

  useLayoutEffect(() => {
    if (open) return;
    for (const group of menu.current!.querySelectorAll('details')) group.open = false;
    if (menu.current!.contains(document.activeElement)) summary.current!.focus({ preventScroll: true });
  }, [open]);

  return (
    <details
      ref={menu}
      className="menu"
      open={open}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && step.end()}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        // The bar stays in reach above it; what lies beneath does not.
        if (relatedTarget && !currentTarget.closest('header')!.contains(relatedTarget)) step.end();
      }}
    >
      <summary
        ref={summary}
        className="menu-toggle"
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          if (open) step.end();
          else step.begin('menu');
        }}
      >
        <span className="visually-hidden">Menu</span>
        <Icon lines={bars} />
        <Icon lines={close} />
      </summary>
      <nav className="menu-sheet" aria-label="Site, on small screens">
        <ul className="measure">
          <li>
            <BarLink label="Search homes" to={paths.search} replace={open} />
          </li>
          {navigation.map((entry) => (
            <li key={entry.label}>
              {'entries' in entry ? <MenuGroup {...entry} /> : <BarLink {...entry} replace={open} />}
            </li>
          ))}
          <li>
            <BarLink label={savedHomes(saved)} to={paths.favourites} replace={open} />
          </li>
        </ul>
      </nav>
    </details>
  );
}

function MenuGroup(group: Group) {
  return (
    <details className="menu-group">
      <summary data-current={useCurrent(group) || undefined}>
        {group.label}
        <Icon lines={more} />
      </summary>
      <ul>
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <BarLink {...entry} replace />
          </li>
        ))}
      </ul>
    </details>
  );
}
