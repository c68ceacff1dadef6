import { Pagination } from '@mantine/core';
import type { ReactNode } from 'react';
import { grouped } from '../../../ui/grouped.ts';
import { NotLoaded } from '../deeds/not-loaded.tsx';
import type { Texts } from '../texts.ts';
import type { List } from './use-list.ts';

interface Props<Row> {
  list: List<Row>;
  texts: Pick<Texts, 'empty' | 'loadFailed'>;
  /** What is said where nothing is found of what the list is kept to. */
  nothing?: ReactNode;
}

/** What stands under a list: how many there are and the way to the others, or why there are none. */
export function ListFoot<Row>({ list, texts, nothing }: Props<Row>) {
  if (list.state === 'failed') {
    return (
      <NotLoaded className="list-foot-failed" text={texts.loadFailed ?? 'The list could not be loaded.'} />
    );
  }
  // Where all rows of a page were deleted, those after them are on their way.
  if (list.state === 'loading' || (list.rows.length === 0 && list.total > 0))
    return <p role="status">Loading...</p>;
  if (list.rows.length === 0) {
    if (nothing) return nothing;
    return (
      <p role="status">{list.place.search ? `Nothing found for “${list.place.search}”.` : texts.empty}</p>
    );
  }
  return (
    <div className="list-foot">
      <span role="status">
        {grouped(list.before + 1)}–{grouped(list.before + list.rows.length)} of {grouped(list.total)}
      </span>
      {list.totalPages > 1 && (
        <Pagination
          total={list.totalPages}
          value={list.page}
          onChange={(page) => {
            if (page !== list.page) list.turnTo(page);
          }}
          size="md"
          getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
          getControlProps={(control) => stillThere(control, list)}
        />
      )}
    </div>
  );
}

/** A way on at whose end one is leads nowhere, but stays where the keyboard is. */
function stillThere(
  control: 'first' | 'previous' | 'next' | 'last',
  { page, totalPages }: Pick<List<unknown>, 'page' | 'totalPages'>,
) {
  const end = control === 'next' || control === 'last' ? totalPages : 1;
  const isEnd = page === end;
  return {
    'aria-label': `${control} page`,
    'aria-disabled': isEnd,
    disabled: false,
    mod: { disabled: isEnd },
  };
}
