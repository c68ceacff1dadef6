import { Authorized, registerEnumType, type ResolverData } from 'type-graphql';
import { Forbidden, NotSignedIn } from './errors.ts';
import { message } from './messages.ts';

export enum Role {
  ADMINISTRATOR = 'ADMINISTRATOR',
  MANAGER = 'MANAGER',
  AGENT = 'AGENT',
}

registerEnumType(Role, {
  name: 'Role',
  description: 'The role of a staff account.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'May do everything.' },
    MANAGER: { description: 'May do everything but manage accounts and operate the server.' },
    AGENT: {
      description: 'Reads all content, creates listings, and changes its own listings and enquiries.',
    },
  },
});

/** The records that an operation may use: all, or those that belong to the account. */
export enum Scope {
  ANY = 'ANY',
  OWN = 'OWN',
}

registerEnumType(Scope, {
  name: 'Scope',
  description: 'The records that an operation may use.',
  valuesConfig: {
    ANY: { description: 'All records.' },
    OWN: { description: 'The records that belong to the account.' },
  },
});

export interface StaffActor {
  staffId: number;
  role: Role;
  /** True while the role requires a second factor and the account has none: it may only manage itself. */
  isRestricted?: boolean;
}

export interface PreviewedRecord {
  /** Its table. */
  table: string;
  id: number;
}

/** A visitor with a link to the preview of a record, who reads it and what belongs to it beside what is published. */
export interface PreviewActor {
  preview: PreviewedRecord;
}

/** A visitor, the server itself (jobs, seed, commands), or a member of staff. */
export type Actor = 'visitor' | 'server' | PreviewActor | StaffActor;

/** Who may perform an operation, and with which records. The server itself may do everything. */
type Grants = Partial<Record<Role | 'visitor', Scope>>;

const { ANY, OWN } = Scope;
const NOBODY: Grants = {};
const ADMINISTRATORS: Grants = { ADMINISTRATOR: ANY };
const MANAGERS: Grants = { ...ADMINISTRATORS, MANAGER: ANY };
/** Managers, and agents with their own records. */
const OWNERS: Grants = { ...MANAGERS, AGENT: OWN };
const STAFF: Grants = { ...MANAGERS, AGENT: ANY };
const EVERYONE: Grants = { ...STAFF, visitor: ANY };

/** The grants for operations with the records of a collection. */
const RECORDS = {
  read: EVERYONE,
  /** Conditions in the panel's lists, such as missing facts. */
  filter: STAFF,
  /** The account that changed a record last. */
  readAuthor: STAFF,
  readVersions: STAFF,
  /** Drafts, scheduled and archived records. */
  readUnpublished: STAFF,
  create: MANAGERS,
  update: MANAGERS,
  delete: MANAGERS,
  restore: MANAGERS,
  purge: MANAGERS,
  reorder: MANAGERS,
  duplicate: MANAGERS,
  import: MANAGERS,
  /** Puts a record back to one of its versions. */
  revert: MANAGERS,
  /** Sets the state of an enquiry. */
  setState: MANAGERS,
  /** Sets the account that works on an enquiry. */
  assign: MANAGERS,
  export: MANAGERS,
} satisfies Record<string, Grants>;

/** The grants for operations without a collection. */
const SITE = {
  upload: STAFF,
  /** Whether and when records are published. */
  readPublication: STAFF,
  readFacts: STAFF,
  readDashboard: STAFF,
  /** The trash of all collections. Restoring or purging a record also requires that operation with the record. */
  manageTrash: MANAGERS,
  /** Notices, processes and checks on the screen Operation. */
  operate: ADMINISTRATORS,
  /** Accounts of others. */
  manageStaff: ADMINISTRATORS,
  readAudit: ADMINISTRATORS,
  /** Exports and erases the personal data of a visitor. */
  managePersonalData: ADMINISTRATORS,
  /** Name and sessions of the own account. */
  manageAccount: STAFF,
  changePassword: STAFF,
  signOut: STAFF,
} satisfies Record<string, Grants>;

export type RecordOperation = keyof typeof RECORDS;
export type SiteOperation = keyof typeof SITE;
type Overrides = Partial<Record<RecordOperation, Grants>>;

const LISTINGS: Overrides = {
  create: STAFF,
  update: OWNERS,
  delete: OWNERS,
  restore: OWNERS,
  duplicate: OWNERS,
  revert: OWNERS,
};
/** A section belongs to the account that its listing belongs to. */
const LISTING_SECTIONS: Overrides = { ...LISTINGS, create: OWNERS, reorder: OWNERS };

/** The records are those of `schema.sql`. */
const FIXED_RECORDS: Overrides = {
  create: NOBODY,
  delete: NOBODY,
  restore: NOBODY,
  purge: NOBODY,
  reorder: NOBODY,
  duplicate: NOBODY,
  import: NOBODY,
};

/** Overrides of `RECORDS` for single collections, by the collection's plural name. */
const COLLECTIONS: Record<string, Overrides> = {
  listings: LISTINGS,
  saleApartments: LISTINGS,
  saleVillas: LISTINGS,
  rentalApartments: LISTINGS,
  rentalVillas: LISTINGS,
  saleApartmentGalleryItems: LISTING_SECTIONS,
  saleVillaDetails: LISTING_SECTIONS,
  rentalVillaImages: LISTING_SECTIONS,
  rentalApartmentDetails: LISTING_SECTIONS,
  sitePages: FIXED_RECORDS,
  agencies: FIXED_RECORDS,
  linkPreviews: FIXED_RECORDS,
  contactMessages: { read: OWNERS, readVersions: OWNERS, setState: OWNERS, create: EVERYONE },
  contactMessageNotes: { read: OWNERS, readVersions: OWNERS, create: OWNERS },
};

type Named = { names: { many: string } };

/** An operation, with the collection if it is an operation with records. */
export type Policy = [operation: SiteOperation] | [operation: RecordOperation, collection: Named];

export const recordOperations = Object.keys(RECORDS) as RecordOperation[];
export const siteOperations = Object.keys(SITE) as SiteOperation[];

/** Operations of an account that still has to set up its second factor. */
const OWN_ACCOUNT: readonly string[] = [
  'manageAccount',
  'changePassword',
  'signOut',
] satisfies SiteOperation[];

export const isStaff = (actor: Actor): actor is StaffActor => typeof actor === 'object' && 'staffId' in actor;
const isRestricted = (actor: Actor): boolean => isStaff(actor) && actor.isRestricted === true;

const OPERATIONS = { ...RECORDS, ...SITE };

/** The records with which the actor may perform the operation; null if with none. */
export function scopeOf(actor: Actor, ...[operation, collection]: Policy): Scope | null {
  if (actor === 'server') return ANY;
  const isVisitor = !isStaff(actor) || (isRestricted(actor) && !OWN_ACCOUNT.includes(operation));
  const overrides = collection && COLLECTIONS[collection.names.many];
  const grants: Grants = overrides?.[operation as RecordOperation] ?? OPERATIONS[operation];
  return grants[isVisitor ? 'visitor' : actor.role] ?? null;
}

/** True if the actor may perform the operation, perhaps only with records of its own. */
export function isAllowed(actor: Actor, ...policy: Policy): boolean {
  return scopeOf(actor, ...policy) !== null;
}

/** Throws unless the actor may perform the operation: `NotSignedIn` for a visitor, `Forbidden` for staff. Returns the records. */
export function authorize(actor: Actor, ...policy: Policy): Scope {
  const scope = scopeOf(actor, ...policy);
  if (scope) return scope;
  if (!isStaff(actor)) throw new NotSignedIn();
  throw isRestricted(actor) ? new Forbidden(message('SECOND_FACTOR_NOT_SET_UP')) : new Forbidden();
}

/** TypeGraphQL's `@Authorized` for an operation: on a query, a mutation, or a field of an object type. */
export const RequirePermission = (...policy: Policy) => Authorized<unknown>([...policy]);

/**
 * TypeGraphQL's check of `@Authorized`, which denies access if no operation is named. Throws `NotSignedIn` and `Forbidden`. This is an
 * arrow function, because TypeGraphQL treats a function with a prototype as a class.
 */
export const authChecker = (
  { context }: Pick<ResolverData<{ staff: StaffActor | null }>, 'context'>,
  policy: unknown[],
): boolean => {
  if (policy.length === 0) return false;
  authorize(actorOf(context.staff), ...(policy as Policy));
  return true;
};

/** The actor of a request: the member of staff that its token authenticates, or a visitor. */
export function actorOf(staff: StaffActor | null): Actor {
  if (!staff) return 'visitor';
  const { staffId, role, isRestricted = false } = staff;
  return { staffId, role, isRestricted };
}

/** The id of the member of staff; null for visitors and the server. */
export function staffIdOf(actor: Actor): number | null {
  return isStaff(actor) ? actor.staffId : null;
}

/** The record that a visitor previews; null for everybody else. */
export const previewOf = (actor: Actor): PreviewedRecord | null =>
  typeof actor === 'object' && 'preview' in actor ? actor.preview : null;
