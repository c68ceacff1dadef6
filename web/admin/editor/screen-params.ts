import { useCallback } from 'react';
import { createPath, useLocation, type Blocker, type Path } from 'react-router-dom';
import type { Publication } from '../../../schema/documents/admin/graphql.ts';
import { truncateSearch } from '../../data/text.ts';
import { pageNumber } from '../../ui/page-number.ts';
import { currentLocation, useRouter } from '../../ui/router-context.ts';

/** The search parameters of a screen: the state of its list and the record being edited. */
export interface ScreenParams {
  page: number;
  search: string;
  sort: string | null;
  descending: boolean;
  /** Id of the record being edited. */
  edit: string | null;
  parentId: string | null;
  /** The state filter of the list. */
  state: string | null;
  /** The state of publication of the listed records. */
  publication: Publication | null;
}

type Move = (change: Partial<ScreenParams>, options?: { replace?: boolean }) => void;

type BlockedNavigation = Extract<Blocker, { state: 'blocked' }>;

/** Returns a function that reads the current blocked navigation, which rendered state may not contain yet. */
export function useBlockedNavigation(): () => BlockedNavigation | undefined {
  const router = useRouter();
  return () =>
    [...router.state.blockers.values()].find((one): one is BlockedNavigation => one.state === 'blocked');
}

/** Changes the search parameters of a URL. */
type Rewrite = (change: (params: URLSearchParams) => void, options?: { replace?: boolean }) => void;

/** Returns the search string of the screen and a function that changes it. */
export function useSearchString(): [search: string, rewrite: Rewrite] {
  const { pathname, search } = useLocation();
  const router = useRouter();
  const rewrite = useCallback<Rewrite>(
    (change, options) => {
      const now = currentLocation(router); // a delayed change must not undo a navigation
      if (now.pathname !== pathname) return;
      const params = new URLSearchParams(now.search);
      change(params);
      void router.navigate(createPath({ pathname, search: `?${params.toString()}` }), options);
    },
    [router, pathname],
  );
  return [search, rewrite];
}

/** Returns the parameters of the screen and a function that changes them; defaults are omitted from the URL. */
export function useScreenParams(): [ScreenParams, Move] {
  const [search, rewrite] = useSearchString();
  const move = useCallback<Move>(
    (change, options) => rewrite((params) => writeScreenParams(params, change), options),
    [rewrite],
  );
  return [parseScreenParams(search), move];
}

/** The search parameter of the parent record. */
const PARENT = 'of';

const PUBLICATIONS: readonly Publication[] = ['DRAFT', 'PUBLISHED', 'SCHEDULED', 'ARCHIVED'];

export function parseScreenParams(search: string): ScreenParams {
  const params = new URLSearchParams(search);
  return {
    page: pageNumber(params),
    search: truncateSearch(params.get('search') ?? ''),
    sort: params.get('sort'),
    descending: params.has('descending'),
    edit: params.get('edit'),
    parentId: params.get(PARENT),
    state: params.get('state'),
    publication: PUBLICATIONS.find((one) => one === params.get('publication')) ?? null,
  };
}

/** The name of the form that is open on a screen; it does not depend on paging and searching. */
export const formName = (
  pathname: string,
  { edit, parentId }: Pick<ScreenParams, 'edit' | 'parentId'>,
): string => (edit ? `${pathname} ${edit}` : `${pathname} new ${parentId ?? ''}`);

/** Returns the URL at which a form of this name is open: the inverse of `formName`. */
export function formUrl(form: string): Pick<Path, 'pathname' | 'search'> {
  const [pathname = '', ...rest] = form.split(' ');
  const isNew = rest[0] === 'new' && rest.length > 1;
  const [name, value] = isNew ? [PARENT, rest[1]] : ['edit', rest[0]];
  return { pathname, search: value ? `?${new URLSearchParams({ [name]: value }).toString()}` : '' };
}

/** The name of the form that is open at a URL. */
export const formNameAt = ({ pathname, search }: Pick<Path, 'pathname' | 'search'>): string =>
  formName(pathname, parseScreenParams(search));

/** Writes changes of the parameters of a screen; defaults are omitted. */
export function writeScreenParams(params: URLSearchParams, change: Partial<ScreenParams>): void {
  for (const [key, value] of Object.entries(change)) {
    const name = key === 'parentId' ? PARENT : key;
    if (value === null || value === '' || value === false || value === 1) params.delete(name);
    else params.set(name, String(value));
  }
}
