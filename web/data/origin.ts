import { createContext, use } from 'react';

/** The public origin of the site, such as `https://example.com`. */
export const Origin = createContext('');

/** Returns the absolute URL of a path. */
export const useAbsoluteUrl = (path: string): string => `${use(Origin)}${path}`;
