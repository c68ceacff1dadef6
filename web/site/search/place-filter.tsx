import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { PlacesMeantDocument, type PlacesMeantQuery } from '../../../schema/documents/site/search/graphql.ts';
import { placeNames } from '../../../schema/places.ts';
import { nameOf, type Search, wordIn } from '../../../schema/search.ts';
import { useApi } from '../../data/api.ts';
import { keyOf } from '../../data/query-cache.ts';
import { Choices } from './choice-group.tsx';
import './place-filter.css';
import type { Choices as Counts } from './search-query.ts';
import { afterRelease } from '../../ui/after-release.ts';
import { useInBrowser } from '../../ui/in-browser.ts';

interface PlaceGroupProps {
  /** Ids of the places that are chosen. */
  chosen: readonly string[];
  /** How many homes are in each place, those with the most first, as far as that is known. */
  counts: Counts['places'] | undefined;
  choose: (change: (now: Search) => Search) => void;
}

/** Where the homes are to be: places that are chosen, and a way to choose one more. */
export function PlaceGroup({ chosen, counts = [], choose }: PlaceGroupProps) {
  const inBrowser = useInBrowser();
  const homes = new Map(counts.map(({ value, homes }) => [value.id, homes]));
  const add = (id: string) => choose((now) => ({ ...now, places: [...new Set([...now.places, id])].sort() }));
  return (
    <fieldset className="choice-group">
      <legend>Place</legend>
      {inBrowser ? (
        <PlaceField chosen={chosen} homes={homes} onChoose={add} />
      ) : (
        <PlaceSelect chosen={chosen} homes={homes} />
      )}
      {chosen.length > 0 && (
        <Choices
          part="places"
          of="several"
          options={chosen.map((value) => ({
            value,
            label: placeNames[value] ?? value,
            homes: homes.get(value) ?? 0,
          }))}
          chosen={chosen}
        />
      )}
    </fieldset>
  );
}

/** The same where no script runs: places that have homes, to choose one. */
function PlaceSelect({ chosen, homes }: { chosen: readonly string[]; homes: ReadonlyMap<string, number> }) {
  const others = [...homes].filter(([id]) => !chosen.includes(id)).sort(byName);
  return (
    <div className="field">
      <select name={nameOf('places')} aria-label="Place" defaultValue="">
        <option value="">{chosen.length > 0 ? 'One more place' : 'Anywhere in Dubai'}</option>
        {others.map(([id, count]) => (
          <option key={id} value={wordIn(id)}>
            {`${placeNames[id]} (${count})`}
          </option>
        ))}
      </select>
    </div>
  );
}

const byName = ([one]: [string, number], [other]: [string, number]) =>
  (placeNames[one] ?? one).localeCompare(placeNames[other] ?? other, 'en');

interface PlaceFieldProps {
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
function PlaceField({ chosen, homes, onChoose }: PlaceFieldProps) {
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

/** Milliseconds after the last key that places are asked for. */
const AFTER_TYPING = 150;

/** Most places that are offered at once. */
const MOST = 8;

interface Places {
  /** Ids of those that are offered. */
  meant: readonly string[];
  /** Whether they are for what is typed now. */
  isAnswer: boolean;
  /** Asks at once, without waiting for another key; gives none where nothing is answered. */
  ask(): Promise<readonly string[]>;
}

/**
 * The places that somebody may mean who types this; of nothing those that are `usual`. Until an answer is there, what was
 * offered before stays, and no answer to other words is ever shown.
 */
function usePlaces(typed: string, usual: readonly string[]): Places {
  const { cache } = useApi();
  const words = typed.trim();
  const query = { document: PlacesMeantDocument, variables: { words } };
  const key = keyOf(query);
  const watch = useCallback((told: () => void) => cache.watch(key, told), [cache, key]);
  const read = () => cache.read(query);
  const result = useSyncExternalStore(watch, read, read);
  const [last, setLast] = useState<typeof result | null>(null);
  if (result.state === 'here' && result !== last) setLast(result);

  useEffect(() => {
    if (words === '') return undefined;
    const asked = { document: PlacesMeantDocument, variables: { words } };
    // Where nothing is answered nothing is offered; the next key asks again.
    const waiting = setTimeout(() => void cache.fetch(asked).catch(() => undefined), AFTER_TYPING);
    return () => clearTimeout(waiting);
  }, [cache, words]);

  const ask = () => cache.fetch(query).then(known, () => []);
  if (words === '') return { meant: usual.slice(0, MOST), isAnswer: true, ask };
  const answer = result.state === 'loading' ? last : result;
  const meant = answer?.state === 'here' ? known(answer.data) : [];
  return { meant, isAnswer: result.state === 'here', ask };
}

const known = ({ places }: PlacesMeantQuery): string[] =>
  places.map(({ id }) => id).filter((id) => id in placeNames);
