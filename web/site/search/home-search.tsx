import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import {
  emptySearch,
  paramName,
  findUnknownParams,
  printSearch,
  type Search,
  SORTS,
  invalidRanges,
  RESULT_VIEWS,
  toSlug,
} from '../../../schema/search.ts';
import { ActiveFilters } from './active-filters.tsx';
import { Filters } from './filters.tsx';
import { type Interpretation, applyFacts, removeFactsOf } from '../../../schema/interpretation.ts';
import { SearchBox } from './search-box.tsx';
import * as messages from './form-messages.tsx';
import { focusResultCount, RESULT_COUNT_ID, type SearchForm } from './search-form.ts';
import { capitalize } from '../../../schema/language.ts';
import { homeCount, sortLabels } from '../../../schema/search-label-messages.ts';
import { getActiveFilters, getWiderTypes } from '../../../schema/search-labels.ts';
import { type FacetCounts, type SearchScope, clearFilters, getSearchLocation } from './search-query.ts';
import './search.css';
import { Button } from '../../ui/button.tsx';
import { useInBrowser } from '../../ui/in-browser.ts';
import { afterPaint } from '../../ui/schedule.ts';
import { prefetchMap } from '../../ui/lazy-map.tsx';

/** Orders that compare prices with rents. */
const PRICE_SORTS: readonly Search['sort'][] = ['PRICE_LOW', 'PRICE_HIGH', 'VALUE'];

/** The id of the form; as the fragment of the URL it opens the form without JavaScript. */
const FORM_ID = 'filters';

interface HomeSearchProps {
  scope: SearchScope;
  form: SearchForm;
  /** The accessible name of the form. */
  label: string;
  /** The number of homes and the current page. */
  position: string;
  /** The formatted number of homes; null while unknown. */
  count: string | null;
  /** Numbers of homes by option; null while unknown. */
  counts: FacetCounts | null;
  /** The interpretation of the search text; null while unknown. */
  interpretation: Interpretation | null;
  /** The text that screen readers announce when the results change. */
  announcement: string;
  /** True if the form is collapsed at first in a wide window too. */
  isCollapsed?: boolean;
  /** True if the scope has no homes: the form and the toolbar are hidden. */
  isEmpty?: boolean;
  /** Further controls above the results. */
  toolbar?: ReactNode;
  /** The results. */
  children: ReactNode;
}

/** The search form beside its results. */
export function HomeSearch({
  scope,
  form,
  label,
  position,
  count,
  counts,
  interpretation,
  announcement,
  isCollapsed,
  isEmpty,
  toolbar,
  children,
}: HomeSearchProps) {
  const { ref, search, controls, handleChange, submit, update } = form;
  const { search: query, hash } = useLocation();
  // Open if an input is invalid, so that its error is visible.
  const [isOpen, setOpen] = useState<boolean | undefined>(
    () => invalidRanges(new URLSearchParams(query)).length > 0 || undefined,
  );
  const filterCount = getActiveFilters(search, interpretation).length;
  const effective = applyFacts(search, interpretation);
  const unknownParams = findUnknownParams(new URLSearchParams(query));
  const widerTypes = getWiderTypes(search);
  const widerCount = getWiderCount(search, widerTypes, counts);
  const isMixed = PRICE_SORTS.includes(effective.sort) && !scope.purpose && effective.purpose === null;

  // The fragment of the URL opened the form before hydration.
  if (useInBrowser() && hash === `#${FORM_ID}` && isOpen === undefined) setOpen(true);

  /** Removes the facts from the search text that the changed control now sets. */
  function removeRepeatedFacts({ name, value, form: owner }: HTMLInputElement | HTMLSelectElement) {
    const box = owner?.elements.namedItem(paramName('words'));
    if (!interpretation || !(box instanceof HTMLInputElement) || box.value !== interpretation.words) return;
    if (name !== '' && name !== box.name) box.value = removeFactsOf(name, value, interpretation);
  }

  function toggle(event: MouseEvent) {
    event.preventDefault();
    afterPaint(() => setOpen((now) => !now));
  }

  const showResults = () =>
    void afterPaint(() => {
      submit();
      setOpen(false);
      focusResultCount();
      document.getElementById(RESULT_COUNT_ID)?.scrollIntoView();
    });

  return (
    <div
      className={isEmpty ? undefined : 'search'}
      data-collapsible={isCollapsed || undefined}
      data-collapsed={(isCollapsed && !isOpen) || undefined}
    >
      <div className={isEmpty ? 'visually-hidden' : 'search-bar'}>
        {!isEmpty && (
          <SearchBox
            key={controls.key}
            form={FORM_ID}
            words={controls.search.words}
            onChange={handleChange}
          />
        )}
        {/* Receives the focus after the last filter was removed. */}
        <p id={RESULT_COUNT_ID} tabIndex={-1}>
          {isEmpty ? label : position}
        </p>
        {!isEmpty && (
          <>
            {toolbar}
            <a
              className="button button-quiet search-opener"
              href={`#${FORM_ID}`}
              aria-expanded={isOpen ?? false}
              onClick={toggle}
            >
              {messages.filters(filterCount)}
            </a>
            <SortField
              key={controls.key}
              sort={controls.search.sort}
              effectiveSort={applyFacts(controls.search, interpretation).sort}
              form={FORM_ID}
              onChange={(select) => {
                removeRepeatedFacts(select);
                handleChange(select);
              }}
            />
          </>
        )}
      </div>
      {!isEmpty && (
        <form
          ref={ref}
          id={FORM_ID}
          className="search-form"
          role="search"
          aria-label={label}
          action={scope.path}
          autoComplete="off"
          data-open={isOpen}
          onChange={({ target }) => {
            // The form stays open when the last filter is removed.
            setOpen(true);
            removeRepeatedFacts(target as unknown as HTMLInputElement);
            handleChange(target);
          }}
          onSubmit={(event) => {
            event.preventDefault();
            showResults();
          }}
        >
          <Fragment key={controls.key}>
            <HiddenParams search={controls.search} />
            <Filters scope={scope} search={controls.search} counts={counts} onPlaceAdded={handleChange} />
          </Fragment>
          <div className="search-foot">
            <Button type="submit">{messages.showHomes(count)}</Button>
            {filterCount > 0 && (
              <Link to={getSearchLocation(scope, clearFilters(search))} preventScrollReset>
                {messages.clearAll}
              </Link>
            )}
          </div>
        </form>
      )}
      <section className="search-results" aria-labelledby={RESULT_COUNT_ID}>
        <ActiveFilters scope={scope} search={search} interpretation={interpretation} onUpdate={update} />
        {isMixed && !isEmpty && (
          <p className="search-note">
            {messages.mixedPurposes(
              (text) => (
                <Link to={getSearchLocation(scope, { ...search, purpose: 'SALE', page: 1 })}>{text}</Link>
              ),
              (text) => (
                <Link to={getSearchLocation(scope, { ...search, purpose: 'RENT', page: 1 })}>{text}</Link>
              ),
            )}
          </p>
        )}
        {unknownParams.length > 0 && (
          <p className="search-note" role="status">
            {messages.notUnderstood(unknownParams.map((pair) => pair.filter(Boolean).join('=')))}
          </p>
        )}
        {widerTypes && widerCount > 0 && (
          <p className="search-note">
            {messages.onlyMainType(
              search.types[0]!,
              <Link to={getSearchLocation(scope, { ...search, types: widerTypes, page: 1 })}>
                {homeCount(widerCount)}
              </Link>,
            )}
          </p>
        )}
        {children}
        <p className="visually-hidden" role="status">
          {!isEmpty && announcement}
        </p>
      </section>
    </div>
  );
}

/** The number of homes of more types; 0 if it is unknown or no other type has homes. */
function getWiderCount(
  { types }: Search,
  widerTypes: Search['types'] | null,
  counts: FacetCounts | null,
): number {
  const wider = counts?.types.filter(({ value }) => widerTypes?.includes(value)) ?? [];
  const hasOther = wider.some(({ value }) => !types.includes(value));
  return hasOther ? wider.reduce((sum, { count }) => sum + count, 0) : 0;
}

interface SortFieldProps {
  sort: Search['sort'];
  /** The order that the search text states, if `sort` is the default; otherwise `sort`. */
  effectiveSort: Search['sort'];
  /** The id of the form that the select belongs to. */
  form: string;
  onChange: (select: HTMLSelectElement) => void;
}

/** Selects the order of the results. */
export function SortField({ sort, effectiveSort, form, onChange }: SortFieldProps) {
  // The default option stands for the order of the search text.
  const isStated = sort !== effectiveSort;
  const sorts = SORTS.filter((one) => !isStated || one !== effectiveSort);
  const value = (one: Search['sort']) => (one === SORTS[0] ? '' : toSlug(one));
  return (
    <div className="field sort-field">
      <select
        form={form}
        name={paramName('sort')}
        aria-label={messages.order}
        defaultValue={value(sort)}
        onChange={({ target }) => onChange(target)}
      >
        {sorts.map((one) => (
          <option key={one} value={value(one)}>
            {capitalize(sortLabels[isStated && one === SORTS[0] ? effectiveSort : one])}
          </option>
        ))}
      </select>
      <button className="button button-quiet" type="submit" form={form}>
        {messages.sort}
      </button>
    </div>
  );
}

/** Hidden inputs for the bounds and the view of the map. */
function HiddenParams({ search: { within, view } }: { search: Search }) {
  const params = [...new URLSearchParams(printSearch({ ...emptySearch, within, view }))];
  return params.map(([name, word]) => <input key={name} type="hidden" name={name} value={word} />);
}

interface ViewSwitchProps {
  scope: SearchScope;
  search: Search;
}

/** Switches between list and map. */
export function ViewSwitch({ scope, search }: ViewSwitchProps) {
  const preload = search.view === 'LIST' ? prefetchMap : undefined;
  return (
    <nav className="view-switch" aria-label={messages.resultViews} onPointerEnter={preload} onFocus={preload}>
      {RESULT_VIEWS.map((view) => (
        <Link
          key={view}
          to={getSearchLocation(scope, { ...search, view })}
          preventScrollReset
          data-replay-click=""
          aria-current={view === search.view ? 'true' : undefined}
        >
          {messages.viewLabels[view]}
        </Link>
      ))}
    </nav>
  );
}
