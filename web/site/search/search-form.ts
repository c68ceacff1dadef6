import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { parseSearch, printSearch, type Search } from '../../../schema/search.ts';
import { type SearchScope, parseScopedSearch } from './search-query.ts';
import { groupDigits } from '../../ui/format.tsx';
import { after, afterPaint } from '../../ui/schedule.ts';
import { useCurrentLocation } from '../../ui/router-context.ts';

/** Delay of a search after the last keystroke, in milliseconds. */
const TYPING_DELAY_MS = 350;

/** A search form whose values are kept equal to the query string. */
export interface SearchForm {
  ref: RefObject<HTMLFormElement | null>;
  /** The search of the current location. */
  search: Search;
  /** Schedules a search after a control has changed. */
  handleChange(control: EventTarget): void;
  /** Searches for the form's values at once. */
  submit(): void;
  /** Changes the search and the form's values, then searches. */
  update(change: (now: Search) => Search): void;
}

/**
 * Connects a search form with the location. Selecting an option pushes a history entry; typing into one input pushes one
 * entry, which later searches from the same input replace.
 */
export function useSearchForm(scope: SearchScope): SearchForm {
  const ref = useRef<HTMLFormElement>(null);
  const { pathname, search: query, key } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const getLocation = useCurrentLocation();
  const search = parseScopedSearch(scope, new URLSearchParams(query));
  /** The search of the current location, for callbacks. */
  const currentSearch = useRef(search);
  /** Filters for which the form has no control until the next page is rendered. */
  const extraParams = useRef(new URLSearchParams());
  /** The search of the form's values; an empty scope has no form. */
  const readForm = () =>
    ref.current
      ? parseScopedSearch(
          scope,
          new URLSearchParams([...readFormParams(ref.current), ...extraParams.current]),
        )
      : currentSearch.current;
  /** Cancels the scheduled search. */
  const cancelPending = useRef(() => {});
  /** The query string of the navigation in flight. */
  const pendingQuery = useRef<string | null>(null);
  /** The name of the input whose text created the current history entry. */
  const lastTypedField = useRef('');

  /** True if the current or pending location is the form's own; false if a link led elsewhere meanwhile. */
  function isAtFormLocation(): boolean {
    const now = getLocation();
    const query = printSearch(parseScopedSearch(scope, new URLSearchParams(now.search)));
    return (
      now.pathname === pathname && query === (pendingQuery.current ?? printSearch(currentSearch.current))
    );
  }

  function navigateTo(target: Search, field = '') {
    cancelPending.current();
    if (!isAtFormLocation()) return;
    const query = printSearch({ ...target, page: 1 });
    if (query === (pendingQuery.current ?? printSearch({ ...currentSearch.current, page: 1 }))) return;
    const replace = field !== '' && field === lastTypedField.current;
    lastTypedField.current = field;
    pendingQuery.current = query;
    void navigate({ search: query }, { replace, preventScrollReset: true });
  }

  // Applies values that were changed before hydration.
  const submitInitialValues = useEffectEvent(() => navigateTo(readForm()));
  useEffect(() => {
    submitInitialValues();
    return () => cancelPending.current();
  }, []);

  // Navigations that the form did not start update its values.
  const isMounted = useRef(false);
  const syncWithLocation = useEffectEvent(() => {
    currentSearch.current = search;
    const isOwn =
      pendingQuery.current !== null && isAtFormLocation() && navigationType !== NavigationType.Pop;
    if (pendingQuery.current === printSearch(search)) pendingQuery.current = null;
    extraParams.current =
      isOwn && ref.current ? getMissingParams(ref.current, readForm()) : new URLSearchParams();
    if (isOwn || !isMounted.current) return;
    pendingQuery.current = null;
    lastTypedField.current = '';
    cancelPending.current();
    if (ref.current) fillForm(ref.current, search);
  });
  useEffect(() => {
    syncWithLocation();
    isMounted.current = true;
  }, [key]);

  return {
    ref,
    search,
    handleChange(control) {
      const { name } = control as HTMLInputElement;
      if (name === '') return;
      cancelPending.current();
      cancelPending.current = isTextInput(control)
        ? after(TYPING_DELAY_MS, () => navigateTo(readForm(), name))
        : afterPaint(() => navigateTo(readForm()));
    },
    submit: () => navigateTo(readForm()),
    update(change) {
      const target = change(readForm());
      if (ref.current) {
        fillForm(ref.current, target);
        extraParams.current = getMissingParams(ref.current, target);
      }
      cancelPending.current();
      cancelPending.current = afterPaint(() => navigateTo(target));
    },
  };
}

/** Reads the values of a form as a browser would submit them. */
const readFormParams = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, word]) => [name, typeof word === 'string' ? word : '']),
  );

/** Normalizes a value, so that two spellings of it are equal. */
const normalizeParam = (name: string, word: string): string =>
  printSearch(parseSearch(new URLSearchParams([[name, word]])));

/** Sets the values of a form. A text that means the same stays as it was typed. */
function fillForm(form: HTMLFormElement, search: Search): void {
  const words = new URLSearchParams(printSearch(search));
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = words.get(control.name) ?? '';
    if (!(control instanceof HTMLInputElement) || control.name === '') continue;
    const { name, value } = control;
    if (control.type === 'hidden') {
      control.disabled = !words.has(name); // until the next render removes it
      control.value = words.get(name) ?? value;
    } else if (isTextInput(control)) {
      const word = words.get(name) ?? '';
      if (value !== word && normalizeParam(name, value) !== normalizeParam(name, word))
        control.value = formatInputValue(control, word);
    } else {
      control.checked = value === '' ? !words.has(name) : words.getAll(name).includes(value);
    }
  }
}

/** Returns the parameters of a search for which the form has no control. */
function getMissingParams(form: HTMLFormElement, search: Search): URLSearchParams {
  const formParams = new URLSearchParams(printSearch(parseSearch(readFormParams(form))));
  const words = [...new URLSearchParams(printSearch(search))];
  return new URLSearchParams(words.filter(([name, word]) => !formParams.getAll(name).includes(word)));
}

/** True for text inputs, false for selects, checkboxes and radio buttons. */
const isTextInput = (control: EventTarget): boolean =>
  control instanceof HTMLInputElement && control.type === 'text';

const formatInputValue = ({ inputMode }: HTMLInputElement, word: string): string =>
  inputMode === 'numeric' && word !== '' ? groupDigits(Number(word)) : word;

/** The id of the line with the number of results. */
export const RESULT_COUNT_ID = 'found';

/** Moves the focus to the number of results, when the focused element is about to be removed. */
export const focusResultCount = (): void =>
  document.getElementById(RESULT_COUNT_ID)?.focus({ preventScroll: true });
