import { useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Search } from '../../../schema/search.ts';
import { focusNext } from '../../ui/focus-next.ts';
import { Icon } from '../../ui/icon.tsx';
import { close } from '../../ui/icons.ts';
import { isPlain } from '../../ui/keys.ts';
import { chosenIn } from './chosen.ts';
import './chosen-list.css';
import { nothingChosen, saveAt, searchAt, type Ground } from './ground.ts';
import { focusFound, FOUND } from './results-id.ts';
import type { SearchForm } from './use-search-form.ts';

interface Props {
  ground: Ground;
  search: Search;
  /** Searches for what is chosen by now, with this changed. */
  choose: SearchForm['choose'];
}

/** What is chosen, each with the way to take it away, and the way to take away all. */
export function ChosenList({ ground, search, choose }: Props) {
  const { key } = useLocation();
  /** What is left of what is chosen at an address, until the one without the rest is there. */
  const [left, setLeft] = useState<{ at: string; labels: readonly string[] }>();
  const chosen = chosenIn(search).filter(({ label }) => left?.at !== key || left.labels.includes(label));
  if (chosen.length === 0) return null;

  /** Takes one away from what is chosen by now: of two that are taken away in one breath neither comes back. */
  function takeAway(event: MouseEvent<HTMLElement>, label: string) {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (event.detail > 1) return; // the second press of a double click means the one that has gone
    let labels: string[] = [];
    choose((now) => {
      const wanted = chosenIn(now).find((one) => one.label === label)?.without ?? now;
      labels = chosenIn(wanted).map((one) => one.label);
      return wanted;
    });
    const chips = [...event.currentTarget.closest('ul')!.querySelectorAll<HTMLElement>('.chip')];
    focusNext(
      event.currentTarget,
      chips.filter((_, index) => labels.includes(chosen[index]!.label)),
      document.getElementById(FOUND),
    );
    setLeft({ at: key, labels });
  }

  return (
    <ul className="chosen-list" aria-label="What you have chosen">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Link
            className="chip"
            to={searchAt(ground, without)}
            preventScrollReset
            onClick={(event) => takeAway(event, label)}
          >
            <span className="visually-hidden">Without </span>
            {label}
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
