import type { CollectionContext } from './collections/graphql/context.ts';
import type { PictureContext } from './pictures/picture-urls.ts';
import type { Services } from './services.ts';
import type { AuthorContext } from './staff/author.ts';
import type { Browser } from './staff/device-cookie.ts';

/** The GraphQL context of a request: the services, the client, its stores and its loaders. */
export interface Context extends CollectionContext, AuthorContext, PictureContext {
  services: Services;
  ip: string;
  /** The device cookie of the client; undefined for pages, which are rendered for a visitor without a browser. */
  browser?: Browser | undefined;
}
