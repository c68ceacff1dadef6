import { use } from 'react';
import type { To } from 'react-router-dom';
import { CanonicalUrlContext, useCanonicalUrl } from './canonical-url.ts';

/**
 * Returns a function that creates the URL with another value of a parameter and keeps the other parameters; null removes it.
 * `at` is the id of the section to scroll to.
 */
export function useParameterLink(name: string, at = ''): (value: string | null) => To {
  const { pathname, search } = useCanonicalUrl();
  const canonicalUrl = use(CanonicalUrlContext);
  return (value) => {
    const parameters = new URLSearchParams(search);
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
    const [, query = ''] = canonicalUrl(`${pathname}?${parameters.toString()}`).split('?');
    return { pathname, search: query, hash: at };
  };
}
