import type { DocumentNode, GraphQLFormattedError } from 'graphql';

/*
 * What the server and the code of the pages have agreed on: how a page asks the API, how it is asked for, and what it
 * is when it is made. Written by hand, unlike what else is here.
 */

/** A query, or something to be done, on its way to the API. */
export interface Operation {
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** The key of the press of a button that it comes from: what is to be done is done once by it. */
  press?: string;
  /** Ends the request when its answer is no longer wanted. */
  signal?: AbortSignal;
}

/** What the API says to it. */
export interface Reply {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/** Has the API answer, over the network or inside the process; rejects when nobody does. */
export type Execute = (operation: Operation) => Promise<Reply>;

/** Finds the files that browsers load for a page, by the source files it is made of. */
export interface Assets {
  /** Elements for its style and fonts. */
  styles(files: readonly string[]): string;
  /** Elements for its scripts. */
  scripts(files: readonly string[]): string;
}

/** A page asked for. */
export interface PageRequest {
  /** Path and query as asked. */
  url: string;
  /** Scheme and host under which visitors know the site, such as `https://example.com`; empty when not known. */
  origin: string;
  /** Words of a form sent to the page, urlencoded. */
  form?: string;
  execute: Execute;
  assets: Assets;
  /** Waits, once all is there, until the process may be kept busy with rendering it. */
  turn?: () => Promise<void>;
  /** Takes note of what went wrong, which the page does not tell. */
  report: (error: unknown) => void;
}

/** A page as it is sent; with a `location` among its headers it is a way to another. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Whether a part of what it is to show could not be had. */
  partial?: boolean;
}

/** What programs read of the site, asked for by its path. */
export interface FeedRequest {
  path: string;
  /** Scheme and host under which visitors know the site. */
  origin: string;
  execute: Execute;
}

/** Something that programs read, as it is sent. */
export interface Feed {
  type: string;
  text: string;
}

/** What the code of the pages offers to the server. */
export interface Entry {
  /** Renders a page; what goes wrong on the way becomes a page too. */
  render(request: PageRequest): Promise<RenderedPage>;
  /** Makes what programs read of the site; nothing when there is none at the path. */
  feed(request: FeedRequest): Promise<Feed | null>;
  /** Whether the staff panel has a screen at a path. */
  knowsPanel(path: string): boolean | Promise<boolean>;
  /** The address of a page in its one spelling, which says all that the page depends on. */
  addressOf(url: string): string;
}
