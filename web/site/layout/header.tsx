import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type MouseEventHandler,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { type HistoryStep, useHistoryStep } from '../../ui/history-step.ts';
import { Icon } from '../../ui/icon.tsx';
import { menu as bars, close, heart, more, search } from '../../ui/icons.ts';
import { arrowStep, hasNoModifiers } from '../../ui/keyboard.ts';
import { type Agency, useAgency } from '../agency.ts';
import * as messages from './frame-messages.ts';
import { type Entry, type Group, getNavigation, useCurrentPath } from './navigation.ts';
import { saved, useHomes } from './saved-homes.ts';
import './header.css';

/** The header; its shadow is stronger once the page is scrolled past 100 pixels (spec §9). */
export function Header() {
  const { name, wordmark, logo } = useAgency();
  const scrolled = useScrolledPast(100);
  const menu = useHistoryStep('menu');
  const replace = menu.open !== null || undefined; // the new page replaces the history entry of the open menu

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && replace && hasNoModifiers(event)) menu.leave();
  }

  return (
    <header className="header" data-scrolled={scrolled || undefined} onClick={onClick}>
      <a className="header-skip" href="#main">
        {messages.skipToContent}
      </a>
      <div className="header-inner measure">
        <Link className="wordmark" to={paths.home} replace={replace} aria-label={messages.homeLink(name)}>
          {logo ? <Logo {...logo} /> : wordmark}
        </Link>
        <nav aria-label={messages.siteMenu}>
          <WideMenu />
        </nav>
        <SearchLink replace={replace} />
        <SavedLink />
        <ButtonLink href={paths.contact} replace={replace}>
          {messages.contactButton}
        </ButtonLink>
        <Menu step={menu} />
      </div>
      <Progress />
    </header>
  );
}

/** The logo; the link around it has the name. */
function Logo({ url, webp, width, height }: NonNullable<Agency['logo']>) {
  return <img src={url} srcSet={webp} sizes="12rem" width={width} height={height} alt="" />;
}

/** A link with an icon to the search, which is not among the entries of the specification (spec §2). */
function SearchLink({ replace }: { replace?: boolean }) {
  const currentPath = useCurrentPath();
  return (
    <Link
      className="header-icon search-link"
      to={paths.search}
      replace={replace}
      aria-label={messages.searchHomes}
      aria-current={currentPath === paths.search ? 'page' : undefined}
    >
      <Icon lines={search} />
    </Link>
  );
}

/** A link with an icon to the saved homes, with their number. */
function SavedLink() {
  const currentPath = useCurrentPath();
  const count = useHomes(saved).length;
  return (
    <Link
      className="header-icon saved-link"
      to={paths.favourites}
      aria-label={messages.savedHomes(count)}
      aria-current={currentPath === paths.favourites ? 'page' : undefined}
    >
      <Icon lines={heart} />
      {count > 0 && <span className="saved-count">{count}</span>}
    </Link>
  );
}

/** A line along the lower edge of the header that shows the scroll position (spec §9); hidden from screen readers. */
function Progress() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const progress = scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
      line.current!.style.inlineSize = `${(progress * 100).toFixed(2)}%`;
    };
    draw();
    return onScroll(draw);
  }, []);
  return <div ref={line} className="header-progress" aria-hidden="true" />;
}

function onScroll(listener: () => void): () => void {
  const events = ['scroll', 'resize'] as const;
  for (const event of events) addEventListener(event, listener, { passive: true });
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** True if the page is scrolled further than `pixels`. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  );

/** The menu in the header of a wide window. */
function WideMenu() {
  return (
    <ul className="header-groups" onKeyDown={(event) => moveFocusByKey(event, '.header-group-name')}>
      {getNavigation().map((entry) =>
        'entries' in entry ? (
          <WideMenuGroup key={entry.label} {...entry} />
        ) : (
          <li key={entry.label}>
            <MenuLink {...entry} className="header-group-name" />
          </li>
        ),
      )}
    </ul>
  );
}

/** In `resting`, CSS opens the group on hover and focus, which works without JavaScript too. */
type State = 'resting' | 'open' | 'dismissed';

function WideMenuGroup(group: Group) {
  const [state, setState] = useState<State>('resting');
  const id = useId();
  const current = useIsCurrent(group);

  const touched = useRef<State | null>(null);

  function onKeyDown(event: KeyboardEvent<HTMLLIElement>) {
    if (!hasNoModifiers(event)) return;
    if (event.key === 'Escape') {
      setState('dismissed');
      event.currentTarget.querySelector('button')?.focus({ preventScroll: true });
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setState('open');
      moveFocus([...event.currentTarget.querySelectorAll('a')], event.key === 'ArrowDown' ? 1 : -1);
    }
  }

  return (
    <li
      className="header-group"
      data-state={state}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setState('open')}
      onPointerLeave={({ currentTarget }) => {
        // A link that was just clicked has the focus: the dismissed group must not open again under the pointer.
        if (!currentTarget.matches(':focus-within')) setState('resting');
      }}
      onFocus={() => setState((was) => (was === 'dismissed' ? was : 'open'))}
      onBlur={({ currentTarget, relatedTarget }) => {
        const stays = currentTarget.contains(relatedTarget) || currentTarget.matches(':hover');
        if (!stays) setState('resting');
      }}
      onKeyDown={onKeyDown}
    >
      <button
        className="header-group-name"
        data-current={current || undefined}
        aria-expanded={state === 'open'}
        aria-controls={id}
        onPointerDown={({ pointerType }) => {
          // A tap focuses the button, which opens the group before the click event.
          touched.current = pointerType === 'mouse' ? null : state;
        }}
        onClick={({ detail }) => {
          const byKey = detail === 0;
          const was = byKey ? state : touched.current;
          setState(was === 'open' ? 'dismissed' : 'open');
        }}
      >
        {group.label}
      </button>
      <ul id={id} className="header-group-entries">
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <MenuLink {...entry} onClick={() => setState('dismissed')} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The menu of a small window, behind a button; it opens without JavaScript too. */
function Menu({ step }: { step: HistoryStep }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const open = step.open !== null;
  const savedCount = useHomes(saved).length;

  // The visitor may have opened the menu before hydration.
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
        // The header stays usable above the open menu; the page below it does not.
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
        <span className="visually-hidden">{messages.menuToggle}</span>
        <Icon lines={bars} />
        <Icon lines={close} />
      </summary>
      <nav className="menu-sheet" aria-label={messages.smallMenu}>
        <ul className="measure">
          <li>
            <MenuLink label={messages.searchHomes} to={paths.search} replace={open} />
          </li>
          {getNavigation().map((entry) => (
            <li key={entry.label}>
              {'entries' in entry ? <MenuGroup {...entry} /> : <MenuLink {...entry} replace={open} />}
            </li>
          ))}
          <li>
            <MenuLink label={messages.savedHomes(savedCount)} to={paths.favourites} replace={open} />
          </li>
        </ul>
      </nav>
    </details>
  );
}

function MenuGroup(group: Group) {
  return (
    <details className="menu-group">
      <summary data-current={useIsCurrent(group) || undefined}>
        {group.label}
        <Icon lines={more} />
      </summary>
      <ul>
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <MenuLink {...entry} replace />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Props extends Entry {
  className?: string;
  /** True to replace the current history entry. */
  replace?: boolean;
  onClick?: MouseEventHandler;
}

/** A link of the menu, with `aria-current` on any path of its page. */
function MenuLink({ label, to, className, replace, onClick }: Props) {
  const currentPath = useCurrentPath();
  return (
    <Link
      className={className}
      to={to}
      replace={replace}
      onClick={onClick}
      aria-current={currentPath === to ? 'page' : undefined}
    >
      {label}
    </Link>
  );
}

/** True if the current page is in the group. */
function useIsCurrent({ entries }: Group): boolean {
  const currentPath = useCurrentPath();
  return entries.some(({ to }) => to === currentPath);
}

/** Moves the focus to the next or previous control of a row and wraps around; from outside, to the first or last control. */
function moveFocus(row: readonly HTMLElement[], by: 1 | -1): void {
  const at = row.findIndex((control) => control === document.activeElement);
  const from = at < 0 && by < 0 ? 0 : at;
  row[(from + by + row.length) % row.length]?.focus({ preventScroll: true });
}

/** Moves the focus along a row by the horizontal arrow keys, Home and End. */
function moveFocusByKey(event: KeyboardEvent<HTMLElement>, selector: string): void {
  if (!hasNoModifiers(event)) return;
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const step = arrowStep(event);
  if (step !== 0) {
    event.preventDefault();
    const current = row.find((name) => name.parentElement?.contains(document.activeElement));
    if (current !== document.activeElement) current?.focus({ preventScroll: true });
    moveFocus(row, step);
  }
  if (event.key === 'Home' || event.key === 'End') {
    event.preventDefault();
    row.at(event.key === 'Home' ? 0 : -1)?.focus({ preventScroll: true });
  }
}
