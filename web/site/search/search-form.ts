import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import { currentLocation, useRouter } from '../../ui/router-context.ts';

/** Delay of a search after the last keystroke, in milliseconds. */
const TYPING_DELAY_MS = 350;

/** The state of a location that a search form navigated to. */
interface FormState {
  /** The name of the text input whose text was searched for; otherwise empty. */
  typedField: string;
}

type FormLocation = Location<FormState | null>;

/** A search form with default values from the query string. */
export interface SearchForm {
  ref: RefObject<HTMLFormElement | null>;
  /** The search of the current location. */
  search: Search;
  /** The default values of the controls, and the key by which they are replaced. */
  controls: { key: number; search: Search };
  /** Schedules a search after a control has changed. */
  handleChange(control: EventTarget): void;
  /** Searches for the values of the controls at once. */
  submit(): void;
  /** Changes the values of the controls and searches for them. */
  update(change: (now: Search) => Search): void;
}

/**
 * Searches for the values of a form. Selecting an option pushes a history entry; typing into one input pushes one entry,
 * which later searches from the same input replace. Another navigation than the form's own replaces the controls.
 */
export function useSearchForm(scope: SearchScope): SearchForm {
  const ref = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const navigate = useNavigate();
  const location = useLocation() as FormLocation;
  const isOwn = typedFieldOf(location, useNavigationType()) !== undefined;
  const search = parseScopedSearch(scope, new URLSearchParams(location.search));
  const [controls, setControls] = useState({ location: location.key, key: 0, search });
  if (controls.location !== location.key)
    setControls({ location: location.key, key: isOwn ? controls.key : controls.key + 1, search });

  /** The location that the form belongs to: the rendered one, or the one that it navigates to. */
  const formLocation = useRef('');
  useEffect(() => {
    formLocation.current = createPath(location);
  }, [location]);

  const cancelScheduled = useRef(() => {});
  const submitInitialValues = useEffectEvent(() => submit()); // they may have changed before hydration
  useEffect(() => {
    submitInitialValues();
    return () => cancelScheduled.current();
  }, []);

  /** Returns the values of the controls; null if a link has led elsewhere meanwhile. */
  function readControls(): Search | null {
    if (!ref.current || formLocation.current !== createPath(currentLocation(router))) return null;
    return parseScopedSearch(scope, readForm(ref.current));
  }

  function submit(field = '') {
    cancelScheduled.current();
    const values = readControls();
    if (!values) return;
    const now = currentLocation(router) as FormLocation;
    const query = printSearch({ ...values, page: 1 });
    const current = parseScopedSearch(scope, new URLSearchParams(now.search));
    if (query === printSearch({ ...current, page: 1 })) return;
    const to = { pathname: now.pathname, search: query === '' ? '' : `?${query}` };
    const state: FormState = { typedField: field };
    const replace = field !== '' && field === typedFieldOf(now, router.state.historyAction);
    formLocation.current = createPath(to);
    void navigate(to, { replace, preventScrollReset: true, state });
  }

  return {
    ref,
    search,
    controls,
    handleChange(control) {
      const { name } = control as HTMLInputElement;
      if (name === '') return;
      cancelScheduled.current();
      cancelScheduled.current = isTextInput(control)
        ? after(TYPING_DELAY_MS, () => submit(name))
        : afterPaint(submit);
    },
    submit,
    update(change) {
      afterPaint(() => {
        const values = readControls();
        if (!values) return;
        // At once, because the controls are submitted.
        flushSync(() => setControls((now) => ({ ...now, key: now.key + 1, search: change(values) })));
        submit();
      });
    },
  };
}

/** Returns the `typedField` of a location that a form navigated to; undefined after Back and other navigations. */
const typedFieldOf = ({ state }: FormLocation, action: NavigationType): string | undefined =>
  action === NavigationType.Pop ? undefined : state?.typedField;

/** Reads the values of a form as a browser would submit them. */
const readForm = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)] as [string, string][]);

/** True for text inputs, false for selects, checkboxes and radio buttons. */
const isTextInput = (control: EventTarget): boolean =>
  control instanceof HTMLInputElement && control.type === 'text';

/** The id of the line with the number of results. */
export const RESULT_COUNT_ID = 'found';

/** Moves the focus to the number of results, when the focused element is about to be removed. */
export const focusResultCount = (): void =>
  document.getElementById(RESULT_COUNT_ID)?.focus({ preventScroll: true });
