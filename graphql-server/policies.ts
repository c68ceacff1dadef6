import { Authorized, type ResolverData } from 'type-graphql';
import { NotSignedIn } from './errors.ts';

/** A visitor, the server itself (jobs, seed, commands), or a member of staff. */
export type Actor = 'visitor' | 'server' | { staffId: number };

/** Roles in the tables below. The server itself may do everything. */
type Role = 'public' | 'staff';

const EVERYONE: readonly Role[] = ['public', 'staff'];
const STAFF: readonly Role[] = ['staff'];

/** The roles that may perform an operation with the records of a collection. */
const RECORDS = {
  read: EVERYONE,
  /** Conditions in the panel's lists, such as missing facts. */
  filter: STAFF,
  /** The account that changed a record last. */
  readAuthor: STAFF,
  readVersions: STAFF,
  create: STAFF,
  update: STAFF,
  delete: STAFF,
  restore: STAFF,
  purge: STAFF,
  reorder: STAFF,
  duplicate: STAFF,
  import: STAFF,
  /** Puts a record back to one of its versions. */
  revert: STAFF,
  /** Sets the state of an enquiry. */
  mark: STAFF,
  export: STAFF,
} satisfies Record<string, readonly Role[]>;

/** The roles that may perform an operation without a collection. */
const SITE = {
  upload: STAFF,
  /** Reads facts from texts and writes texts from facts. */
  readFacts: STAFF,
  readDashboard: STAFF,
  /** The trash of all collections. Restoring or purging a record also requires that operation with the record. */
  manageTrash: STAFF,
  /** Notices, processes and checks on the screen Operation. */
  operate: STAFF,
  changePassword: STAFF,
  signOut: STAFF,
} satisfies Record<string, readonly Role[]>;

/** Overrides of `RECORDS` for single collections, by the collection's plural name. */
const COLLECTIONS: Record<string, Partial<Record<RecordOperation, readonly Role[]>>> = {
  contactMessages: { read: STAFF, create: EVERYONE },
};

export type RecordOperation = keyof typeof RECORDS;
type SiteOperation = keyof typeof SITE;

/** An operation, with the collection if it is an operation with records. */
export type Policy =
  [operation: SiteOperation] | [operation: RecordOperation, collection: { names: { many: string } }];

/** True if the actor may perform the operation. */
export function isAllowed(actor: Actor, ...[operation, collection]: Policy): boolean {
  if (actor === 'server') return true;
  const overrides = collection && COLLECTIONS[collection.names.many];
  const roles = overrides?.[operation as RecordOperation] ?? { ...RECORDS, ...SITE }[operation];
  return roles.includes(actor === 'visitor' ? 'public' : 'staff');
}

/** Throws `NotSignedIn` unless the actor may perform the operation. */
export function authorize(actor: Actor, ...policy: Policy): void {
  if (!isAllowed(actor, ...policy)) throw new NotSignedIn();
}

/** TypeGraphQL's `@Authorized` for an operation: on a query, a mutation, or a field of an object type. */
export const RequirePermission = (...policy: Policy) => Authorized<unknown>([...policy]);

/**
 * TypeGraphQL's check of `@Authorized`, which denies access if no operation is named. Throws `NotSignedIn`. This is an arrow function,
 * because TypeGraphQL treats a function with a prototype as a class.
 */
export const authChecker = (
  { context }: Pick<ResolverData<{ staff: { staffId: number } | null }>, 'context'>,
  policy: unknown[],
): boolean => {
  if (policy.length === 0) return false;
  authorize(actorOf(context.staff), ...(policy as Policy));
  return true;
};

/** The actor of a request: the member of staff that its token authenticates, or a visitor. */
export function actorOf(staff: { staffId: number } | null): Actor {
  return staff ? { staffId: staff.staffId } : 'visitor';
}

/** The id of the member of staff; null for visitors and the server. */
export function staffIdOf(actor: Actor): number | null {
  return typeof actor === 'object' ? actor.staffId : null;
}
