import { Pagination } from '@mantine/core';
import * as messages from './messages.ts';

interface Props {
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
}

/** The pagination of a list; nothing if it has one page. A button at the end of the list keeps the focus but does nothing. */
export function ListPagination({ page, totalPages, onChange }: Props) {
  if (totalPages <= 1) return null;
  return (
    <Pagination
      total={totalPages}
      value={page}
      onChange={(next) => {
        if (next !== page) onChange(next);
      }}
      getItemProps={(item) => ({ 'aria-label': messages.pageNumber(item) })}
      getControlProps={(control) => {
        const isEnd = page === (control === 'next' || control === 'last' ? totalPages : 1);
        return {
          'aria-label': messages.pageControls[control],
          'aria-disabled': isEnd,
          disabled: false,
          mod: { disabled: isEnd },
        };
      }}
    />
  );
}
