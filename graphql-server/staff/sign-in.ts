import { NotSignedIn } from '../errors.ts';
import type { Accounts, SignedIn, SignIn } from './accounts.ts';
import { requireCredentials } from './credentials.ts';
import type { Limits } from './limits.ts';
import { requireGoodPassword } from './password.ts';

/** What either door knows of whoever tries a password. */
export interface Door {
  accounts: Accounts;
  limits: Limits;
  /** The address the request came from. */
  ip: string;
}

/** Signs in by what a request brought. Throws `InvalidInput`, `TooMany`, `NotSignedIn`. */
export async function signInFrom(
  { accounts, limits, ip }: Door,
  words: { email?: unknown; password?: unknown },
): Promise<SignIn> {
  const { email, password } = requireCredentials(words);
  await limits.signIn(ip, email);
  const signIn = await accounts.signIn(email, password);
  await limits.signedIn(ip, email);
  return signIn;
}

/** Changes one's own password; a wrong current one counts as a wrong try to sign in. */
export async function changePasswordFrom(
  { accounts, limits, ip }: Door,
  signedIn: SignedIn,
  { current, next }: { current: string; next: string },
): Promise<void> {
  requireGoodPassword(next, 'newPassword');
  const staff = await accounts.get(signedIn.staffId);
  if (!staff) throw new NotSignedIn();
  await limits.signIn(ip, staff.email);
  await accounts.changePassword(signedIn, current, next);
  await limits.signedIn(ip, staff.email);
}
