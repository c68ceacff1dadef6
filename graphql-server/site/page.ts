import type { DocumentNode, ExecutionResult } from 'graphql';

interface Query {
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** The key of the press of a button that it comes from. */
  press?: string;
}

/** Answers a query that a page asks. */
export type Execute = (query: Query) => Promise<ExecutionResult>;

/** Answers a query on behalf of a visitor, known by the address he comes from. */
export type Ask = (query: Query, ip: string) => Promise<ExecutionResult>;

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
  /** Scheme and host under which visitors know the site. */
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

/** Renders a page; what goes wrong on the way becomes a page too. */
export type Render = (request: PageRequest) => Promise<RenderedPage>;

/** What programs read of the site, asked for by its path. */
export interface FeedRequest {
  path: string;
  /** Scheme and host under which visitors know the site. */
  origin: string;
  execute: Execute;
}

/** Makes what programs read of the site; nothing when there is none at the path. */
export type TellFeed = (request: FeedRequest) => Promise<{ type: string; text: string } | null>;

/** Whether the staff panel has a screen at a path. */
export type KnowsPanel = (path: string) => boolean | Promise<boolean>;

/** What the code of the pages offers to the server. */
export interface Entry {
  render: Render;
  feed: TellFeed;
  knowsPanel: KnowsPanel;
  /** The address of a page in its one spelling, which says all that the page depends on. */
  addressOf: (url: string) => string;
}
