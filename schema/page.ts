import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { GraphQLFormattedError } from 'graphql';

/*
 * The interface between the server and the server-rendered site: how pages call the API, and how the server renders them.
 * Written by hand, unlike the generated files of this folder.
 */

/** The text of a GraphQL operation of the build, with the types of its result and its variables. */
export type TypedOperation<Data, Variables> = string & DocumentTypeDecoration<Data, Variables>;

/** A GraphQL operation. */
export interface Operation {
  /** The text of an operation of the build. */
  document: string;
  variables: Record<string, unknown>;
  /** The idempotency key of a mutation. */
  idempotencyKey?: string;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/** The response of the API. */
export interface Reply {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/** Executes an operation over the network or inside the process; rejects without a response. */
export type Execute = (operation: Operation) => Promise<Reply>;

/** Finds the built files of a page by its source files. */
export interface Assets {
  /** Elements that load its styles and fonts. */
  styles(files: readonly string[]): string;
  /** Elements that load its scripts. */
  scripts(files: readonly string[]): string;
}

/** A request to render a page. */
export interface PageRequest {
  /** Path and query of the request. */
  url: string;
  /** Scheme and host under which visitors know the site, such as `https://example.com`; empty when not known. */
  origin: string;
  /** Set if the page is a preview, or one that says why there is none. */
  preview?: { state: 'open'; expiresAt: Date } | { state: 'expired' | 'invalid' };
  /** The urlencoded body of a form that was submitted to the page. */
  form?: string;
  execute: Execute;
  assets: Assets;
  /** Logs an error that the page does not show. */
  report: (error: unknown) => void;
}

/** A rendered page; with a `location` header it is a redirect. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** True if some data of the page could not be loaded. */
  partial?: boolean;
}

/** A request for a sitemap or a feed. */
export interface FeedRequest {
  path: string;
  /** Scheme and host under which visitors know the site. */
  origin: string;
  execute: Execute;
}

/** A sitemap or a feed. */
export interface Feed {
  type: string;
  text: string;
}

/** The exports of the server build of the site. */
export interface Entry {
  /** Renders a page, or an error page after an error. */
  render(request: PageRequest): Promise<RenderedPage>;
  /** Creates a sitemap or a feed; null if the path has none. */
  feed(request: FeedRequest): Promise<Feed | null>;
  /** True if the staff panel has a screen at a path. */
  hasPanelScreen(path: string): boolean | Promise<boolean>;
  /** Returns the canonical URL of a page, which contains everything that the page depends on. */
  getCanonicalUrl(url: string): string;
}
