import { useMatches } from 'react-router-dom';
import type { PageDescriptor } from '../../page-descriptor.ts';

/** Returns the descriptor of the current page; undefined if no page matches. */
export const usePageDescriptor = () => useMatches().at(-1)?.handle as PageDescriptor | undefined;
