import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Search } from '../../../schema/search.ts';
import { Icon } from '../../ui/icon.tsx';
import { close } from '../../ui/icons.ts';
import { chosenIn } from './chosen.ts';
import './chosen-list.css';
import { nothingChosen, saveAt, searchAt, type Ground } from './ground.ts';
import { focusFound } from './results-id.ts';

interface Props {
  ground: Ground;
  search: Search;
}

/** What is chosen, each with the way to take it away, and the way to take away all. */
export function ChosenList({ ground, search }: Props) {
  const chosen = chosenIn(search);
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-list" aria-label="What you have chosen">
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <Link className="chip" to={searchAt(ground, without)} preventScrollReset onClick={focusNext}>
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

/** What is taken away takes the keyboard with it: it goes on at the next that is chosen, or at what is found. */
function focusNext({ currentTarget }: MouseEvent): void {
  const item = currentTarget.parentElement!;
  const others = [item.nextElementSibling, item.previousElementSibling];
  const next = others.map((other) => other?.querySelector<HTMLElement>('.chip')).find(Boolean);
  if (next) next.focus({ preventScroll: true });
  else focusFound();
}
