import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useScreenParams } from '../../editor/screen-params.ts';
import type { Records, RowPage, StoredRow } from '../../editor/records.ts';
import { singleClick } from '../../ui/busy-button.tsx';
import { filterVariables, useFilter, type Filter } from './filter.ts';
import { activeFilters } from './filters.tsx';
import * as messages from './messages.ts';
type Listed<Row extends StoredRow, Words extends object> = Pick<Records<Row, Words>, 'list'>;

/** Maximum number of relaxed searches; each is a request. */
const MAX_SUGGESTIONS = 8;

/** The empty state of a filtered list, with suggestions of filters to remove and their number of matches. */
export function NoMatches<Row extends StoredRow, Words extends object>({
  records,
  showAll,
}: {
  records: Listed<Row, Words>;
  /** Resets search and filter. */
  showAll: () => void;
}) {
  const { filter, set } = useFilter();
  const [{ search }, move] = useScreenParams();
  return (
    <div className="filter-nothing" role="status">
      <p>
        {messages.noMatches} <span className="filter-looser">{messages.removeFilter}</span>
      </p>
      <ul>
        {search && (
          <RelaxedFilter
            records={records}
            label={messages.searchText(search)}
            search=""
            filter={filter}
            apply={() => move({ search: '', page: 1 })}
          />
        )}
        {activeFilters(filter)
          .slice(0, MAX_SUGGESTIONS)
          .map(({ label, without }) => (
            <RelaxedFilter
              key={label}
              records={records}
              label={label}
              search={search}
              filter={{ ...filter, ...without(filter) }}
              apply={() => set(without)}
            />
          ))}
      </ul>
      <Button variant="subtle" size="compact-sm" onClick={(event) => singleClick(event, showAll)}>
        {messages.showAll}
      </Button>
    </div>
  );
}

interface RelaxedFilterProps<Row extends StoredRow, Words extends object> {
  records: Listed<Row, Words>;
  label: string;
  search: string;
  filter: Filter;
  apply: () => void;
}

/** The suggestion to remove one filter, if that has matches. */
function RelaxedFilter<Row extends StoredRow, Words extends object>({
  records,
  label,
  search,
  filter,
  apply,
}: RelaxedFilterProps<Row, Words>) {
  const variables = {
    ...{ page: 1, limit: 1, search: search || null, sort: null, descending: null },
    filter: filterVariables(filter),
  };
  const list = records.list as TypedDocumentNode<RowPage<Row>, typeof variables>;
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
