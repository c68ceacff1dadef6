import type { Press } from '../collections/writing/press.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../policies.ts';
import type { Stores } from '../collections/stores.ts';
import type { PictureSource } from '../pictures/picture.ts';
import type { Upload } from '../pictures/upload.ts';
import type { HomeSearch } from '../search/home-search.ts';
import type { SignedIn } from '../staff/accounts.ts';
import type { WholeLists } from './responses.ts';

/** What the REST door needs of the services; `app.ts` hands it over. */
export interface RestParts {
  /** Reads records for visitors. */
  reading: Stores;
  /** Reads lists that are sent in parts, on connections of their own. */
  lists: Stores;
  /** For what is written, in the name of whoever writes it. */
  storesFor(writer: Actor): Stores;
  wholeLists: WholeLists;
  search: HomeSearch;
  /** A picture on its way in, checked only when the store asks for it. */
  receive(upload: Upload): PictureSource;
  /** Whose token came with the request, or null for none or a bad one. */
  staffOf(authorization: string | undefined): Promise<SignedIn | null>;
  /** Signs in by what a request brought. Throws `InvalidInput`, `NotSignedIn`, `TooMany`. */
  signIn(
    request: FastifyRequest,
    email: unknown,
    password: unknown,
  ): Promise<{ token: string; expiresAt: Date }>;
  /** Ends that session alone. */
  signOut(staff: SignedIn): Promise<void>;
  /** Takes in a visitor's message. Throws `InvalidInput`, and `TooMany` when an address has sent too many. */
  receiveMessage(ip: string, values: object, press: Press | undefined): Promise<void>;
}
