import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { placeNames } from '../../../schema/places.ts';
import { afterRelease } from '../../ui/after-release.ts';
import './place-field.css';
import { usePlaces } from './use-places.ts';

interface Props {
  /** Ids of the places that are chosen already. */
  chosen: readonly string[];
  /** How many homes are in each place, those with the most first. */
  homes: ReadonlyMap<string, number>;
  onChoose: (id: string) => void;
}

/**
 * A place to type: what may be meant is offered while one types, and is chosen by key or by pointer. Whoever goes on
 * means what he has moved to or what is sure, unless the list was closed before; what is left standing says that it
 * chooses nothing.
 */
export function PlaceField({ chosen, homes, onChoose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const { meant, isAnswer, ask } = usePlaces(typed, [...homes.keys()]);
  const isNew = (place: string) => !chosen.includes(place);
  const offered = meant.filter(isNew);
  const shown = isOpen && offered.length > 0;
  const at = Math.min(active, offered.length - 1);

  function choose(place: string | undefined) {
    setTyped('');
    setOpen(false);
    setActive(0);
    if (place) onChoose(place);
  }

  /** For who presses Enter before there is an answer: what is offered until then was meant by other words. */
  async function chooseFirst(field: HTMLInputElement): Promise<void> {
    const first = (await ask()).find(isNew);
    if (first && field.value === typed && field === document.activeElement) choose(first);
  }

  /** For who goes on with a place typed: of several that may be meant none is guessed. */
  async function chooseSure(field: HTMLInputElement): Promise<void> {
    const sure = active > 0 ? offered[at] : sureOf(isAnswer ? meant : await ask(), typed);
    if (field === document.activeElement || field.value !== typed) return;
    if (sure && isNew(sure)) choose(sure);
    else setLeft(true);
  }

  function leave({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
    if (field === document.activeElement) return; // the whole window is left
    setOpen(false);
    if (typed.trim() !== '') afterRelease(() => (isOpen ? void chooseSure(field) : setLeft(true)));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (shown) setActive((at + step + offered.length) % offered.length);
    }
    if (event.key === 'Enter' && !isAnswer && active === 0) {
      event.preventDefault();
      void chooseFirst(event.currentTarget);
    } else if (event.key === 'Enter' && shown) {
      event.preventDefault();
      choose(offered[at]);
    }
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <div className="field place-field">
      <input
        type="text"
        role="combobox"
        aria-label="Place"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}list`}
        aria-describedby={`${id}note`}
        aria-activedescendant={shown ? `${id}${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={chosen.length > 0 ? 'One more place' : 'Anywhere in Dubai'}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setActive(0);
        }}
        onClick={() => setOpen(true)}
        onFocus={() => setLeft(false)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <ul id={`${id}list`} role="listbox" aria-label="Places" hidden={!shown}>
        {offered.map((place, index) => (
          <li
            key={place}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === at}
            // The field keeps the keyboard while something in its list is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {placeNames[place]}
            {homes.has(place) && (
              <span>
                {homes.get(place)}
                <span className="visually-hidden"> {homes.get(place) === 1 ? 'home' : 'homes'}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p id={`${id}note`} className="field-hint" role="status">
        {noteOn({ isTyped: typed.trim() !== '', isAnswer, isLeft, meant, offered })}
      </p>
    </div>
  );
}

/** The place that is meant beyond doubt: the only one, or the one that is called just so. */
function sureOf(places: readonly string[], typed: string): string | undefined {
  const name = typed.trim().toLowerCase();
  return places.length === 1 ? places[0] : places.find((place) => placeNames[place]?.toLowerCase() === name);
}

interface Standing {
  isTyped: boolean;
  isAnswer: boolean;
  isLeft: boolean;
  meant: readonly string[];
  offered: readonly string[];
}

/** Why what is typed chooses no place. */
function noteOn({ isTyped, isAnswer, isLeft, meant, offered }: Standing): string {
  if (!isTyped) return '';
  if (isAnswer && meant.length === 0) return 'No community has that name. Try another spelling.';
  if (isAnswer && offered.length === 0) return 'You have chosen this place already.';
  return isLeft ? 'Choose a place from the list.' : '';
}
