import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What stands after the question mark of a screen's address: where in its list staff are, and what they edit. */
export interface Place {
  page: number;
  search: string;
  sort: string | null;
  descending: boolean;
  /** The record being edited. */
  edit: string | null;
  /** The record whose own records are shown. */
  of: string | null;
  /** The state to which a list is narrowed. */
  state: string | null;
}

type Move = (change: Partial<Place>, options?: { replace?: boolean }) => void;

/** Where staff are on a screen, and a way to another place; what is as usual is left out of the address. */
export function usePlace(): [Place, Move] {
  const [params, setParams] = useSearchParams();
  const move = useCallback<Move>(
    (change, options) => {
      setParams((now) => write(now, change), options);
    },
    [setParams],
  );
  const place: Place = {
    page: Math.max(1, Number(params.get('page')) || 1),
    search: params.get('search') ?? '',
    sort: params.get('sort'),
    descending: params.has('descending'),
    edit: params.get('edit'),
    of: params.get('of'),
    state: params.get('state'),
  };
  return [place, move];
}

function write(now: URLSearchParams, change: Partial<Place>): URLSearchParams {
  const params = new URLSearchParams(now);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '' || value === false || value === 1) params.delete(name);
    else params.set(name, String(value));
  }
  return params;
}
