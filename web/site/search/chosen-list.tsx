import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Search } from '../../../schema/search.ts';
import { focusNext } from '../../ui/focus-next.ts';
import { Icon } from '../../ui/icon.tsx';
import { close } from '../../ui/icons.ts';
import { hasNoModifiers } from '../../ui/keys.ts';
import { chosenIn, withoutChosen, type Chosen } from './search-labels.ts';
import './chosen-list.css';
import { nothingChosen, saveAt, searchAt, type Ground } from './search-query.ts';
import type { Interpretation } from './interpretation.ts';
import { focusFound, FOUND, type SearchForm } from './search-form.ts';

interface Props {
  ground: Ground;
  search: Search;
  /** How the words were understood, as far as that is known. */
  interpretation: Interpretation | null;
  /** Searches for what is chosen by now, with this changed. */
  choose: SearchForm['choose'];
}

/** What is chosen, each with the way to take it away, and the way to take away all. */
export function ChosenList({ ground, search, interpretation, choose }: Props) {
  const { key } = useLocation();
  /** Labels that were removed at an address, until the one without them is there. */
  const [removed, setRemoved] = useState<{ at: string; labels: readonly string[] }>();
  /** The same at once, for two that are removed before anything is drawn. */
  const removedNow = useRef<string[]>([]);
  useEffect(() => {
    removedNow.current = [];
  }, [key]);
  // Back brings an address back with everything that is chosen there.
  if (removed && removed.at !== key) setRemoved(undefined);
  const chosen = chosenIn(search, interpretation).filter(
    ({ label }) => removed?.at !== key || !removed.labels.includes(label),
  );
  if (chosen.length === 0) return null;

  /** Removes one from what is chosen by now: of two that are removed in one breath neither comes back. */
  function remove(event: MouseEvent<HTMLElement>, one: Chosen) {
    if (!hasNoModifiers(event)) return;
    event.preventDefault();
    if (event.detail > 1) return; // the second press of a double click means the one that has gone
    choose((now) => withoutChosen(now, one, interpretation));
    const labels = [...removedNow.current, one.label];
    removedNow.current = labels;
    const chips = [...event.currentTarget.closest('ul')!.querySelectorAll<HTMLElement>('.chip')];
    focusNext(
      event.currentTarget,
      chips.filter((_, index) => !labels.includes(chosen[index]!.label)),
      document.getElementById(FOUND),
    );
    setRemoved({ at: key, labels });
  }

  return (
    <ul className="chosen-list" aria-label="What you have chosen">
      {chosen.map((one) => (
        <li key={one.label}>
          <Link
            className="chip"
            to={searchAt(ground, one.without)}
            preventScrollReset
            onClick={(event) => remove(event, one)}
          >
            <span className="visually-hidden">Without </span>
            {one.label}
            <Icon lines={close} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="chosen-none"
          to={searchAt(ground, nothingChosen(search))}
          preventScrollReset
          onClick={focusFound}
        >
          Clear all
        </Link>
      </li>
      <li>
        <Link className="chosen-none" to={saveAt(ground, search)}>
          Save this search
        </Link>
      </li>
    </ul>
  );
}
