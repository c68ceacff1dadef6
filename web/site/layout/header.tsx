import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type MouseEventHandler,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, useLocation } from 'react-router-dom';
import { leadsTo } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { type HistoryStep, useHistoryStep } from '../../ui/history-step.ts';
import { Icon } from '../../ui/icon.tsx';
import { menu as bars, close, heart, more, search } from '../../ui/icons.ts';
import { hasNoModifiers } from '../../ui/keys.ts';
import { agency } from '../agency.ts';
import { type Entry, type Group, navigation } from './navigation.ts';
import { saved, saved as savedList, useHomes } from './saved-homes.ts';
import './bar-groups.css';
import './bar-sign.css';
import './saved-link.css';
import './menu.css';
import './progress.css';
import './search-link.css';
import './header.css';

/** The bar at the top of every page; its shadow is stronger once the page is scrolled past 100 pixels (spec §9). */
export function Header() {
  const scrolled = useScrolledPast(100);
  const menu = useHistoryStep('menu');
  const replace = menu.open !== null || undefined; // the page that is chosen stands where the menu stood

  function onClick(event: MouseEvent) {
    const chosen = event.target instanceof Element && event.target.closest('a');
    if (chosen && replace && hasNoModifiers(event)) menu.leave();
  }

  return (
    <header className="bar" data-scrolled={scrolled || undefined} onClick={onClick}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className="bar-inner measure">
        <Link className="wordmark" to={paths.home} replace={replace} aria-label={`${agency.name}, home`}>
          {agency.wordmark}
        </Link>
        <nav aria-label="Site">
          <BarGroups />
        </nav>
        <SearchLink replace={replace} />
        <SavedLink />
        <ButtonLink href={paths.contact} replace={replace}>
          Get In Touch
        </ButtonLink>
        <Menu step={menu} />
      </div>
      <Progress />
    </header>
  );
}

/** The way to the search, by its sign: the entries of the bar are as they are specified (spec §2). */
function SearchLink({ replace }: { replace?: boolean }) {
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

/** So many homes that are saved, in words. */
const savedHomes = (count: number): string => (count === 0 ? 'Saved homes' : `Saved homes, ${count}`);

/** The way to what is saved, by its sign, and how many homes that are. */
function SavedLink() {
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

/** How far down the page one is, as a line along the bar's lower edge; the scrollbar tells those who cannot see it. */
function Progress() {
  const line = useRef<HTMLDivElement>(null);
  const draw = useCallback((progress: number) => {
    line.current!.style.inlineSize = `${(progress * 100).toFixed(2)}%`;
  }, []);
  useScrollProgress(draw);
  return <div ref={line} className="progress" aria-hidden="true" />;
}

function onScroll(told: () => void): () => void {
  const signs = ['scroll', 'resize'] as const;
  for (const sign of signs) addEventListener(sign, told, { passive: true });
  return () => {
    for (const sign of signs) removeEventListener(sign, told);
  };
}

/** Whether the page is scrolled past so many pixels. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  );

/** Tells, at every scroll, what part of the page has been scrolled through, from 0 to 1 (spec §9). */
function useScrollProgress(tell: (progress: number) => void): void {
  useEffect(() => {
    const measure = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      tell(scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0);
    };
    measure();
    return onScroll(measure);
  }, [tell]);
}

/** The entries of the bar side by side, as far as the window has room for them. */
function BarGroups() {
  return (
    <ul className="groups" onKeyDown={(event) => stepAmong(event, '.group-name')}>
      {navigation.map((entry) =>
        'entries' in entry ? (
          <BarGroup key={entry.label} {...entry} />
        ) : (
          <li key={entry.label}>
            <BarLink {...entry} className="group-name" />
          </li>
        ),
      )}
    </ul>
  );
}

/** `resting` leaves it to the pointer and the focus, which also serve where no script runs. */
type State = 'resting' | 'open' | 'dismissed';

function BarGroup(group: Group) {
  const [state, setState] = useState<State>('resting');
  const id = useId();
  const current = useCurrent(group);

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
      step([...event.currentTarget.querySelectorAll('a')], event.key === 'ArrowDown' ? 1 : -1);
    }
  }

  return (
    <li
      className="group"
      data-state={state}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setState('open')}
      onPointerLeave={({ currentTarget }) => {
        // An entry that was just chosen still has the focus: what it dismissed must not open under the pointer again.
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
        className="group-name"
        data-current={current || undefined}
        aria-expanded={state === 'open'}
        aria-controls={id}
        onPointerDown={({ pointerType }) => {
          // A tap opens a group by its focus, before it is a press.
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
      <ul id={id} className="group-entries">
        {group.entries.map((entry) => (
          <li key={entry.to}>
            <BarLink {...entry} onClick={() => setState('dismissed')} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The same entries for small screens, behind one control; it opens without a script too. */
function Menu({ step }: { step: HistoryStep }) {
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

interface Props extends Entry {
  className?: string;
  /** Whether it takes the place of the step one is at. */
  replace?: boolean;
  onClick?: MouseEventHandler;
}

/** An entry of the bar, marked when one is there already, by whichever of the page's addresses. */
function BarLink({ label, to, className, replace, onClick }: Props) {
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
function useCurrent({ entries }: Group): boolean {
  const { pathname } = useLocation();
  return entries.some(({ to }) => leadsTo(to, pathname));
}

/** Moves the focus by one along a row of controls, from its end to its beginning; from elsewhere to the nearest end. */
function step(row: readonly HTMLElement[], by: 1 | -1): void {
  const at = row.findIndex((control) => control === document.activeElement);
  const from = at < 0 && by < 0 ? 0 : at;
  row[(from + by + row.length) % row.length]?.focus({ preventScroll: true });
}

/** Moves the focus along a row by the arrow keys that lie in the line of reading, and by Home and End. */
function stepAmong(event: KeyboardEvent<HTMLElement>, selector: string): void {
  if (!hasNoModifiers(event)) return;
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const back = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    event.preventDefault();
    const here = row.find((name) => name.parentElement?.contains(document.activeElement));
    if (here !== document.activeElement) here?.focus({ preventScroll: true });
    step(row, event.key === back ? -1 : 1);
  }
  if (event.key === 'Home' || event.key === 'End') {
    event.preventDefault();
    row.at(event.key === 'Home' ? 0 : -1)?.focus({ preventScroll: true });
  }
}
