import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Queryable, StatementWriter } from '../database/statement.ts';
import { Conflict, InvalidInput, NotSignedIn, SecondFactorRequired } from '../errors.ts';
import type { Role } from '../policies.ts';
import type { Encryption } from './encryption.ts';
import type { Staff } from './staff.ts';
import { message } from '../messages.ts';

const PERIOD_SECONDS = 30;
/** Periods before and after the current one whose code is accepted, because clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;

/** $1 account, $2 encrypted secret. Replaces a secret that has not been confirmed. */
const PREPARE = `update staff set totp_secret = $2, totp_step = null where id = $1 and second_factor_at is null returning id`;
/** $1 account, $2 encrypted secret, $3 step of the code, $4 digests of recovery codes, $5 now. */
const ENABLE = `update staff set second_factor_at = $5, totp_step = $3, recovery_codes = $4
    where id = $1 and totp_secret = $2 and second_factor_at is null returning id`;
/** $1 account. */
const REMOVE = `update staff set totp_secret = null, second_factor_at = null, totp_step = null, recovery_codes = '{}'
    where id = $1 returning id`;
/** $1 account, $2 encrypted secret, $3 step of the code. Returns no row if a code of this step or a later one was used. */
const USE_CODE = `update staff set totp_step = $3 where id = $1 and totp_secret = $2 and totp_step < $3 returning id`;
/** $1 account, $2 digest of the recovery code. */
const USE_RECOVERY_CODE = `update staff set recovery_codes = array_remove(recovery_codes, $2)
    where id = $1 and $2 = any(recovery_codes) returning id`;
const READ_ROLES = 'select role from second_factor_roles order by role';
/** $1 roles. */
const SET_ROLES = `with removed as (delete from second_factor_roles where role <> all($1::text[]))
    insert into second_factor_roles (role) select unnest($1::text[]) on conflict do nothing`;

export interface PreparedSecondFactor {
  /** In base 32, for typing. */
  secret: string;
  /** The `otpauth:` address that the QR code contains. */
  uri: string;
}

/** The second factor of accounts: codes of an authenticator app (RFC 6238), or recovery codes; each is accepted once. */
export class SecondFactor {
  constructor(
    private readonly database: Queryable & StatementWriter,
    private readonly encryption: Encryption,
    private readonly now: () => Date,
  ) {}

  /**
   * Creates a secret, which is in force once `enable` has confirmed it. The app shows it by the name of the issuer. Throws `Conflict` if the
   * account has a second factor.
   */
  async prepare({ id, email }: Staff, issuer: string): Promise<PreparedSecondFactor> {
    const totp = totpOf(new Secret({ size: 20 }).base32, { label: email, issuer });
    const prepared = await this.database.write(PREPARE, [id, this.encryption.encrypt(totp.secret.base32)]);
    if (prepared.length === 0) throw new Conflict(message('SECOND_FACTOR_EXISTS'));
    return { secret: totp.secret.base32, uri: totp.toString() };
  }

  /** Confirms the prepared secret by a code of the app. Returns the recovery codes, of which only digests are stored. Throws `InvalidInput`. */
  async enable({ id, totpSecret }: Staff, code: string): Promise<string[]> {
    const secret = totpSecret === null ? null : this.encryption.decrypt(totpSecret);
    const step = secret === null ? null : this.#stepOf(secret, code);
    const codes = Array.from({ length: RECOVERY_CODES }, generateRecoveryCode);
    const enabled =
      step !== null &&
      (await this.database.write(ENABLE, [id, totpSecret, step, codes.map(digestOf), this.now()])).length > 0;
    if (!enabled) throw new InvalidInput({ code: message('WRONG_SECOND_FACTOR_CODE') });
    return codes;
  }

  /** Removes the second factor of an account. Returns false if there is no such account. */
  async remove(id: number): Promise<boolean> {
    return (await this.database.write(REMOVE, [id])).length > 0;
  }

  /**
   * Uses up a code of the app or a recovery code, if the account has a second factor. Throws `SecondFactorRequired` without a code, and
   * `NotSignedIn` for a wrong one.
   */
  async verify({ id, totpSecret, secondFactorAt }: Staff, code: string): Promise<void> {
    if (!secondFactorAt || totpSecret === null) return;
    if (code.trim() === '') throw new SecondFactorRequired();
    const secret = this.encryption.decrypt(totpSecret);
    const step = secret === null ? null : this.#stepOf(secret, code);
    const used =
      step === null
        ? await this.database.write(USE_RECOVERY_CODE, [id, digestOf(code)])
        : await this.database.write(USE_CODE, [id, totpSecret, step]);
    if (used.length === 0)
      throw new NotSignedIn(
        message(secret === null ? 'SECOND_FACTOR_OF_OTHER_SECRET' : 'WRONG_SECOND_FACTOR_CODE'),
      );
  }

  /** The roles whose accounts must have a second factor. */
  async roles(): Promise<Role[]> {
    return (await this.database.query<{ role: Role }>(READ_ROLES)).map(({ role }) => role);
  }

  async setRoles(roles: readonly Role[]): Promise<void> {
    await this.database.write(SET_ROLES, [roles]);
  }

  /** The period in which the app shows a code; null if the code is wrong. */
  #stepOf(secret: string, code: string): number | null {
    const timestamp = this.now().getTime();
    const delta = totpOf(secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: WINDOW });
    return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  }
}

const totpOf = (secret: string, names: { label?: string; issuer?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** A code of 80 random bits in four groups. */
function generateRecoveryCode(): string {
  return randomBytes(10)
    .toString('hex')
    .replace(/(.{5})(?=.)/g, '$1-');
}

/** Ignores case, spaces and hyphens, as people type. */
function digestOf(code: string): string {
  return createHash('sha256').update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('hex');
}
