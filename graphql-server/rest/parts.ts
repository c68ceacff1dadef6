import type { Stores } from '../collections/stores.ts';
import type { PictureSource } from '../pictures/picture.ts';
import type { SignedIn } from '../staff/accounts.ts';

/** What the REST door needs of the house; `app.ts` hands it over. */
export interface RestParts {
  stores: Stores;
  /** A picture on its way in, checked only when the store asks for it. */
  receive(bytes: Buffer): PictureSource;
  /** Whose token came with the request, or null for none or a bad one. */
  staffOf(authorization: string | undefined): Promise<SignedIn | null>;
  /** Throws `NotSignedIn` for a wrong password or an unknown address, `TooMany` after too many tries. */
  signIn(ip: string, email: string, password: string): Promise<{ token: string; expiresAt: Date }>;
  /** Ends that session alone. */
  signOut(staff: SignedIn): Promise<void>;
  /** Throws `TooMany` when an address has sent too many messages. */
  contactLimit(ip: string): Promise<void>;
}
