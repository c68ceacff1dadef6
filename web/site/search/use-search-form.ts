import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import { printSearch, type Search } from '../../../schema/search.ts';
import { after, afterPaint } from '../../ui/later.ts';
import { searchOn, type Ground } from './ground.ts';
import { fill, isTyped, wordsIn } from './search-form.ts';

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
  /** Searches for what the form says with this changed. */
  choose(change: (now: Search) => Search): void;
}

/**
 * The form of a page on which one searches. What is chosen is a step of the history; what is typed into one control is one step,
 * however often it was searched for meanwhile.
 */
export function useSearchForm(ground: Ground): SearchForm {
  const ref = useRef<HTMLFormElement>(null);
  const { pathname, search: query, key } = useLocation();
  const { location: next } = useNavigation();
  const came = useNavigationType();
  const navigate = useNavigate();
  const search = searchOn(ground, new URLSearchParams(query));
  /** The address as it is now, whenever it is looked at. */
  const here = useRef(search);
  /** Where there is nothing to choose among there is no form. */
  const said = () => (ref.current ? searchOn(ground, wordsIn(ref.current)) : here.current);
  /** Has what was said of the form a moment ago not be searched for. */
  const forget = useRef(() => {});
  /** Where the form leads, until the page is there. */
  const ahead = useRef<string | null>(null);
  /** The control into which was typed what the present step is about. */
  const typedInto = useRef('');

  function go(wanted: Search, by = '') {
    forget.current();
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

  // Whoever has gone on to another page meanwhile is not called back.
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    if (isLeaving) forget.current();
  }, [isLeaving]);

  // A step that the form did not make itself is one that it follows.
  const begun = useRef(false);
  const follow = useEffectEvent(() => {
    here.current = search;
    const isOwn = ahead.current !== null && came !== NavigationType.Pop;
    if (ahead.current === printSearch(search)) ahead.current = null;
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
      if (ref.current) fill(ref.current, wanted);
      go(wanted);
    },
  };
}
