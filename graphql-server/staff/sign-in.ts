import { NotSignedIn } from '../errors.ts';
import type { Accounts, SignedIn, SignIn } from './accounts.ts';
import { requireCredentials } from './credentials.ts';
import type { Browser } from './device-cookie.ts';
import type { RateLimits } from './rate-limits.ts';
import { requireGoodPassword } from './password.ts';

/** What either door knows of whoever tries a password. */
export interface SignInAttempt {
  accounts: Accounts;
  limits: RateLimits;
  /** The address the request came from. */
  ip: string;
  /** The browser it came from, which may be known. */
  browser?: Browser | undefined;
}

/** Signs in by what a request brought. Throws `InvalidInput`, `TooMany`, `NotSignedIn`, `Busy`. */
export async function signInFrom(
  { accounts, limits, ip, browser }: SignInAttempt,
  words: { email?: unknown; password?: unknown },
): Promise<SignIn> {
  const { email, password } = requireCredentials(words);
  const known = await accounts.devices.knownFor(email, browser?.note);
  const attempt = { ip, account: email, known };
  await limits.signIn(attempt);
  const signIn = await accounts.signIn(email, password, known !== null);
  await limits.signedIn(attempt);
  if (browser) {
    const { note, seconds } = await accounts.devices.note(email, browser.note);
    browser.keep(note, seconds);
  }
  return signIn;
}

/** Changes one's own password; a wrong current one counts, as a try of whoever has this sign-in. */
export async function changePasswordFrom(
  { accounts, limits, ip }: SignInAttempt,
  signedIn: SignedIn,
  { current, next }: { current: string; next: string },
): Promise<void> {
  requireGoodPassword(next, 'newPassword');
  const staff = await accounts.get(signedIn.staffId);
  if (!staff) throw new NotSignedIn();
  const attempt = { ip, account: staff.email, known: signedIn.sessionId };
  await limits.signIn(attempt);
  await accounts.changePassword(signedIn, current, next);
  await limits.signedIn(attempt);
}
