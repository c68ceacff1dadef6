import { Authorized, type ResolverData } from 'type-graphql';
import { NotSignedIn } from './errors.ts';

/** Who acts: a visitor, the server itself (jobs, seed, commands), or a member of staff. */
export type Actor = 'visitor' | 'server' | { staffId: number };

/** What an actor may be in the table below. The server itself may do everything. */
export type Role = 'public' | 'staff';

const EVERYONE: readonly Role[] = ['public', 'staff'];
const STAFF: readonly Role[] = ['staff'];

/** What may be done with the records of a collection, by role. */
const RECORDS = {
  read: EVERYONE,
  /** Conditions in the panel's lists, such as missing facts. */
  filter: STAFF,
  /** Who changed a record last. */
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

/** What may be done beside records, by role. */
const SITE = {
  upload: STAFF,
  /** Reads facts from texts and writes texts from facts. */
  readFacts: STAFF,
  readDashboard: STAFF,
  /** The trash of all collections; what is done in it is an operation with the record as well. */
  manageTrash: STAFF,
  /** Notices, processes and checks on the screen Operation. */
  operate: STAFF,
  changePassword: STAFF,
  signOut: STAFF,
} satisfies Record<string, readonly Role[]>;

/** Differences of single collections from `RECORDS`, by the collection's plural name. */
const COLLECTIONS: Record<string, Partial<Record<RecordOperation, readonly Role[]>>> = {
  contactMessages: { read: STAFF, create: EVERYONE },
};

export type RecordOperation = keyof typeof RECORDS;
export type SiteOperation = keyof typeof SITE;

/** An operation, with the collection where it is one with records. */
export type Policy =
  [operation: SiteOperation] | [operation: RecordOperation, collection: { names: { many: string } }];

/** Whether an actor may do this. */
export function isAllowed(actor: Actor, ...[operation, collection]: Policy): boolean {
  if (actor === 'server') return true;
  const own = collection && COLLECTIONS[collection.names.many]?.[operation as RecordOperation];
  const roles = own ?? { ...RECORDS, ...SITE }[operation];
  return roles.includes(actor === 'visitor' ? 'public' : 'staff');
}

/** Throws `NotSignedIn` unless the actor may do this. */
export function authorize(actor: Actor, ...policy: Policy): void {
  if (!isAllowed(actor, ...policy)) throw new NotSignedIn();
}

/** TypeGraphQL's `@Authorized` for an operation: on a query, a mutation, or a field of an object type. */
export const RequirePermission = (...policy: Policy) => Authorized<unknown>([...policy]);

/**
 * TypeGraphQL calls this for everything under `@Authorized`; without an operation it denies. Throws `NotSignedIn`. An arrow
 * function, because TypeGraphQL takes a function with a prototype for a class.
 */
export const authChecker = (
  { context }: Pick<ResolverData<{ staff: { staffId: number } | null }>, 'context'>,
  policy: unknown[],
): boolean => {
  if (policy.length === 0) return false;
  authorize(actorOf(context.staff), ...(policy as Policy));
  return true;
};

/** The actor behind a request: the member of staff whose token came with it, or a visitor. */
export function actorOf(staff: { staffId: number } | null): Actor {
  return staff ? { staffId: staff.staffId } : 'visitor';
}

/** The number of the acting member of staff; null for visitors and the server. */
export function staffIdOf(actor: Actor): number | null {
  return typeof actor === 'object' ? actor.staffId : null;
}
