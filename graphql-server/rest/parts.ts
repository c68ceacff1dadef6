import type { Press } from '../collections/writing/press.ts';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../collections/declaring/viewer.ts';
import type { Stores } from '../collections/stores.ts';
import type { PictureSource } from '../pictures/picture.ts';
import type { Parcel } from '../pictures/upload.ts';
import type { Search } from '../search/wish.ts';
import type { SignedIn } from '../staff/accounts.ts';
import type { WholeLists } from './whole-list.ts';

/** What is read by. */
interface Reads {
  /** For what is given as one answer. */
  reading: Stores;
  /** For lists that are longer than that, read while they are given out. */
  lists: Stores;
}

/** What the REST door needs of the services; `app.ts` hands it over. */
export interface RestParts extends Reads {
  /** For what is written, in the name of whoever writes it. */
  storesFor(writer: Viewer): Stores;
  /** For whoever comes with a token, though he is told what visitors are: the newest there is, whoever wrote it. */
  newest: Reads;
  wholeLists: WholeLists;
  search: Search;
  /** A picture on its way in, checked only when the store asks for it. */
  receive(parcel: Parcel): PictureSource;
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
