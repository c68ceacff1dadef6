import { createContext, use } from 'react';

/** Where the site is known to the world, such as `https://example.com`. */
export const Origin = createContext('');

/** A path as an address that holds outside the site too. */
export const useAddress = (path: string): string => `${use(Origin)}${path}`;
