import { use } from 'react';
import type { To } from 'react-router-dom';
import { CanonicalUrlContext, useCanonicalUrl } from './canonical-url.ts';

/**
 * Gives the address at which something on the page is chosen by its name, whatever else is chosen there; null is what is
 * shown without a choice. `at` is the id of the part of the page that it concerns.
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
