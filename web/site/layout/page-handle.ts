import { useMatches } from 'react-router-dom';

/** What a page may tell the layout it stands in, exported by its file as `handle`. */
export interface PageHandle {
  /** The foot it stands on, when it is not the usual one. */
  footer?: 'selling';
}

/** What the page one is at tells the layout. */
export const usePageHandle = (): PageHandle => (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
