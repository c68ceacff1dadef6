import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouterContextProvider } from 'react-router-dom';
import { pageNumber } from './ui/page-number.ts';

/** The code of a page, loaded when the page is visited. Title, description and canonical URL are set by its component. */
export interface PageModule {
  Component: ComponentType;
  loader?: LoaderFunction<RouterContextProvider>;
  /** Accepts a form of the page, on the server without JavaScript. */
  action?: ActionFunction<RouterContextProvider>;
}

/** Returns the canonical value of a query parameter; null if the parameter is missing, invalid or the default. */
type QueryParameter = (search: URLSearchParams, name: string) => string | null;

/** What the router, the sitemap and canonical URLs know of a page before its code is loaded. */
export interface PageDescriptor {
  /** The canonical path (spec §2). Matching ignores case and a trailing slash. */
  path: string;
  /** Other paths of the page. */
  aliases?: readonly string[];
  /** Imports the code of the page. */
  load: () => Promise<PageModule>;
  /** The query parameters that the page reads, or a function that returns the whole canonical query string. */
  query?: Readonly<Record<string, QueryParameter>> | ((search: URLSearchParams) => string);
  /** True if the parameter in `path` is written in lower case. */
  isLowerCase?: boolean;
  /** The footer of the page, if it is not the usual one. */
  footer?: 'selling';
  /** False if search engines must not index the page. Paths with a parameter are listed by `feeds/feed.ts`. */
  sitemap?: false;
}

/** The number of a page of a list; the first page is the default. */
export const pageParameter: QueryParameter = (search) => {
  const number = pageNumber(search);
  return number === 1 ? null : String(number);
};

/** Any text. */
export const textParameter: QueryParameter = (search, name) => search.get(name)?.trim() || null;

/** True if it is present, whatever its value. */
export const flagParameter: QueryParameter = (search, name) => (search.has(name) ? '1' : null);

/** One of a few values, of which the first is the default. */
export const choiceParameter =
  ([, ...others]: readonly string[]): QueryParameter =>
  (search, name) =>
    others.find((other) => other === search.get(name)) ?? null;
