import { randomBytes } from 'node:crypto';
import { InvalidInput } from '../errors.ts';
import { limits } from '../limits.ts';
import { message } from '../messages.ts';

/** OWASP's minimum for Argon2id: 19 MiB and two passes, which take a few hundredths of a second. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a random password with the same cost. It is verified when an account does not exist, so that the response takes as long. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$1r1TEnA3nUxN/WtF5JLukA$nW1vPcIQFS6yfuL8DioqMJWIh4LIHrYY+E1Vd0+xAT4';

/** NIST SP 800-63B asks for a minimum length and a list of common passwords, and for no other rules. */
const MIN_LENGTH = 12;
const MAX_LENGTH = 200;
/** Maximum length of a password that is verified, in UTF-16 code units. A character has up to 8 of them before NFKC normalization. */
const MAX_VERIFIED_LENGTH = 8 * MAX_LENGTH;

const load = () => import('@node-rs/argon2');
let loaded: ReturnType<typeof load> | undefined;
/** Loads argon2 lazily to keep the start short. */
const argon2 = () => (loaded ??= load());

/** Normalizes a password, so that composed and decomposed letters are equal. */
const normalize = (password: string) => password.normalize('NFKC');

/** Hashes a password by Argon2id with a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return limits.knownPasswords.run(() => hash(normalize(password), COST));
}

/**
 * Verifies a password. Without a hash the result is false after the same time. Throws `Busy` when too many passwords from unknown
 * browsers wait.
 */
export async function isPassword(
  hash: string | null | undefined,
  password: string,
  isKnown = false,
): Promise<boolean> {
  // No account has such a long password. The empty one is verified instead, so that the response takes the usual time.
  if (password.length > MAX_VERIFIED_LENGTH) return isPassword(undefined, '', isKnown);
  const { verify } = await argon2();
  const limit = isKnown ? limits.knownPasswords : limits.passwords;
  const matches = await limit.run(() => verify(hash ?? DUMMY_HASH, normalize(password)));
  return matches && typeof hash === 'string';
}

/** Throws `InvalidInput` for the field when a new password is too short, too long, or common. */
export async function requireValidPassword(password: string, field = 'password'): Promise<void> {
  const characters = Array.from(normalize(password));
  if (characters.length < MIN_LENGTH || characters.length > MAX_LENGTH)
    throw new InvalidInput({ [field]: message('PASSWORD_LENGTH', { min: MIN_LENGTH, max: MAX_LENGTH }) });
  if (await isCommon(characters.slice(0, MAX_ESTIMATED).join('')))
    throw new InvalidInput({
      [field]: message('PASSWORD_COMMON'),
    });
}

/** Length of the beginning of a password in which common ones are found; the time grows with it. */
const MAX_ESTIMATED = 40;
/** Passwords that are guessed within a million attempts have a score of 0 or 1. */
const MIN_SCORE = 2;

const loadEstimator = async () => {
  const [{ zxcvbn, zxcvbnOptions }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  zxcvbnOptions.setOptions({ dictionary, graphs });
  return zxcvbn;
};
let estimator: ReturnType<typeof loadEstimator> | undefined;

/** True for common passwords and simple variations of them. */
async function isCommon(password: string): Promise<boolean> {
  const estimate = await (estimator ??= loadEstimator());
  return estimate(password).score < MIN_SCORE;
}

/** Without i, l, o and u, which are misread or form words. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Generates a password of 100 random bits in four groups of five characters. */
export function generatePassword(): string {
  const letters = [...randomBytes(20)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return letters.replace(/(.{5})(?=.)/g, '$1-');
}
