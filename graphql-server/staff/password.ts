import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { Busy, InvalidInput } from '../errors.ts';

/** What OWASP asks of Argon2id at least: 19 MiB and two passes, a few hundredths of a second a try. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash under the same cost, of a password that nobody knows. */
const OF_NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$1r1TEnA3nUxN/WtF5JLukA$nW1vPcIQFS6yfuL8DioqMJWIh4LIHrYY+E1Vd0+xAT4';

const SHORTEST = 10;
const LONGEST = 200;
/** Longest password that is compared, in UTF-16 units: an emoji of 200 characters has up to 8 of them each before NFKC. */
const LONGEST_LOOKED_AT = 8 * LONGEST;

/**
 * A storm of tries takes no more memory and threads than one of them; whoever is known here, or sets a password,
 * has a turn of his own.
 */
const strangers = pLimit(1);
const known = pLimit(1);
/** Most strangers that are here at once, the one who is looked at among them: the last waits a second or two. */
const MOST_STRANGERS = 41;

const load = () => import('@node-rs/argon2');
let loaded: ReturnType<typeof load> | undefined;
/** Loaded when the first password comes, so that a start does not wait for it. */
const argon2 = () => (loaded ??= load());

/** A password is the same however a keyboard composes its letters. */
const composed = (password: string) => password.normalize('NFKC');

/** What is stored in a password's place: Argon2id with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return known(() => hash(composed(password), COST));
}

/**
 * Whether it is the password behind a hash; without a hash it is not, and takes as long to say so. Throws `Busy` when too
 * many strangers wait already.
 */
export async function isPassword(
  hash: string | undefined,
  password: string,
  isKnown = false,
): Promise<boolean> {
  // Nobody has one so long. It is still looked at, as the empty one, so that the refusal takes its usual time.
  if (password.length > LONGEST_LOOKED_AT) return isPassword(undefined, '', isKnown);
  const { verify } = await argon2();
  const turns = isKnown ? known : strangers;
  // Nothing is awaited between counting them and joining them.
  if (!isKnown && turns.activeCount + turns.pendingCount >= MOST_STRANGERS) throw new Busy();
  const right = await turns(() => verify(hash ?? OF_NOBODY, composed(password)));
  return right && hash !== undefined;
}

/** Throws `InvalidInput`, naming the field, unless a new password is long enough to be hard to guess. */
export function requireGoodPassword(password: string, field = 'password'): void {
  const length = Array.from(composed(password)).length;
  if (length >= SHORTEST && length <= LONGEST) return;
  throw new InvalidInput({ [field]: `A password has ${SHORTEST} to ${LONGEST} characters.` });
}

/** No i, l, o or u: nothing to misread, and fewer words by accident. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new password of 100 random bits, in four groups that can be read out. */
export function makePassword(): string {
  const letters = [...randomBytes(20)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return letters.replace(/(.{5})(?=.)/g, '$1-');
}
