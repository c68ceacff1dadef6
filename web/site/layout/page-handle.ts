import { useMatches } from 'react-router-dom';

/** What the layout is to know of a page, given where the page has its address. */
export interface PageHandle {
  /** The foot it stands on, when it is not the usual one. */
  footer?: 'selling';
}

/** What the page one is at tells the layout. */
export const usePageHandle = (): PageHandle => (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
