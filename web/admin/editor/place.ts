import { use, useCallback } from 'react';
import { createPath, useLocation, type Blocker, type Path } from 'react-router-dom';
import { searchable } from '../../data/searchable.ts';
import { pageNumber } from '../../ui/page-number.ts';
import { TheRouter, whereIs } from '../../ui/where.ts';

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

type Held = Extract<Blocker, { state: 'blocked' }>;

/** Tells who is held back from leaving by now, if anybody is: what is drawn may be behind. */
export function useHeld(): () => Held | undefined {
  const router = use(TheRouter);
  return () => [...router!.state.blockers.values()].find((one): one is Held => one.state === 'blocked');
}

/** Changes the words that stand after the question mark of an address. */
type Rewrite = (change: (words: URLSearchParams) => void, options?: { replace?: boolean }) => void;

/** What stands after the question mark of the screen's address, and a way to change it. */
export function useAddress(): [search: string, rewrite: Rewrite] {
  const { pathname, search } = useLocation();
  const router = use(TheRouter);
  const rewrite = useCallback<Rewrite>(
    (change, options) => {
      const now = whereIs(router!); // a late word must not undo an earlier step
      if (now.pathname !== pathname) return;
      const words = new URLSearchParams(now.search);
      change(words);
      void router!.navigate(createPath({ pathname, search: `?${words.toString()}` }), options);
    },
    [router, pathname],
  );
  return [search, rewrite];
}

/** Where staff are on a screen, and a way to another place of it; what is as usual is left out of the address. */
export function usePlace(): [Place, Move] {
  const [search, rewrite] = useAddress();
  const move = useCallback<Move>(
    (change, options) => rewrite((words) => write(words, change), options),
    [rewrite],
  );
  return [placeAt(search), move];
}

/** The place that the end of an address names. */
export function placeAt(search: string): Place {
  const params = new URLSearchParams(search);
  return {
    page: pageNumber(params),
    search: searchable(params.get('search') ?? ''),
    sort: params.get('sort'),
    descending: params.has('descending'),
    edit: params.get('edit'),
    of: params.get('of'),
    state: params.get('state'),
  };
}

/** The name of the form that is open at a place of a screen; paging and searching leave it open. */
export const formAt = (pathname: string, { edit, of }: Pick<Place, 'edit' | 'of'>): string =>
  edit ? `${pathname} ${edit}` : `${pathname} new ${of ?? ''}`;

/** Returns the address at which a form of this name is open: the inverse of `formAt`. */
export function addressOfForm(form: string): Pick<Path, 'pathname' | 'search'> {
  const [pathname = '', ...rest] = form.split(' ');
  const isNew = rest[0] === 'new' && rest.length > 1;
  const [name, value] = isNew ? ['of', rest[1]] : ['edit', rest[0]];
  return { pathname, search: value ? `?${new URLSearchParams({ [name]: value }).toString()}` : '' };
}

/** The name of the form that is open at an address. */
export const formOf = ({ pathname, search }: Pick<Path, 'pathname' | 'search'>): string =>
  formAt(pathname, placeAt(search));

function write(words: URLSearchParams, change: Partial<Place>): void {
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '' || value === false || value === 1) words.delete(name);
    else words.set(name, String(value));
  }
}
