import { In, IsNull, Not, type DataSource, type EntityManager, type Repository } from 'typeorm';
import type { Page } from '../collections/queries/page.ts';
import { cleanText, isMissingValue } from '../../schema/text.ts';
import type { Queryable, StatementWriter, Transactions } from '../database/statement.ts';
import { Conflict, InvalidInput, NotFound, NotSignedIn } from '../errors.ts';
import { Role } from '../policies.ts';
import { requireEmail, toEmail, type Credentials } from './credentials.ts';
import { Devices } from './devices.ts';
import { Encryption } from './encryption.ts';
import { hashPassword, isPassword, generatePassword, requireValidPassword } from './password.ts';
import { SecondFactor } from './second-factor.ts';
import { SignedTokens } from '../signed-tokens.ts';
import { Sessions, type IssuedToken, type SignedIn } from './sessions.ts';
import { Staff, StaffSession } from './staff.ts';
import { message } from '../messages.ts';

const FIRST_EMAIL = 'admin@marsa.example';
const MAX_NAME_LENGTH = 100;
/** Maximum stored length of a `User-Agent`. */
const MAX_DEVICE_LENGTH = 300;

/** $1 email address, $2 password hash, $3 role, $4 name. Returns no row if the address has an account. */
const ADD =
  'insert into staff (email, password_hash, role, name) values ($1, $2, $3, $4) on conflict (email) do nothing returning id';

/** Dependencies of `Accounts`. */
interface AccountsOptions {
  dataSource: DataSource;
  database: Queryable & StatementWriter & Transactions;
  /** Secret for signing tokens and encrypting secrets of second factors. */
  secret: string;
  now?: () => Date;
}

type AccountKey = { id: number } | { email: string };

/** Runs in the transaction that changes an account, after the change. */
type AfterChange = (em: EntityManager, staff: Staff) => Promise<void>;

export interface SignIn extends IssuedToken {
  staff: Staff;
}

/** The first account, with its password when the server generated it. */
interface FirstAccount {
  email: string;
  password?: string;
}

export class Accounts {
  /** Recognizes the browsers in which an account has signed in before. */
  readonly devices: Devices;
  readonly secondFactor: SecondFactor;
  readonly #sessions: Sessions;

  constructor(private readonly options: AccountsOptions) {
    const now = options.now ?? (() => new Date());
    const tokens = new SignedTokens(options.secret, now);
    this.#sessions = new Sessions(options.database, tokens, now);
    this.devices = new Devices(tokens, now);
    this.secondFactor = new SecondFactor(options.database, new Encryption(options.secret), now);
  }

  /**
   * Verifies a password and starts a session. For a wrong password and for an unknown address it throws the same `NotSignedIn` after the
   * same time. Throws `SecondFactorRequired` if the password is right and the account needs a code. Throws `Busy` when too many passwords from unknown browsers wait to be verified.
   * @param isKnown true for a browser in which the account has signed in before; these have a queue of their own
   * @param device the `User-Agent` of the client
   * @param code of the second factor, if the account has one
   */
  async signIn(
    email: string,
    password: string,
    { isKnown = false, device = '', code = '' } = {},
  ): Promise<SignIn> {
    const staff = await this.findByEmail(email);
    const isCorrect = await isPassword(staff?.passwordHash, password, isKnown);
    if (staff && isCorrect && !staff.disabledAt) await this.secondFactor.verify(staff, code);
    const issued =
      staff && isCorrect ? await this.#sessions.start(staff, device.slice(0, MAX_DEVICE_LENGTH)) : null;
    if (!staff || !issued) throw new NotSignedIn(message('WRONG_CREDENTIALS'));
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
    return this.repository.findOneBy({ id });
  }

  byIds(ids: readonly number[]): Promise<Staff[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.repository.findBy({ id: In(ids) });
  }

  /** All accounts ordered by address. */
  list(): Promise<Staff[]> {
    return this.repository.find({ order: { email: 'asc' } });
  }

  /** A page of accounts ordered by address; a page beyond the end is the last. */
  async page({ page, limit }: { page: number; limit: number }): Promise<Page<Staff>> {
    const total = await this.repository.count();
    const totalPages = Math.max(1, Math.ceil(total / limit));
    const actual = Math.min(Math.max(1, page), totalPages);
    const order = { email: 'asc' } as const;
    const options = { order, skip: (actual - 1) * limit, take: limit };
    return {
      items: await this.repository.find(options),
      page: actual,
      limit,
      total,
      totalPages,
    };
  }

  /** The id of the enabled account with an address; 0 if there is none. */
  async findId(email: string): Promise<number> {
    const staff = await this.findByEmail(email);
    return staff && !staff.disabledAt ? staff.id : 0;
  }

  /** The enabled account with an address. Throws `NotFound`. */
  async getEnabled(email: string): Promise<Staff> {
    const staff = await this.findByEmail(email);
    if (!staff || staff.disabledAt) throw new NotFound(message('UNKNOWN_OR_DISABLED_EMAIL'));
    return staff;
  }

  /**
   * Adds an account without a password. Throws `Conflict`, `InvalidInput`.
   * @param afterInsert runs in the transaction that adds the account
   */
  async invite<T>(
    { email, name, role }: Pick<Staff, 'email' | 'name' | 'role'>,
    afterInsert: (em: EntityManager, staff: Staff) => Promise<T>,
  ): Promise<{ staff: Staff; result: T }> {
    return this.#insert(
      { email: requireEmail(email), passwordHash: null, role, name: requireName(name) },
      afterInsert,
    );
  }

  /** Changes name and role. Throws `NotFound`, `InvalidInput`, and `Conflict` if it demotes the last administrator. */
  async update(
    account: AccountKey,
    { name, role }: { name?: string; role?: Role },
    afterChange?: AfterChange,
  ): Promise<Staff> {
    const changes = { ...(name !== undefined && { name: requireName(name) }), ...(role && { role }) };
    const change = async (em: EntityManager, { id }: Staff) => {
      if (role && role !== Role.ADMINISTRATOR) await requireOtherAdministrator(em, id);
      if (Object.keys(changes).length > 0) await em.update(Staff, { id }, changes);
    };
    return this.#change(account, change, afterChange);
  }

  /** The sessions of an account, newest first. */
  sessionsOf(staffId: number): Promise<StaffSession[]> {
    return this.#sessions.list(staffId);
  }

  /** Ends a session of an account. Throws `NotFound`. */
  async endSession(staffId: number, sessionId: string): Promise<void> {
    if (!(await this.#sessions.endOf(staffId, sessionId))) throw new NotFound(message('SESSION_ENDED'));
  }

  /** The address of the oldest enabled account. Throws `NotFound` when there is none. */
  async firstAddress(): Promise<string> {
    const [first] = await this.repository.find({
      select: { email: true },
      where: { disabledAt: IsNull() },
      order: { id: 'asc' },
      take: 1,
    });
    if (!first) throw new NotFound(message('NO_ACCOUNTS'));
    return first.email;
  }

  /** Changes the password of the signed-in account and ends all of its sessions. Throws `InvalidInput`. */
  async changePassword(
    { staffId }: SignedIn,
    { current, next }: { current: string; next: string },
    afterChange?: AfterChange,
  ): Promise<void> {
    await requireValidPassword(next, 'newPassword');
    const staff = await this.get(staffId);
    const changed =
      staff &&
      (await isPassword(staff.passwordHash, current, true)) &&
      staff.passwordHash !== null &&
      (await this.replacePassword(staff, next, { current: staff.passwordHash, afterChange }));
    if (!changed) throw new InvalidInput({ currentPassword: message('WRONG_PASSWORD') });
  }

  /** Sets the password of an account and ends all of its sessions. Throws `NotFound`, `InvalidInput`. */
  async setPassword(email: string, password: string, afterChange?: AfterChange): Promise<void> {
    await requireValidPassword(password);
    const staff = await this.findByEmail(email);
    const changed = staff && (await this.replacePassword(staff, password, { afterChange }));
    if (!changed) throw new NotFound(message('UNKNOWN_EMAIL'));
  }

  /** Adds an account, by default an administrator. Throws `Conflict`, `InvalidInput`. */
  async add(
    email: string,
    password: string,
    { name = '', role = Role.ADMINISTRATOR } = {},
    afterInsert: AfterChange = async () => {},
  ): Promise<void> {
    const address = requireEmail(email);
    const validName = name && requireName(name);
    await requireValidPassword(password);
    const passwordHash = await hashPassword(password);
    await this.#insert({ email: address, passwordHash, role, name: validName }, afterInsert);
  }

  /** Disables an account and ends its sessions. Throws `NotFound`, and `Conflict` for the last administrator. */
  disable(account: AccountKey, afterChange?: AfterChange): Promise<Staff> {
    const change = async (em: EntityManager, { id, disabledAt }: Staff) => {
      if (disabledAt) return;
      await requireOtherAdministrator(em, id);
      await em.update(Staff, { id }, { disabledAt: new Date() });
      await em.delete(StaffSession, { staffId: id });
      await em.query('delete from staff_links where staff_id = $1', [id]);
    };
    return this.#change(account, change, afterChange);
  }

  /** Enables a disabled account with its previous password. Throws `NotFound`. */
  enable(account: AccountKey, afterChange?: AfterChange): Promise<Staff> {
    const change = async (em: EntityManager, { id }: Staff) => {
      await em.update(Staff, { id }, { disabledAt: null });
    };
    return this.#change(account, change, afterChange);
  }

  /** Inserts an account in a transaction. Throws `Conflict`. */
  #insert<T>(
    { email, passwordHash, role, name }: Pick<Staff, 'email' | 'passwordHash' | 'role' | 'name'>,
    afterInsert: (em: EntityManager, staff: Staff) => Promise<T>,
  ): Promise<{ staff: Staff; result: T }> {
    return this.options.database.transaction(async (em) => {
      const [added] = await em.query<{ id: number }[]>(ADD, [email, passwordHash, role, name]);
      if (!added) throw new Conflict(message('EMAIL_TAKEN'));
      const staff = await em.findOneByOrFail(Staff, { id: added.id });
      return { staff, result: await afterInsert(em, staff) };
    });
  }

  /** Changes an account in a transaction. Returns the account after the change. Throws `NotFound`. */
  #change(
    account: AccountKey,
    change: (em: EntityManager, staff: Staff) => Promise<void>,
    afterChange?: AfterChange,
  ): Promise<Staff> {
    const where = 'email' in account ? { email: requireEmail(account.email) } : account;
    return this.options.database.transaction(async (em) => {
      const staff = await em.findOneBy(Staff, where);
      if (!staff) throw new NotFound(message('email' in account ? 'UNKNOWN_EMAIL' : 'UNKNOWN_ACCOUNT'));
      await change(em, staff);
      const changed = await em.findOneByOrFail(Staff, { id: staff.id });
      await afterChange?.(em, changed);
      return changed;
    });
  }

  /**
   * Adds the first account, an administrator, with a generated password unless one is passed. Returns null when an account exists. Calls `onCreated`,
   * which prints the password, before the commit: no account is stored without its password having been printed.
   */
  async ensureFirst(
    { email = FIRST_EMAIL, password }: Partial<Credentials>,
    onCreated: (first: FirstAccount) => void = () => {},
  ): Promise<FirstAccount | null> {
    if (await this.repository.exists()) return null;
    const address = requireEmail(email);
    // The setting may be shorter than the passwords that people set, and its length is checked with the other settings.
    const initialPassword = password ?? generatePassword();
    const passwordHash = await hashPassword(initialPassword);
    const first: FirstAccount = { email: address };
    if (password === undefined) first.password = initialPassword;
    return this.options.database.transaction(async (em) => {
      const added = await em.query<unknown[]>(ADD, [address, passwordHash, Role.ADMINISTRATOR, '']);
      if (added.length === 0) return null; // another process has added the first account
      onCreated(first);
      return first;
    });
  }

  private get repository(): Repository<Staff> {
    return this.options.dataSource.getRepository(Staff);
  }

  private async findByEmail(text: string): Promise<Staff | null> {
    const email = toEmail(text);
    return email === null ? null : this.repository.findOneBy({ email });
  }

  /**
   * Sets the password and ends all sessions. Returns false if the account no longer exists, or no longer has the password hash
   * `current`, if that is given.
   */
  private async replacePassword(
    staff: Staff,
    password: string,
    { current, afterChange }: { current?: string; afterChange: AfterChange | undefined },
  ): Promise<boolean> {
    const passwordHash = await hashPassword(password);
    const account = { id: staff.id, ...(current !== undefined && { passwordHash: current }) };
    return this.options.database.transaction(async (em) => {
      const { affected } = await em.update(Staff, account, { passwordHash });
      if (!affected) return false;
      // A separate statement also sees the session of a sign-in that has just released its lock on the account.
      await em.delete(StaffSession, { staffId: staff.id });
      await afterChange?.(em, staff);
      return true;
    });
  }
}

/**
 * Throws `Conflict` if the account is the only administrator that can sign in. Locks all of them, so that two administrators cannot
 * disable or demote each other at the same time.
 */
async function requireOtherAdministrator(em: EntityManager, id: number): Promise<void> {
  const administrators = await em.find(Staff, {
    where: { role: Role.ADMINISTRATOR, disabledAt: IsNull(), passwordHash: Not(IsNull()) },
    order: { id: 'asc' },
    lock: { mode: 'pessimistic_write' },
  });
  if (administrators.length === 1 && administrators[0]!.id === id)
    throw new Conflict(message('LAST_ADMINISTRATOR'));
}

/** Validates the name of a person. Throws `InvalidInput`. */
function requireName(text: string): string {
  const name = cleanText(text);
  if (name === '') throw new InvalidInput({ name: message('REQUIRED', { label: 'Name' }) });
  if (isMissingValue(name))
    throw new InvalidInput({ name: message('MISSING_VALUE_WORD', { label: 'Name', value: name }) });
  if (name.length > MAX_NAME_LENGTH)
    throw new InvalidInput({ name: message('NAME_TOO_LONG', { label: 'Name', max: MAX_NAME_LENGTH }) });
  return name;
}
