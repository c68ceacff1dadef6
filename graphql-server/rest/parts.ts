import type { IdempotencyKey } from '../collections/writing/idempotency.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../policies.ts';
import type { Stores } from '../collections/stores.ts';
import type { PictureSource } from '../pictures/picture.ts';
import type { Upload } from '../pictures/upload.ts';
import type { HomeSearch } from '../search/home-search.ts';
import type { SignedIn } from '../staff/sessions.ts';
import type { FullLists } from './responses.ts';

/** What the REST API needs of the application. */
export interface RestParts {
  /** Reads records for visitors. */
  reading: Stores;
  /** Reads lists that are sent in parts, on connections of their own. */
  lists: Pick<Stores, 'reader'>;
  /** Stores that write in the name of the actor. */
  storesFor(writer: Actor): Stores;
  fullLists: FullLists;
  search: HomeSearch;
  /** An uploaded picture, processed only when the store reads it. */
  receive(upload: Upload): PictureSource;
  /** The account of an `Authorization` header; null without a valid token. */
  staffOf(authorization: string | undefined): Promise<SignedIn | null>;
  /** Signs in with the credentials of a request. Throws `InvalidInput`, `NotSignedIn`, `TooMany`. */
  signIn(
    request: FastifyRequest,
    credentials: { email?: unknown; password?: unknown; code?: unknown },
  ): Promise<{ token: string; expiresAt: Date }>;
  /** Ends this session only. */
  signOut(staff: SignedIn): Promise<void>;
  /** Stores a visitor's message. Throws `InvalidInput`, and `TooMany` over the rate limit of the address. */
  receiveMessage(ip: string, values: object, idempotencyKey: IdempotencyKey | undefined): Promise<void>;
}
