import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { close, menu as bars, more } from '../../ui/icons.ts';
import { BarLink, useCurrent } from './bar-link.tsx';
import { navigation, type Group } from './navigation.ts';
import './menu.css';

/** The same entries for small screens, behind one control; it opens without a script too. */
export function Menu() {
  const menu = useRef<HTMLDetailsElement>(null);

  function shut() {
    menu.current!.open = false;
    for (const group of menu.current!.querySelectorAll('details')) group.open = false;
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !menu.current!.open) return;
    shut();
    menu.current!.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={menu}
      className="menu"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) shut();
      }}
    >
      <summary className="menu-toggle">
        <span className="only-heard">Menu</span>
        <Icon lines={bars} />
        <Icon lines={close} />
      </summary>
      <nav
        className="menu-sheet"
        aria-label="Site, on small screens"
        onClick={({ target }: MouseEvent) => (target as Element).closest('a') && shut()}
      >
        <ul className="measure">
          {navigation.map((entry) => (
            <li key={entry.label}>
              {'entries' in entry ? <MenuGroup {...entry} /> : <BarLink {...entry} />}
            </li>
          ))}
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
            <BarLink {...entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}
