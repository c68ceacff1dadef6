import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useParameterLink } from './canonical-url.ts';
import { useInBrowser } from './in-browser.ts';
import { arrowStep, hasNoModifiers, scrollIntoView } from './keyboard.ts';
import './tabs.css';

interface Props<Name extends string> {
  /** Accessible name. */
  label: string;
  /** Name of the URL parameter, and id of the section. */
  name: string;
  /** The tabs; the first is open by default. */
  tabs: readonly [Name, ...Name[]];
  labels: Readonly<Record<Name, string>>;
  children: (open: Name) => ReactNode;
}

/** Tabs with a URL each, which work without scripts. */
export function Tabs<Name extends string>({ label, name, tabs, labels, children }: Props<Name>) {
  const [search] = useSearchParams();
  const id = useId();
  const open = tabs.find((tab) => tab === search.get(name)) ?? tabs[0];
  return (
    <>
      <TabLinks label={label} name={name} tabs={tabs} labels={labels} open={open} id={id} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {children(open)}
      </div>
    </>
  );
}

interface LinksProps<Name extends string> extends Omit<Props<Name>, 'children'> {
  open: Name;
  id: string;
}

/** A component of its own, so that its re-render after hydration does not re-render the panels. */
function TabLinks<Name extends string>({ label, name, tabs, labels, open, id }: LinksProps<Name>) {
  const inBrowser = useInBrowser();
  const hrefOf = useParameterLink(name, inBrowser ? '' : name); // client-side navigation needs no fragment
  return (
    <div className="tabs" role="tablist" aria-label={label} onFocus={scrollIntoView}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          role="tab"
          id={`${id}-${tab}`}
          to={hrefOf(tab === tabs[0] ? null : tab)}
          replace
          preventScrollReset
          aria-selected={tab === open}
          aria-controls={tab === open ? `${id}-panel` : undefined}
          onKeyDown={onKeyDown}
          tabIndex={inBrowser && tab !== open ? -1 : undefined}
        >
          {labels[tab]}
        </Link>
      ))}
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.parentElement!.querySelectorAll('a')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const tab = tabs.at(targetIndex(event, at, tabs.length) ?? tabs.length);
  if (!tab || !hasNoModifiers(event)) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}

/** Returns the index of the tab that a key opens; null for other keys. */
function targetIndex(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | null {
  const step = arrowStep(event);
  if (step !== 0) return (at + step) % count;
  return { Home: 0, End: -1, ' ': at }[event.key] ?? null;
}
