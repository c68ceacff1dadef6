import { type ReactNode, useEffect, useRef } from 'react';
import * as messages from './messages.ts';
import type { List } from './use-list.ts';
import { LoadError, Loading } from '../../ui/load-state.tsx';
import { ListPagination } from '../../ui/list-pagination.tsx';
import type { Texts } from '../collection.ts';

interface Props<Row> {
  list: List<Row>;
  texts: Pick<Texts, 'empty' | 'loadFailed'>;
  /** The empty state of a filtered list. */
  nothing?: ReactNode;
}

/** The footer of a list: total and pagination, or the empty state. */
export function ListFooter<Row>({ list, texts, nothing }: Props<Row>) {
  if (list.state === 'failed') {
    return <LoadError className="list-foot-failed" text={texts.loadFailed ?? messages.loadFailed} />;
  }
  // After all rows of a page were deleted, the following ones are being fetched.
  if (list.state === 'loading' || (list.rows.length === 0 && list.total > 0)) return <Loading />;
  if (list.rows.length === 0) {
    if (nothing) return nothing;
    return (
      <p role="status">{list.params.search ? messages.nothingFound(list.params.search) : texts.empty}</p>
    );
  }
  return (
    <div className="list-foot">
      <span role="status">
        {messages.rangeOf(list.offset + 1, list.offset + list.rows.length, list.total)}
      </span>
      <ListPagination page={list.page} totalPages={list.totalPages} onChange={list.goToPage} />
    </div>
  );
}

/**
 * Returns a ref for the element that takes the focus when the focused row is deleted. This also applies to pointers, which
 * screen readers use for clicks.
 */
export function useFocusAfterDelete(rows: readonly { id: string }[]) {
  const element = useRef<HTMLElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    const stay = new Set(rows.map(({ id }) => id));
    const left = before.current.some(({ id }) => !stay.has(id)); // comparing lengths fails on full pages
    before.current = rows;
    if (left && document.activeElement === document.body) element.current?.focus();
  }, [rows]);
  return element;
}
