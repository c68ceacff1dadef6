import { In, IsNull, type DataSource, type Repository } from 'typeorm';
import type { StoreParts } from '../collections/writing/store-parts.ts';
import { Conflict, InvalidInput, NotFound, NotSignedIn } from '../errors.ts';
import { requireEmail, toEmail, type Credentials } from './credentials.ts';
import { Devices } from './devices.ts';
import { hashPassword, isPassword, makePassword, requireGoodPassword } from './password.ts';
import { Sessions, type HandedToken } from './sessions.ts';
import { Staff, StaffSession } from './staff.ts';
import type { SignedIn } from './token.ts';
import type { StatementReader, StatementWriter } from '../database/statement.ts';

export type { SignedIn };

const UNKNOWN = 'There is no account with this address.';
const FIRST_EMAIL = 'admin@marsa.example';

/** What is shown of an account: all but its password's hash. */
const SHOWN = { id: true, email: true, createdAt: true, updatedAt: true, disabledAt: true };

const ADD = {
  name: 'staff-add',
  text: 'insert into staff (email, password_hash) values ($1, $2) on conflict (email) do nothing returning id',
};

/** What the accounts need of the services; `app.ts` hands it over. */
interface AccountsParts {
  dataSource: DataSource;
  database: StatementReader & StatementWriter & Pick<StoreParts, 'transaction'>;
  /** Signs the tokens. */
  secret: string;
  /** The database's error as a refusal where it means one. */
  translate: (error: unknown) => unknown;
  now?: () => Date;
}

/** A sign-in that succeeded. */
export interface SignIn extends HandedToken {
  staff: Staff;
}

/** The first account as it is to be told once; the password only when it was made here. */
interface FirstAccount {
  email: string;
  password?: string;
}

/** The accounts of the staff, and the sign-ins that stand. */
export class Accounts {
  /** What browsers are known by in which somebody signed in before. */
  readonly devices: Devices;
  readonly #sessions: Sessions;

  constructor(private readonly parts: AccountsParts) {
    const now = parts.now ?? (() => new Date());
    this.#sessions = new Sessions(parts.database, parts.secret, now);
    this.devices = new Devices(parts.secret, now);
  }

  /**
   * Throws the same `NotSignedIn`, after the same time, for a wrong password and for an unknown address; `Busy` when
   * strangers try more passwords than can be looked at soon, for whom `known` says is none.
   */
  async signIn(email: string, password: string, known = false): Promise<SignIn> {
    const staff = await this.byEmail(email);
    const right = await isPassword(staff?.passwordHash, password, known);
    const handed = staff && right ? await this.#sessions.start(staff) : null;
    if (!staff || !handed) throw new NotSignedIn('Invalid email or password.');
    return { ...handed, staff };
  }

  /** Whom a request's Authorization header speaks for, or null. */
  staffOf(authorization: string | undefined): Promise<SignedIn | null> {
    return this.#sessions.of(authorization);
  }

  /** Ends this session alone. */
  signOut(signedIn: SignedIn): Promise<void> {
    return this.#sessions.end(signedIn);
  }

  /** The account of that number, or null. */
  get(id: number): Promise<Staff | null> {
    return this.reach(this.stored.findOneBy({ id }));
  }

  /** The accounts of those numbers, without their passwords' hashes. */
  byIds(ids: readonly number[]): Promise<Staff[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.reach(this.stored.find({ select: SHOWN, where: { id: In(ids) } }));
  }

  /** Every account by address, without its password's hash. */
  list(): Promise<Staff[]> {
    return this.reach(this.stored.find({ select: SHOWN, order: { email: 'asc' } }));
  }

  /** Address of the account that was first, of those there are. */
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

  /** Sets one's own password and ends every session of that person. Throws `InvalidInput`. */
  async changePassword({ staffId }: SignedIn, current: string, next: string): Promise<void> {
    requireGoodPassword(next, 'newPassword');
    const staff = await this.get(staffId);
    const changed =
      staff &&
      (await isPassword(staff.passwordHash, current, true)) &&
      (await this.replacePassword({ id: staffId, passwordHash: staff.passwordHash }, next));
    if (!changed) throw new InvalidInput({ currentPassword: 'The current password is not right.' });
  }

  /** Sets anyone's password and ends every session of that person. Throws `NotFound`, `InvalidInput`. */
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

  /** Ends an account's sign-ins, and all that stand, at once. Throws `NotFound`; `Conflict` for the last enabled one. */
  async disable(email: string): Promise<void> {
    const address = requireEmail(email);
    await this.reach(
      this.parts.database.transaction(async (em) => {
        // Held until the end, so that of two who disable each other's account one is refused.
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

  /** Lets an account sign in again, with the password it had. Throws `NotFound`. */
  async enable(email: string): Promise<void> {
    const { affected } = await this.reach(
      this.stored.update({ email: requireEmail(email) }, { disabledAt: null }),
    );
    if (!affected) throw new NotFound(UNKNOWN);
  }

  /**
   * Adds an account if there is none at all, with a password made here unless one is given; else gives null. It is told
   * before it is kept: whenever this process is killed, there is no account whose password nobody knows.
   */
  async ensureFirst(
    { email = FIRST_EMAIL, password }: Partial<Credentials>,
    tell: (first: FirstAccount) => void = () => {},
  ): Promise<FirstAccount | null> {
    if (await this.reach(this.stored.exists())) return null;
    const made = password ?? makePassword();
    const address = requireEmail(email);
    requireGoodPassword(made);
    const passwordHash = await hashPassword(made);
    const first = password === undefined ? { email: address, password: made } : { email: address };
    return this.reach(
      this.parts.database.transaction(async (em) => {
        const added = await em.query<unknown[]>(ADD.text, [address, passwordHash]);
        if (added.length === 0) return null; // another process was faster
        tell(first);
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
        // A statement of its own, to see the session of a sign-in that held the account until a moment ago.
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

/** Opens the accounts that are stored in a database. */
export function openAccounts(parts: AccountsParts): Accounts {
  return new Accounts(parts);
}
