import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import {
  PlaceSuggestionsDocument,
  type PlaceSuggestionsQuery,
} from '../../../schema/documents/site/search/graphql.ts';
import { LANGUAGE } from '../../../schema/language.ts';
import { landmarkNames, placeNames } from '../../../schema/places.ts';
import { paramName, toSlug } from '../../../schema/search.ts';
import { formatPlace } from '../../../schema/search-labels.ts';
import { useApi, useQuery } from '../../data/api.ts';
import { ChoiceList } from './choice-group.tsx';
import * as messages from './form-messages.tsx';
import './filters.css';
import type { FacetCounts as Counts } from './search-query.ts';
import { after, afterRelease } from '../../ui/schedule.ts';
import { useInBrowser } from '../../ui/in-browser.ts';
import { isComposing } from '../../ui/keyboard.ts';
import { useLast } from '../../ui/use-last.ts';

interface PlaceGroupProps {
  /** Ids of the selected places. */
  selected: readonly string[];
  /** Numbers of homes by place, the highest first; undefined while unknown. */
  counts: Counts['places'] | undefined;
  /** Called with the checkbox of a place that was added. */
  onAdded: (control: EventTarget) => void;
}

/** The selected places and an input that adds one. */
export function PlaceGroup({ selected: searched, counts = [], onAdded }: PlaceGroupProps) {
  const inBrowser = useInBrowser();
  const group = useRef<HTMLFieldSetElement>(null);
  const homes = new Map(counts.map(({ value, count }) => [value.id, count]));
  /** Places that have a checkbox before they are searched for. */
  const [added, setAdded] = useState<readonly string[]>([]);
  if (added.some((id) => searched.includes(id))) setAdded(added.filter((id) => !searched.includes(id)));
  const selected = [...searched, ...added];
  const handleAdded = useEffectEvent(() => {
    const checkbox = group.current!.querySelector('.choices input');
    if (checkbox && added.length > 0) onAdded(checkbox);
  });
  useEffect(() => handleAdded(), [added]);
  const add = (id: string) => setAdded((now) => [...now, id]);
  return (
    <fieldset ref={group} className="choice-group">
      <legend>{messages.place}</legend>
      {inBrowser ? (
        <PlaceCombobox selected={selected} homes={homes} onSelect={add} />
      ) : (
        <PlaceSelect selected={selected} homes={homes} />
      )}
      {selected.length > 0 && (
        <ChoiceList
          filter="places"
          selection="several"
          options={selected.map((value) => ({
            value,
            label: formatPlace(value),
            homes: homes.get(value) ?? (value in landmarkNames ? undefined : 0),
          }))}
          selected={selected}
        />
      )}
    </fieldset>
  );
}

/** The input without JavaScript: a select with the places that have homes. */
function PlaceSelect({
  selected,
  homes,
}: {
  selected: readonly string[];
  homes: ReadonlyMap<string, number>;
}) {
  const others = [...homes].filter(([id]) => !selected.includes(id)).sort(byName);
  return (
    <div className="field">
      <select name={paramName('places')} aria-label={messages.place} defaultValue="">
        <option value="">{selected.length > 0 ? messages.oneMorePlace : messages.anywhere}</option>
        {others.map(([id, count]) => (
          <option key={id} value={toSlug(id)}>
            {messages.placeWithCount(placeNames[id] ?? id, count)}
          </option>
        ))}
      </select>
    </div>
  );
}

const byName = ([a]: [string, number], [b]: [string, number]) =>
  (placeNames[a] ?? a).localeCompare(placeNames[b] ?? b, LANGUAGE.code);

interface PlaceComboboxProps {
  /** Ids of the selected places. */
  selected: readonly string[];
  /** Numbers of homes by place, the highest first. */
  homes: ReadonlyMap<string, number>;
  onSelect: (id: string) => void;
}

/**
 * A combobox of places. Leaving it with an open list selects the highlighted option or an exact match; otherwise the text
 * stays with a hint.
 */
function PlaceCombobox({ selected, homes, onSelect }: PlaceComboboxProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isHintShown, setHintShown] = useState(false);
  const { suggestions, isCurrent, fetchNow } = usePlaceSuggestions(typed, [...homes.keys()]);
  const isUnselected = (place: string) => !selected.includes(place);
  const options = suggestions.filter(isUnselected);
  const isListShown = isOpen && options.length > 0;
  const at = Math.min(active, options.length - 1);

  function select(place: string | undefined) {
    setTyped('');
    setOpen(false);
    setActive(0);
    if (place) onSelect(place);
  }

  /** Selects the first suggestion when Enter is pressed before the suggestions for the current text have arrived. */
  async function selectFirst(field: HTMLInputElement): Promise<void> {
    const first = (await fetchNow()).find(isUnselected);
    if (first && field.value === typed && field === document.activeElement) select(first);
  }

  /** Selects the highlighted suggestion or an exact match on blur. Selects none of several candidates. */
  async function selectExactMatch(field: HTMLInputElement): Promise<void> {
    const match =
      active > 0 ? options[at] : findExactMatch(isCurrent ? suggestions : await fetchNow(), typed);
    if (field === document.activeElement || field.value !== typed) return;
    if (match && isUnselected(match)) select(match);
    else setHintShown(true);
  }

  function handleBlur({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
    if (field === document.activeElement) return; // the window lost focus
    setOpen(false);
    if (typed.trim() !== '') afterRelease(() => (isOpen ? void selectExactMatch(field) : setHintShown(true)));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (isListShown) setActive((at + step + options.length) % options.length);
    }
    if (event.key === 'Enter' && !isCurrent && active === 0) {
      event.preventDefault();
      void selectFirst(event.currentTarget);
    } else if (event.key === 'Enter' && isListShown) {
      event.preventDefault();
      select(options[at]);
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
        aria-label={messages.place}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={`${id}list`}
        aria-describedby={`${id}note`}
        aria-activedescendant={isListShown ? `${id}${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={selected.length > 0 ? messages.oneMorePlace : messages.anywhere}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          setActive(0);
        }}
        onClick={() => setOpen(true)}
        onFocus={() => setHintShown(false)}
        onBlur={handleBlur}
        onKeyDown={onKeyDown}
      />
      <ul id={`${id}list`} role="listbox" aria-label={messages.places} hidden={!isListShown}>
        {options.map((place, index) => (
          <li
            key={place}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === at}
            // Keeps the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => select(place)}
          >
            {placeNames[place]}
            {homes.has(place) && (
              <span>
                {homes.get(place)}
                <span className="visually-hidden">{messages.homesNoun(homes.get(place)!)}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p id={`${id}note`} className="field-hint" role="status">
        {getHint({ isTyped: typed.trim() !== '', isCurrent, isHintShown, suggestions, options })}
      </p>
    </div>
  );
}

/** Returns the only suggestion or the one whose name equals the text. */
function findExactMatch(places: readonly string[], typed: string): string | undefined {
  const name = typed.trim().toLowerCase();
  return places.length === 1 ? places[0] : places.find((place) => placeNames[place]?.toLowerCase() === name);
}

interface HintState {
  isTyped: boolean;
  isCurrent: boolean;
  isHintShown: boolean;
  suggestions: readonly string[];
  options: readonly string[];
}

/** Returns the hint for a text that selects no place. */
function getHint({ isTyped, isCurrent, isHintShown, suggestions, options }: HintState): string {
  if (!isTyped) return '';
  if (isCurrent && suggestions.length === 0) return messages.unknownPlace;
  if (isCurrent && options.length === 0) return messages.placeIsSelected;
  return isHintShown ? messages.choosePlace : '';
}

/** Delay of the query after the last keystroke, in milliseconds. */
const TYPING_DELAY_MS = 150;

/** Maximum number of options. */
const MAX_SUGGESTIONS = 8;

interface Suggestions {
  /** Ids of the suggested places. */
  suggestions: readonly string[];
  /** True if the suggestions belong to the current text. */
  isCurrent: boolean;
  /** Fetches the suggestions without the delay; empty if the query fails. */
  fetchNow(): Promise<readonly string[]>;
}

/**
 * Suggests places for a text; for an empty text the `defaults`. While a query is in flight, the previous suggestions stay.
 */
function usePlaceSuggestions(typed: string, defaults: readonly string[]): Suggestions {
  const { query } = useApi();
  const words = typed.trim();
  const [requested, setRequested] = useState('');
  const result = useQuery(PlaceSuggestionsDocument, requested === '' ? null : { words: requested });
  const last = useLast(result.state === 'loaded' ? result.data : null);

  useEffect(() => after(TYPING_DELAY_MS, () => setRequested(words)), [words]);

  async function fetchNow() {
    const found = await query(PlaceSuggestionsDocument, { words });
    return found.state === 'loaded' ? getKnownIds(found.data) : [];
  }

  if (words === '') return { suggestions: defaults.slice(0, MAX_SUGGESTIONS), isCurrent: true, fetchNow };
  // A failed query offers nothing; the next keystroke starts another.
  const suggestions = last && result.state !== 'failed' ? getKnownIds(last) : [];
  return { suggestions, isCurrent: result.state === 'loaded' && requested === words, fetchNow };
}

const getKnownIds = ({ places }: PlaceSuggestionsQuery): string[] =>
  places.map(({ id }) => id).filter((id) => id in placeNames);
