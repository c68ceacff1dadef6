import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { ListingKind } from '../../../../schema/documents/admin/graphql.ts';
import { relaxFilters } from '../../../../schema/relaxed-filters.ts';
import { getActiveFilters, removeFilter } from '../../../../schema/search-labels.ts';
import { emptySearch } from '../../../../schema/search.ts';
import { useSelectedRecord } from '../../editor/record-select/record-select.tsx';
import type { Collection, RowPage, StoredRow } from '../../editor/collection.ts';
import { useScreenParams } from '../../editor/screen-params.ts';
import * as labels from '../facts/labels.ts';
import { personChoices } from '../../people/person-choices.ts';
import { FilterControls } from './filter-controls.tsx';
import { type Filter, filterVariables, markLabel, parseFilter, pickParts, useFilter } from './filter.ts';
import './filters.css';
import * as messages from './messages.ts';
import { singleClick } from '../../ui/double-click.ts';
import { Icon } from '../../../ui/icon.tsx';
import { close } from '../../../ui/icons.ts';

/** An active filter and the filter without it. */
interface ActiveFilter {
  label: string;
  without: (now: Filter) => Partial<Filter>;
}

/** Returns the active filters in the order of the form; `agentName` is the name of the selected person. */
const activeFilters = ({ marks, agent, ...search }: Filter, agentName: string): ActiveFilter[] => [
  ...marks.map((mark) => ({
    label: markLabel(mark),
    without: (now: Filter) => ({ marks: now.marks.filter((other) => other !== mark) }),
  })),
  ...(agent === null ? [] : [{ label: messages.offeredBy(agentName), without: () => ({ agent: null }) }]),
  ...getActiveFilters({ ...emptySearch, ...search }, null, labels.completions()).map((filter) => ({
    label: filter.label,
    without: (now: Filter) =>
      pickParts(removeFilter({ ...emptySearch, ...now }, filter, null, labels.completions())),
  })),
];

/** Returns the removal of each filter that is set, of marks and the agent first. */
function relaxedFilters({ marks, agent, ...search }: Filter): { label: string; change: Partial<Filter> }[] {
  return [
    ...(marks.length > 0 ? [{ label: messages.removeMarks(marks.length), change: { marks: [] } }] : []),
    ...(agent === null ? [] : [{ label: messages.removeAgent, change: { agent: null } }]),
    ...relaxFilters({ ...emptySearch, ...search }),
  ];
}

interface Props {
  kind: ListingKind;
  /** Number of matches; null while loading. */
  total: number | null;
  /** Content next to the button. */
  children: ReactNode;
}

/** The filter of a list of listings: a button that opens its controls, and removable chips of the active ones. */
export function Filters({ kind, total, children }: Props) {
  const { filter, set } = useFilter();
  const [open, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const agent = useSelectedRecord(personChoices, filter.agent).title;
  const active = activeFilters(filter, agent);

  /** Focuses the next chip, or else the filter button. */
  const next = (button: Element) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('.filter-chip') ?? [])];
    const others = buttons.filter((other) => other !== button);
    (others[buttons.indexOf(button as HTMLElement)] ?? others.at(-1) ?? opener.current)?.focus();
  };

  return (
    <>
      <Button
        ref={opener}
        variant="default"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {messages.filterCount(active.length)}
      </Button>
      {children}
      {active.length > 0 && (
        <ul ref={list} className="filter-chosen" aria-label={messages.activeFilters}>
          {active.map(({ label, without }) => (
            <li key={label}>
              <button
                type="button"
                className="filter-chip"
                aria-label={messages.without(label)}
                onClick={(event) => {
                  if (event.detail > 1) return; // the second click of a double click was meant for the removed chip
                  next(event.currentTarget);
                  set(without);
                }}
              >
                {label}
                <Icon lines={close} />
              </button>
            </li>
          ))}
          <li>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={(event) =>
                singleClick(event, () => {
                  opener.current?.focus();
                  set(() => parseFilter(new URLSearchParams()));
                })
              }
            >
              {messages.clearAll}
            </Button>
          </li>
          {total !== null && <li className="filter-total">{messages.found(total)}</li>}
        </ul>
      )}
      <div id={id} role="group" aria-label={messages.filter} className="filter" hidden={!open}>
        {open && <FilterControls kind={kind} />}
      </div>
    </>
  );
}

type Listed<Row extends StoredRow> = Pick<Collection<Row>, 'documents'>;

/** Maximum number of relaxed searches; each is a request. */
const MAX_SUGGESTIONS = 8;

/** The empty state of a filtered list, with suggestions of filters to remove and their number of matches. */
export function NoMatches<Row extends StoredRow>({
  collection,
  showAll,
}: {
  collection: Listed<Row>;
  /** Resets search and filter. */
  showAll: () => void;
}) {
  const { filter, set } = useFilter();
  const [{ search }, move] = useScreenParams();
  return (
    <div className="filter-nothing" role="status">
      <p>
        {messages.noMatches} <span className="filter-looser">{messages.fewerFilters}</span>
      </p>
      <ul>
        {search && (
          <RelaxedFilter
            collection={collection}
            label={messages.removeText(search)}
            search=""
            filter={filter}
            apply={() => move({ search: '', page: 1 })}
          />
        )}
        {relaxedFilters(filter)
          .slice(0, MAX_SUGGESTIONS)
          .map(({ label, change }) => (
            <RelaxedFilter
              key={label}
              collection={collection}
              label={label}
              search={search}
              filter={{ ...filter, ...change }}
              apply={() => set(() => change)}
            />
          ))}
      </ul>
      <Button variant="subtle" size="compact-sm" onClick={(event) => singleClick(event, showAll)}>
        {messages.showAll}
      </Button>
    </div>
  );
}

interface RelaxedFilterProps<Row extends StoredRow> {
  collection: Listed<Row>;
  label: string;
  search: string;
  filter: Filter;
  apply: () => void;
}

/** The suggestion to remove one filter, if that has matches. */
function RelaxedFilter<Row extends StoredRow>({
  collection,
  label,
  search,
  filter,
  apply,
}: RelaxedFilterProps<Row>) {
  const variables = {
    ...{ page: 1, limit: 1, search: search || null, sort: null, descending: null },
    filter: filterVariables(filter),
  };
  const list = collection.documents.list as TypedDocumentNode<RowPage<Row>, typeof variables>;
  const { data } = useQuery(list, { variables });
  const total = data?.rows.total ?? 0;
  if (total === 0) return null;
  return (
    <li>
      <Button variant="default" size="compact-sm" onClick={(event) => singleClick(event, apply)}>
        {messages.relaxed(label, total)}
      </Button>
    </li>
  );
}
