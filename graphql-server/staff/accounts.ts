import { In, IsNull, type DataSource, type Repository } from 'typeorm';
import type { StoreParts } from '../collections/writing/store-parts.ts';
import type { StatementReader, StatementWriter } from '../database/statement.ts';
import { Conflict, InvalidInput, NotFound, NotSignedIn } from '../errors.ts';
import { Role } from '../policies.ts';
import { requireEmail, toEmail, type Credentials } from './credentials.ts';
import { Devices } from './devices.ts';
import { hashPassword, isPassword, generatePassword, requireValidPassword } from './password.ts';
import { Sessions, type IssuedToken } from './sessions.ts';
import { Staff, StaffSession } from './staff.ts';
import type { SignedIn } from './token.ts';

const UNKNOWN = 'There is no account with this address.';
const FIRST_EMAIL = 'admin@marsa.example';

/** All columns except the password hash. */
const PUBLIC_COLUMNS = {
  id: true,
  email: true,
  role: true,
  createdAt: true,
  updatedAt: true,
  disabledAt: true,
};

/** $1 email address, $2 password hash, $3 role. Returns no row if the address has an account. */
const ADD = {
  name: 'staff-add',
  text: 'insert into staff (email, password_hash, role) values ($1, $2, $3) on conflict (email) do nothing returning id',
};

/** Dependencies of `Accounts`. */
interface AccountsParts {
  dataSource: DataSource;
  database: StatementReader & StatementWriter & Pick<StoreParts, 'transaction'>;
  /** Secret for signing tokens. */
  secret: string;
  /** Converts a database error to an `AppError`, or returns it unchanged. */
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
  /** Recognizes the browsers in which an account has signed in before. */
  readonly devices: Devices;
  readonly #sessions: Sessions;

  constructor(private readonly parts: AccountsParts) {
    const now = parts.now ?? (() => new Date());
    this.#sessions = new Sessions(parts.database, parts.secret, now);
    this.devices = new Devices(parts.secret, now);
  }

  /**
   * Verifies a password and starts a session. For a wrong password and for an unknown address it throws the same `NotSignedIn` after the
   * same time. Throws `Busy` when too many passwords from unknown browsers wait to be verified.
   * @param isKnown true for a browser in which the account has signed in before; these have a queue of their own
   */
  async signIn(email: string, password: string, isKnown = false): Promise<SignIn> {
    const staff = await this.findByEmail(email);
    const isCorrect = await isPassword(staff?.passwordHash, password, isKnown);
    const issued = staff && isCorrect ? await this.#sessions.start(staff) : null;
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
    return this.translateErrors(this.repository.findOneBy({ id }));
  }

  /** Finds accounts by id, without password hashes. */
  byIds(ids: readonly number[]): Promise<Staff[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.translateErrors(this.repository.find({ select: PUBLIC_COLUMNS, where: { id: In(ids) } }));
  }

  /** All accounts ordered by address, without password hashes. */
  list(): Promise<Staff[]> {
    return this.translateErrors(this.repository.find({ select: PUBLIC_COLUMNS, order: { email: 'asc' } }));
  }

  /** The address of the oldest enabled account. Throws `NotFound` when there is none. */
  async firstAddress(): Promise<string> {
    const [first] = await this.translateErrors(
      this.repository.find({
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
    requireValidPassword(next, 'newPassword');
    const staff = await this.get(staffId);
    const changed =
      staff &&
      (await isPassword(staff.passwordHash, current, true)) &&
      (await this.replacePassword({ id: staffId, passwordHash: staff.passwordHash }, next));
    if (!changed) throw new InvalidInput({ currentPassword: 'The current password is not right.' });
  }

  /** Sets the password of an account and ends all of its sessions. Throws `NotFound`, `InvalidInput`. */
  async setPassword(email: string, password: string): Promise<void> {
    requireValidPassword(password);
    const staff = await this.findByEmail(email);
    const changed = staff && (await this.replacePassword({ id: staff.id }, password));
    if (!changed) throw new NotFound(UNKNOWN);
  }

  /** Adds an account, by default an administrator. Throws `Conflict`, `InvalidInput`. */
  async add(email: string, password: string, role = Role.ADMINISTRATOR): Promise<void> {
    const address = requireEmail(email);
    requireValidPassword(password);
    const added = await this.parts.database.write(ADD, [address, await hashPassword(password), role]);
    if (added.length === 0) throw new Conflict('There is an account with this address already.');
  }

  /** Disables an account and ends its sessions. Throws `NotFound`, and `Conflict` for the last enabled account. */
  async disable(email: string): Promise<void> {
    const address = requireEmail(email);
    await this.translateErrors(
      this.parts.database.transaction(async (em) => {
        // Locks all enabled accounts, so that two requests at the same time cannot disable the last two.
        const enabled = await em.find(Staff, {
          where: { disabledAt: IsNull() },
          order: { id: 'asc' },
          lock: { mode: 'pessimistic_write' },
        });
        const staff = enabled.find((account) => account.email === address);
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
    const { affected } = await this.translateErrors(
      this.repository.update({ email: requireEmail(email) }, { disabledAt: null }),
    );
    if (!affected) throw new NotFound(UNKNOWN);
  }

  /**
   * Adds the first account, an administrator, with a generated password unless one is passed. Returns null when an account exists. Calls `onCreated`,
   * which prints the password, before the commit: no account is stored without its password having been printed.
   */
  async ensureFirst(
    { email = FIRST_EMAIL, password }: Partial<Credentials>,
    onCreated: (first: FirstAccount) => void = () => {},
  ): Promise<FirstAccount | null> {
    if (await this.translateErrors(this.repository.exists())) return null;
    const address = requireEmail(email);
    const initialPassword = password ?? generatePassword();
    requireValidPassword(initialPassword);
    const passwordHash = await hashPassword(initialPassword);
    const first: FirstAccount = { email: address };
    if (password === undefined) first.password = initialPassword;
    return this.translateErrors(
      this.parts.database.transaction(async (em) => {
        const added = await em.query<unknown[]>(ADD.text, [address, passwordHash, Role.ADMINISTRATOR]);
        if (added.length === 0) return null; // another process has added the first account
        onCreated(first);
        return first;
      }),
    );
  }

  private get repository(): Repository<Staff> {
    return this.parts.dataSource.getRepository(Staff);
  }

  private async findByEmail(text: string): Promise<Staff | null> {
    const email = toEmail(text);
    return email === null ? null : this.translateErrors(this.repository.findOneBy({ email }));
  }

  /** Sets the password and ends all sessions, if the account still exists and still has the given password hash, if any. */
  private async replacePassword(
    account: { id: number; passwordHash?: string },
    password: string,
  ): Promise<boolean> {
    const passwordHash = await hashPassword(password);
    return this.translateErrors(
      this.parts.database.transaction(async (em) => {
        const { affected } = await em.update(Staff, account, { passwordHash });
        // A separate statement also sees the session of a sign-in that has just released its lock on the account.
        if (affected) await em.delete(StaffSession, { staffId: account.id });
        return Boolean(affected);
      }),
    );
  }

  private async translateErrors<T>(result: Promise<T>): Promise<T> {
    try {
      return await result;
    } catch (error) {
      throw this.parts.translate(error);
    }
  }
}

/** Creates the service for the accounts in a database. */
export function openAccounts(parts: AccountsParts): Accounts {
  return new Accounts(parts);
}
