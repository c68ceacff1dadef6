import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import type { Search } from '../../../schema/search.ts';
import { isSecondClick } from '../../ui/double-click.ts';
import { focusNext, hasNoModifiers, siblingsOfKind } from '../../ui/keyboard.ts';
import { Icon } from '../../ui/icon.tsx';
import { close } from '../../ui/icons.ts';
import { getActiveFilters, removeFilter, type ActiveFilter } from '../../../schema/search-labels.ts';
import * as messages from './form-messages.tsx';
import './filters.css';
import { clearFilters, getSaveSearchPath, getSearchLocation, type SearchScope } from './search-query.ts';
import type { Interpretation } from '../../../schema/interpretation.ts';
import { focusResultCount, RESULT_COUNT_ID, type SearchForm } from './search-form.ts';

interface ActiveFiltersProps {
  scope: SearchScope;
  search: Search;
  /** The interpretation of the search text; null while unknown. */
  interpretation: Interpretation | null;
  /** Changes the current search. */
  onUpdate: SearchForm['update'];
}

/** Chips that each remove an active filter, and links to remove all and to save the search. */
export function ActiveFilters({ scope, search, interpretation, onUpdate }: ActiveFiltersProps) {
  const { key } = useLocation();
  /** Labels that were removed at a history entry; hidden until the next one is rendered. */
  const [removed, setRemoved] = useState({ at: key, labels: [] as readonly string[] });
  // Back restores all filters of the earlier entry.
  if (removed.at !== key) setRemoved({ at: key, labels: [] });
  const filters = getActiveFilters(search, interpretation).filter(
    ({ label }) => !removed.labels.includes(label),
  );
  if (filters.length === 0) return null;

  /** Removes a filter from the current search, which may already lack another one. */
  function remove(event: MouseEvent<HTMLElement>, filter: ActiveFilter) {
    if (!hasNoModifiers(event)) return;
    event.preventDefault();
    if (isSecondClick(event)) return; // it hits the next chip
    onUpdate((now) => removeFilter(now, filter, interpretation));
    const chip = event.currentTarget;
    focusNext(
      chip,
      siblingsOfKind(chip.closest('ul'), chip, '.chip'),
      document.getElementById(RESULT_COUNT_ID),
    );
    // At once, because the next click may come before a render.
    flushSync(() => setRemoved({ at: key, labels: [...removed.labels, filter.label] }));
  }

  return (
    <ul className="active-filters" aria-label={messages.activeFilters}>
      {filters.map((filter) => (
        <li key={filter.label}>
          <Link
            className="chip"
            to={getSearchLocation(scope, filter.without)}
            preventScrollReset
            onClick={(event) => remove(event, filter)}
          >
            <span className="visually-hidden">{messages.without}</span>
            {filter.label}
            <Icon lines={close} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className="active-filters-action"
          to={getSearchLocation(scope, clearFilters(search))}
          preventScrollReset
          onClick={focusResultCount}
        >
          {messages.clearAll}
        </Link>
      </li>
      <li>
        <Link className="active-filters-action" to={getSaveSearchPath(scope, search)}>
          {messages.saveSearch}
        </Link>
      </li>
    </ul>
  );
}
