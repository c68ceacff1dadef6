import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  createPath,
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { printSearch, type Search } from '../../../schema/search.ts';
import { type SearchScope, parseScopedSearch } from './search-query.ts';
import { after, afterPaint } from '../../ui/schedule.ts';
import { useCurrentLocation } from '../../ui/router-context.ts';

/** Delay of a search after the last keystroke, in milliseconds. */
const TYPING_DELAY_MS = 350;

/** The state of a location that a search form navigated to. */
interface FormState {
  /** The name of the text input whose text was searched for; otherwise empty. */
  typedField: string;
}

/** A search form with default values from the query string. */
export interface SearchForm {
  ref: RefObject<HTMLFormElement | null>;
  /** The key of its controls, which another navigation than the form's own replaces. */
  key: number;
  /** The search of the current location. */
  search: Search;
  /** Schedules a search after a control has changed. */
  handleChange(control: EventTarget): void;
  /** Searches for the form's values at once. */
  submit(): void;
  /** Changes the search of the form's values and replaces its controls. */
  update(change: (now: Search) => Search): void;
}

/**
 * Searches for the values of a form. Selecting an option pushes a history entry; typing into one input pushes one entry,
 * which later searches from the same input replace.
 */
export function useSearchForm(scope: SearchScope): SearchForm {
  const ref = useRef<HTMLFormElement>(null);
  const location = useLocation() as Location<FormState | null>;
  const isOwn = useNavigationType() !== NavigationType.Pop && location.state?.typedField !== undefined;
  const [shown, setShown] = useState({ at: location.key, key: 0 });
  if (shown.at !== location.key) setShown({ at: location.key, key: isOwn ? shown.key : shown.key + 1 });
  const navigate = useNavigate();
  const getLocation = useCurrentLocation();
  const search = parseScopedSearch(scope, new URLSearchParams(location.search));
  /** The location that the form belongs to: the current one, or the one that it navigates to. */
  const formLocation = useRef('');
  /** The input whose text was searched for last. */
  const typedField = useRef('');
  /** Changes that the controls do not show until they are replaced. */
  const changes = useRef<((now: Search) => Search)[]>([]);
  /** How many of the changes the form has navigated to. */
  const submittedChanges = useRef(0);
  const cancelScheduled = useRef(() => {});

  const submitRemainingChanges = useEffectEvent(() => schedule(afterPaint));
  useEffect(() => {
    const path = createPath(location);
    const remaining = formLocation.current === path ? changes.current.slice(submittedChanges.current) : [];
    formLocation.current = path;
    typedField.current = (isOwn && location.state?.typedField) || '';
    changes.current = remaining;
    submittedChanges.current = 0;
    if (remaining.length > 0) submitRemainingChanges();
  }, [location, isOwn]);

  function submit(field = '') {
    cancelScheduled.current();
    const now = getLocation();
    if (formLocation.current !== createPath(now)) return; // a link led elsewhere meanwhile
    const values = ref.current ? parseScopedSearch(scope, readForm(ref.current)) : search;
    const target = changes.current.reduce((before, change) => change(before), values);
    const query = printSearch({ ...target, page: 1 });
    const current = parseScopedSearch(scope, new URLSearchParams(now.search));
    if (query === printSearch({ ...current, page: 1 })) {
      changes.current = [];
      return;
    }
    const replace = field !== '' && field === typedField.current;
    const state: FormState | null = changes.current.length > 0 ? null : { typedField: field };
    typedField.current = field;
    submittedChanges.current = changes.current.length;
    const to = { pathname: now.pathname, search: query === '' ? '' : `?${query}` };
    formLocation.current = createPath(to);
    void navigate(to, { replace, preventScrollReset: true, state });
  }

  function schedule(start: (callback: () => void) => () => void, field?: string) {
    cancelScheduled.current();
    cancelScheduled.current = start(() => submit(field));
  }

  // Applies values that were changed before hydration.
  const submitInitialValues = useEffectEvent(() => submit());
  useEffect(() => {
    submitInitialValues();
    return () => cancelScheduled.current();
  }, []);

  return {
    ref,
    key: shown.key,
    search,
    handleChange(control) {
      const { name } = control as HTMLInputElement;
      if (name === '') return;
      if (isTextInput(control)) schedule((callback) => after(TYPING_DELAY_MS, callback), name);
      else schedule(afterPaint);
    },
    submit,
    update(change) {
      changes.current.push(change);
      schedule(afterPaint);
    },
  };
}

/** Reads the values of a form as a browser would submit them. */
const readForm = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, word]) => [name, typeof word === 'string' ? word : '']),
  );

/** True for text inputs, false for selects, checkboxes and radio buttons. */
const isTextInput = (control: EventTarget): boolean =>
  control instanceof HTMLInputElement && control.type === 'text';

/** The id of the line with the number of results. */
export const RESULT_COUNT_ID = 'found';

/** Moves the focus to the number of results, when the focused element is about to be removed. */
export const focusResultCount = (): void =>
  document.getElementById(RESULT_COUNT_ID)?.focus({ preventScroll: true });
