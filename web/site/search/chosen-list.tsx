import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Search } from '../../../schema/search.ts';
import { Icon } from '../../ui/icon.tsx';
import { close } from '../../ui/icons.ts';
import { isPlain } from '../../ui/keys.ts';
import { chosenIn } from './chosen.ts';
import './chosen-list.css';
import { nothingChosen, saveAt, searchAt, type Ground } from './ground.ts';
import { focusFound } from './results-id.ts';
import type { SearchForm } from './use-search-form.ts';

interface Props {
  ground: Ground;
  search: Search;
  /** Searches for what is chosen by now, with this changed. */
  choose: SearchForm['choose'];
}

/** What is chosen, each with the way to take it away, and the way to take away all. */
export function ChosenList({ ground, search, choose }: Props) {
  const chosen = chosenIn(search);
  if (chosen.length === 0) return null;

  /** Takes one away from what is chosen by now: of two that are taken away in one breath neither comes back. */
  function takeAway(event: MouseEvent<HTMLElement>, label: string) {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (event.detail > 1) return; // the second press of a double click means the one that has gone
    let left: string[] = [];
    choose((now) => {
      const wanted = chosenIn(now).find((one) => one.label === label)?.without ?? now;
      left = chosenIn(wanted).map((one) => one.label);
      return wanted;
    });
    focusNext(
      event.currentTarget,
      chosen.map((one) => left.includes(one.label)),
    );
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

/**
 * What is taken away takes the keyboard with it: it goes on at the next that is chosen, or at what is found. `stays` says
 * of each in the list whether it does.
 */
function focusNext(taken: HTMLElement, stays: readonly boolean[]): void {
  const chips = [...taken.closest('ul')!.querySelectorAll<HTMLElement>('.chip')];
  const left = chips.filter((_, index) => stays[index]);
  const next = left.find((chip) => chips.indexOf(chip) > chips.indexOf(taken)) ?? left.at(-1);
  if (next) next.focus({ preventScroll: true });
  else focusFound();
}
