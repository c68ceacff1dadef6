import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { parseSearch, printSearch, type Search } from '../../../schema/search.ts';
import { type Ground, searchOn } from './search-query.ts';
import { groupDigits } from '../../ui/group-digits.ts';
import { after, afterPaint } from '../../ui/later.ts';
import { useCurrentLocation } from '../../ui/router-context.ts';

/** Milliseconds after the last key that what was typed is searched for. */
const AFTER_TYPING = 350;

/** A form by which one searches: the address is what it says, and it says what the address is. */
export interface SearchForm {
  ref: RefObject<HTMLFormElement | null>;
  /** The search that the address is. */
  search: Search;
  /** Takes note that a control says something else. */
  changed(control: EventTarget): void;
  /** Searches for what the form says, at once. */
  submit(): void;
  /** Has the form say what it says with this changed, and searches for it. */
  choose(change: (now: Search) => Search): void;
}

/**
 * The form of a page on which one searches. What is chosen is a step of the history; what is typed into one control is one step,
 * however often it was searched for meanwhile.
 */
export function useSearchForm(ground: Ground): SearchForm {
  const ref = useRef<HTMLFormElement>(null);
  const { pathname, search: query, key } = useLocation();
  const came = useNavigationType();
  const navigate = useNavigate();
  const where = useCurrentLocation();
  const search = searchOn(ground, new URLSearchParams(query));
  /** The address as it is now, whenever it is looked at. */
  const here = useRef(search);
  /** Words of what was chosen for which the form has no control until the page is there. */
  const besides = useRef(new URLSearchParams());
  /** What is wanted by now; where there is nothing to choose among there is no form. */
  const said = () =>
    ref.current
      ? searchOn(ground, new URLSearchParams([...wordsIn(ref.current), ...besides.current]))
      : here.current;
  /** Has what was said of the form a moment ago not be searched for. */
  const forget = useRef(() => {});
  /** Where the form leads, until the page is there. */
  const ahead = useRef<string | null>(null);
  /** The control into which was typed what the present step is about. */
  const typedInto = useRef('');

  /** Whether visitors are where the form led them, or on the way: they may have gone on elsewhere meanwhile, if only by a link. */
  function isFollowed(): boolean {
    const now = where();
    const address = printSearch(searchOn(ground, new URLSearchParams(now.search)));
    return now.pathname === pathname && address === (ahead.current ?? printSearch(here.current));
  }

  function go(wanted: Search, by = '') {
    forget.current();
    if (!isFollowed()) return;
    const address = printSearch({ ...wanted, page: 1 });
    if (address === (ahead.current ?? printSearch({ ...here.current, page: 1 }))) return;
    const replace = by !== '' && by === typedInto.current;
    typedInto.current = by;
    ahead.current = address;
    void navigate({ search: address }, { replace, preventScrollReset: true });
  }

  // What was chosen before the scripts were there is searched for once they are.
  const takeOver = useEffectEvent(() => go(said()));
  useEffect(() => {
    takeOver();
    return () => forget.current();
  }, []);

  // A step that the form did not make itself is one that it follows.
  const begun = useRef(false);
  const follow = useEffectEvent(() => {
    here.current = search;
    const isOwn = ahead.current !== null && isFollowed() && came !== NavigationType.Pop;
    if (ahead.current === printSearch(search)) ahead.current = null;
    besides.current = isOwn && ref.current ? notSaidIn(ref.current, said()) : new URLSearchParams();
    if (isOwn || !begun.current) return;
    ahead.current = null;
    typedInto.current = '';
    forget.current();
    if (ref.current) fill(ref.current, search);
  });
  useEffect(() => {
    follow();
    begun.current = true;
  }, [key]);

  return {
    ref,
    search,
    changed(control) {
      const { name } = control as HTMLInputElement;
      if (name === '') return;
      forget.current();
      forget.current = isTyped(control)
        ? after(AFTER_TYPING, () => go(said(), name))
        : afterPaint(() => go(said()));
    },
    submit: () => go(said()),
    choose(change) {
      const wanted = change(said());
      if (ref.current) {
        fill(ref.current, wanted);
        besides.current = notSaidIn(ref.current, wanted);
      }
      forget.current();
      forget.current = afterPaint(() => go(wanted));
    },
  };
}

/** What the controls of a form say, as a browser would send them. */
const wordsIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, word]) => [name, typeof word === 'string' ? word : '']),
  );

/** What a word by itself means, so that two spellings of it can be told to be one. */
const meaning = (name: string, word: string): string =>
  printSearch(parseSearch(new URLSearchParams([[name, word]])));

/** Has the controls of a form say a search; what says it already in other signs stays as it was typed. */
function fill(form: HTMLFormElement, search: Search): void {
  const words = new URLSearchParams(printSearch(search));
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = words.get(control.name) ?? '';
    if (!(control instanceof HTMLInputElement) || control.name === '') continue;
    const { name, value } = control;
    if (control.type === 'hidden') {
      control.disabled = !words.has(name); // until it is gone
      control.value = words.get(name) ?? value;
    } else if (isTyped(control)) {
      const word = words.get(name) ?? '';
      if (value !== word && meaning(name, value) !== meaning(name, word))
        control.value = shownIn(control, word);
    } else {
      control.checked = value === '' ? !words.has(name) : words.getAll(name).includes(value);
    }
  }
}

/** The words of a search that a form cannot say: it has no control for them. */
function notSaidIn(form: HTMLFormElement, search: Search): URLSearchParams {
  const said = new URLSearchParams(printSearch(parseSearch(wordsIn(form))));
  const words = [...new URLSearchParams(printSearch(search))];
  return new URLSearchParams(words.filter(([name, word]) => !said.getAll(name).includes(word)));
}

/** Whether something is typed into a control; of the others one is chosen. */
const isTyped = (control: EventTarget): boolean =>
  control instanceof HTMLInputElement && control.type === 'text';

const shownIn = ({ inputMode }: HTMLInputElement, word: string): string =>
  inputMode === 'numeric' && word !== '' ? groupDigits(Number(word)) : word;

/** The id of the line that says how many homes are found. */
export const FOUND = 'found';

/** Brings the keyboard to what is found, for when what it was at goes away. */
export const focusFound = (): void => document.getElementById(FOUND)?.focus({ preventScroll: true });
