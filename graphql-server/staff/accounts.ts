import { In, IsNull, type DataSource, type Repository } from 'typeorm';
import type { StoreParts } from '../collections/writing/store-parts.ts';
import { Conflict, InvalidInput, NotFound, NotSignedIn } from '../errors.ts';
import { requireEmail, toEmail, type Credentials } from './credentials.ts';
import { Devices } from './devices.ts';
import { hashPassword, isPassword, generatePassword, requireGoodPassword } from './password.ts';
import { Sessions, type IssuedToken } from './sessions.ts';
import { Staff, StaffSession } from './staff.ts';
import type { SignedIn } from './token.ts';
import type { StatementReader, StatementWriter } from '../database/statement.ts';

export type { SignedIn };

const UNKNOWN = 'There is no account with this address.';
const FIRST_EMAIL = 'admin@marsa.example';

/** The columns that leave this module: all but the password hash. */
const SHOWN = { id: true, email: true, createdAt: true, updatedAt: true, disabledAt: true };

const ADD = {
  name: 'staff-add',
  text: 'insert into staff (email, password_hash) values ($1, $2) on conflict (email) do nothing returning id',
};

/** Dependencies of `Accounts`. */
interface AccountsParts {
  dataSource: DataSource;
  database: StatementReader & StatementWriter & Pick<StoreParts, 'transaction'>;
  /** Signs the tokens. */
  secret: string;
  /** Maps a database error to an `AppError` where there is one for it. */
  translate: (error: unknown) => unknown;
  now?: () => Date;
}

/** The result of a successful sign-in. */
export interface SignIn extends IssuedToken {
  staff: Staff;
}

/** The first account, with its password when the server generated it. */
interface FirstAccount {
  email: string;
  password?: string;
}

/** Staff accounts and their sessions. */
export class Accounts {
  /** Recognizes browsers in which an account has signed in before. */
  readonly devices: Devices;
  readonly #sessions: Sessions;

  constructor(private readonly parts: AccountsParts) {
    const now = parts.now ?? (() => new Date());
    this.#sessions = new Sessions(parts.database, parts.secret, now);
    this.devices = new Devices(parts.secret, now);
  }

  /**
   * Throws the same `NotSignedIn`, after the same time, for a wrong password and for an unknown address. Throws `Busy` when too many
   * passwords from unknown browsers wait to be verified; `known` browsers have a queue of their own.
   */
  async signIn(email: string, password: string, known = false): Promise<SignIn> {
    const staff = await this.byEmail(email);
    const right = await isPassword(staff?.passwordHash, password, known);
    const issued = staff && right ? await this.#sessions.start(staff) : null;
    if (!staff || !issued) throw new NotSignedIn('Invalid email or password.');
    return { ...issued, staff };
  }

  /** Authenticates the Authorization header of a request; null when it has no valid token. */
  staffOf(authorization: string | undefined): Promise<SignedIn | null> {
    return this.#sessions.of(authorization);
  }

  /** Ends this session; other sessions of the account stay valid. */
  signOut(signedIn: SignedIn): Promise<void> {
    return this.#sessions.end(signedIn);
  }

  /** Finds an account by id. */
  get(id: number): Promise<Staff | null> {
    return this.reach(this.stored.findOneBy({ id }));
  }

  /** Finds accounts by id, without password hashes. */
  byIds(ids: readonly number[]): Promise<Staff[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.reach(this.stored.find({ select: SHOWN, where: { id: In(ids) } }));
  }

  /** All accounts ordered by address, without password hashes. */
  list(): Promise<Staff[]> {
    return this.reach(this.stored.find({ select: SHOWN, order: { email: 'asc' } }));
  }

  /** The address of the oldest enabled account. Throws `NotFound` when there is none. */
  async firstAddress(): Promise<string> {
    const [first] = await this.reach(
      this.stored.find({
        select: { email: true },
        where: { disabledAt: IsNull() },
        order: { id: 'asc' },
        take: 1,
      }),
    );
    if (!first) throw new NotFound('There is no account.');
    return first.email;
  }

  /** Changes the password of the signed-in account and ends all of its sessions. Throws `InvalidInput`. */
  async changePassword({ staffId }: SignedIn, current: string, next: string): Promise<void> {
    requireGoodPassword(next, 'newPassword');
    const staff = await this.get(staffId);
    const changed =
      staff &&
      (await isPassword(staff.passwordHash, current, true)) &&
      (await this.replacePassword({ id: staffId, passwordHash: staff.passwordHash }, next));
    if (!changed) throw new InvalidInput({ currentPassword: 'The current password is not right.' });
  }

  /** Sets the password of an account and ends all of its sessions. Throws `NotFound`, `InvalidInput`. */
  async setPassword(email: string, password: string): Promise<void> {
    requireGoodPassword(password);
    const staff = await this.byEmail(email);
    const changed = staff && (await this.replacePassword({ id: staff.id }, password));
    if (!changed) throw new NotFound(UNKNOWN);
  }

  /** Adds an account. Throws `Conflict`, `InvalidInput`. */
  async add(email: string, password: string): Promise<void> {
    if (!(await this.insert({ email, password }))) {
      throw new Conflict('There is an account with this address already.');
    }
  }

  /** Disables an account and ends its sessions. Throws `NotFound`, and `Conflict` for the last enabled account. */
  async disable(email: string): Promise<void> {
    const address = requireEmail(email);
    await this.reach(
      this.parts.database.transaction(async (em) => {
        // The lock makes one of two requests fail that disable each other's account.
        const enabled = await em.find(Staff, {
          where: { disabledAt: IsNull() },
          order: { id: 'asc' },
          lock: { mode: 'pessimistic_write' },
        });
        const staff = enabled.find((each) => each.email === address);
        if (!staff) {
          if (await em.existsBy(Staff, { email: address })) return;
          throw new NotFound(UNKNOWN);
        }
        if (enabled.length === 1) throw new Conflict('This is the last account that can sign in.');
        await em.update(Staff, { id: staff.id }, { disabledAt: new Date() });
        await em.delete(StaffSession, { staffId: staff.id });
      }),
    );
  }

  /** Enables a disabled account with its previous password. Throws `NotFound`. */
  async enable(email: string): Promise<void> {
    const { affected } = await this.reach(
      this.stored.update({ email: requireEmail(email) }, { disabledAt: null }),
    );
    if (!affected) throw new NotFound(UNKNOWN);
  }

  /**
   * Adds the first account, with a generated password unless one is passed; returns null when an account exists. Calls `onCreated`
   * before the commit: a process that is killed at any time does not store an account whose password was never printed.
   */
  async ensureFirst(
    { email = FIRST_EMAIL, password }: Partial<Credentials>,
    onCreated: (first: FirstAccount) => void = () => {},
  ): Promise<FirstAccount | null> {
    if (await this.reach(this.stored.exists())) return null;
    const made = password ?? generatePassword();
    const address = requireEmail(email);
    requireGoodPassword(made);
    const passwordHash = await hashPassword(made);
    const first = password === undefined ? { email: address, password: made } : { email: address };
    return this.reach(
      this.parts.database.transaction(async (em) => {
        const added = await em.query<unknown[]>(ADD.text, [address, passwordHash]);
        if (added.length === 0) return null; // another process was faster
        onCreated(first);
        return first;
      }),
    );
  }

  private get stored(): Repository<Staff> {
    return this.parts.dataSource.getRepository(Staff);
  }

  private async insert({ email, password }: Credentials): Promise<boolean> {
    const address = requireEmail(email);
    requireGoodPassword(password);
    const added = await this.parts.database.write(ADD, [address, await hashPassword(password)]);
    return added.length > 0;
  }

  private async byEmail(text: string): Promise<Staff | null> {
    const email = toEmail(text);
    return email === null ? null : this.reach(this.stored.findOneBy({ email }));
  }

  private async replacePassword(
    which: { id: number; passwordHash?: string },
    password: string,
  ): Promise<boolean> {
    const passwordHash = await hashPassword(password);
    return this.reach(
      this.parts.database.transaction(async (em) => {
        const { affected } = await em.update(Staff, which, { passwordHash });
        // A separate statement also sees the session of a sign-in that has just released its lock on the account.
        if (affected) await em.delete(StaffSession, { staffId: which.id });
        return Boolean(affected);
      }),
    );
  }

  private async reach<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      throw this.parts.translate(error);
    }
  }
}

/** Creates the service for the accounts in a database. */
export function openAccounts(parts: AccountsParts): Accounts {
  return new Accounts(parts);
}
