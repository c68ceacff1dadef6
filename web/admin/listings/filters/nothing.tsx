import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { usePlace } from '../../editor/place.ts';
import type { Records, RowPage, StoredRow } from '../../editor/records.ts';
import { onePress } from '../../ui/one-press.ts';
import { chosenIn } from './chosen.ts';
import { asked, useFilter, type Filter } from './filter.ts';

type Listed<Row extends StoredRow, Words extends object> = Pick<Records<Row, Words>, 'list'>;

/** Most choices that are tried without: each is a question of its own. */
const MOST = 8;

/** What is said where nothing is found of what a list is kept to: which choice to let go of, and what that finds. */
export function Nothing<Row extends StoredRow, Words extends object>({
  records,
  showAll,
}: {
  records: Listed<Row, Words>;
  /** Shows the newest of all. */
  showAll: () => void;
}) {
  const { filter, set } = useFilter();
  const [{ search }, move] = usePlace();
  return (
    <div className="filter-nothing" role="status">
      <p>
        No listing is all of this. <span className="filter-looser">Let go of a choice:</span>
      </p>
      <ul>
        {search && (
          <Looser
            records={records}
            label={`“${search}”`}
            search=""
            filter={filter}
            take={() => move({ search: '', page: 1 })}
          />
        )}
        {chosenIn(filter)
          .slice(0, MOST)
          .map(({ label, without }) => (
            <Looser
              key={label}
              records={records}
              label={label}
              search={search}
              filter={{ ...filter, ...without(filter) }}
              take={() => set(without)}
            />
          ))}
      </ul>
      <Button variant="subtle" size="compact-sm" onClick={(event) => onePress(event, showAll)}>
        Show all
      </Button>
    </div>
  );
}

interface LooserProps<Row extends StoredRow, Words extends object> {
  records: Listed<Row, Words>;
  label: string;
  search: string;
  filter: Filter;
  take: () => void;
}

/** One choice less, where that finds something. */
function Looser<Row extends StoredRow, Words extends object>({
  records,
  label,
  search,
  filter,
  take,
}: LooserProps<Row, Words>) {
  const variables = {
    ...{ page: 1, limit: 1, search: search || null, sort: null, descending: null },
    filter: asked(filter),
  };
  const list = records.list as TypedDocumentNode<RowPage<Row>, typeof variables>;
  const { data } = useQuery(list, { variables });
  const total = data?.rows.total ?? 0;
  if (total === 0) return null;
  return (
    <li>
      <Button variant="default" size="compact-sm" onClick={(event) => onePress(event, take)}>
        Without {label}: {total}
      </Button>
    </li>
  );
}
