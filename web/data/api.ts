import { createContext, use } from 'react';
import { createQueryCache, type QueryCache, type Known } from './query-cache.ts';
import type { Execute } from '../../schema/page.ts';

/** The API as pages have it: what it has answered, and the way to have something done. */
export interface Api {
  cache: QueryCache;
  execute: Execute;
}

/** The API at the other end of `execute`, as far as it is known already. */
export const createApi = (execute: Execute, known?: Known): Api => ({
  cache: createQueryCache(execute, known),
  execute,
});

const Given = createContext<Api | null>(null);

/** Hands the API to all pages. */
export const ApiProvider = Given.Provider;

/** The API that the page one is in was given. */
export function useApi(): Api {
  const api = use(Given);
  if (!api) throw new Error('A page needs the API.');
  return api;
}
