import { use } from 'react';
import type { To } from 'react-router-dom';
import { CanonicalUrlContext, useCanonicalUrl } from './canonical-url.ts';

/**
 * Returns a function that creates the URL with another value of a parameter and keeps the other parameters; null removes it.
 * `at` is the id of the section to scroll to.
 */
export function useChoice(name: string, at = ''): (value: string | null) => To {
  const { pathname, search } = useCanonicalUrl();
  const spelled = use(CanonicalUrlContext);
  return (value) => {
    const chosen = new URLSearchParams(search);
    if (value === null) chosen.delete(name);
    else chosen.set(name, value);
    const [, words = ''] = spelled(`${pathname}?${chosen.toString()}`).split('?');
    return { pathname, search: words, hash: at };
  };
}
