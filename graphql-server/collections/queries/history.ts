import type { Queryable } from '../../database/statement.ts';
import { Forbidden } from '../../errors.ts';
import { authorize, Scope, type Actor } from '../../policies.ts';
import { type Action, versionFieldsOf, type Version, type Fields } from '../definitions/version.ts';
import { collectionNamed, type Collection } from '../definitions/collection.ts';
import type { Page } from './page.ts';

/** A picture that a version references. */
export interface StoredVersionPicture {
  file: string;
  width: number;
  height: number;
  placeholder: string;
}

/** The kind of a field: text, picture, or the order of child records. */
export enum FieldType {
  TEXT = 'TEXT',
  PICTURE = 'PICTURE',
  ORDER = 'ORDER',
}

/** The change of a field; for a picture the one before and after, if its file still exists. */
export interface ShownChange extends FieldChange {
  fieldType: FieldType;
  pictureBefore: StoredVersionPicture | null;
  pictureAfter: StoredVersionPicture | null;
}

/** A version for the panel. */
export interface PastVersion {
  id: number;
  action: Action;
  at: Date;
  byId: number | null;
  title: string;
  changes: ShownChange[];
  /** True if the record can be reverted to it: it has the values of the record and is not the current version. */
  restorable: boolean;
}

/** A page of versions; `page` counts from 1. */
interface VersionQuery {
  /** Name of a collection, such as `saleApartments`. */
  collection: string;
  recordId: number;
  page: number;
  limit: number;
}

/** $1 collection, $2 record, $3 page, $4 limit. */
const PAGE = `
  with place as (select total, newest, greatest(1, least($3::int, ceil(total / $4::numeric)::int)) as page
    from (select count(*)::int as total, max(id) as newest from versions where collection = $1 and record_id = $2) counted)
  select place.total, place.page, v.id <> place.newest as "isPast", v.before, v.after, v.id, v.action, v.at, v.by, v.title
  from place, versions v where v.collection = $1 and v.record_id = $2
  order by v.id desc offset (select (page - 1) * $4::bigint from place) limit $4::int`;

interface VersionRow extends Pick<Version, 'before' | 'after' | 'id' | 'action' | 'at' | 'by' | 'title'> {
  total: number;
  page: number;
  isPast: boolean;
}

/** Reads the versions of records, deleted ones included. */
export class History {
  constructor(
    private readonly database: Queryable,
    private readonly collections: readonly Collection[],
    private readonly actor: Actor,
    /** True if the actor may read the record. */
    private readonly isReadable: (collection: Collection, id: number) => Promise<boolean>,
  ) {}

  /** Returns versions of one record, newest first; a page beyond the end is the last. Throws `NotSignedIn`, `Forbidden`, `InvalidInput`. */
  async page({ collection: name, recordId, page, limit }: VersionQuery): Promise<Page<PastVersion>> {
    const scope = authorize(this.actor, 'readVersions', { names: { many: name } });
    const collection = collectionNamed(this.collections, name);
    if (scope === Scope.OWN && !(await this.isReadable(collection, recordId))) throw new Forbidden();
    const rows = await this.database.query<VersionRow>(PAGE, [name, recordId, page, limit]);
    const { total = 0, page: clamped = 1 } = rows[0] ?? {};
    const orders = this.#ordersOf(collection);
    const known = [...versionFieldsOf(collection).map(({ name }) => name), ...orders];
    const differences = rows.map((version) => differenceIn(known, version));
    const fieldTypeOf = ({ field }: FieldChange): FieldType => {
      if (field === collection.picture?.field) return FieldType.PICTURE;
      return orders.includes(field) ? FieldType.ORDER : FieldType.TEXT;
    };
    const files = differences
      .flat()
      .filter((change) => fieldTypeOf(change) === FieldType.PICTURE)
      .flatMap(({ before, after }) => [before, after]);
    const pictureOf = await this.#pictures(files.filter((file) => file !== null));
    const items = rows.map(({ isPast, after, id, action, at, by, title }, i): PastVersion => {
      const changes = differences[i]!.map((change) => ({
        ...change,
        fieldType: fieldTypeOf(change),
        pictureBefore: fieldTypeOf(change) === FieldType.PICTURE ? pictureOf(change.before) : null,
        pictureAfter: fieldTypeOf(change) === FieldType.PICTURE ? pictureOf(change.after) : null,
      }));
      const restorable = isPast && after !== null && !collection.confidential;
      return { id, action, at, byId: by, title, changes, restorable };
    });
    return { items, page: clamped, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) };
  }

  /** The fields of a record that contain the order of its child records. */
  #ordersOf(collection: Collection): string[] {
    return this.collections.flatMap(({ parent }) => (parent?.of() === collection ? parent.field : []));
  }

  async #pictures(files: readonly string[]): Promise<(file: string | null) => StoredVersionPicture | null> {
    if (files.length === 0) return () => null;
    const pictures = await this.database.query<StoredVersionPicture>(
      'select file, width, height, placeholder from pictures where file = any($1::text[])',
      [files],
    );
    return (file) => pictures.find((picture) => picture.file === file) ?? null;
  }
}

/** The change of a field: its value before and after, as text. */
interface FieldChange {
  field: string;
  /** True if the field still exists. */
  known: boolean;
  before: string | null;
  after: string | null;
}

/** Returns the changes of a version in the order of the fields, removed fields last. */
function differenceIn(
  known: readonly string[],
  { before, after }: Pick<Version, 'before' | 'after'>,
): FieldChange[] {
  if (!after) return [];
  // Every value of a new record is a change.
  const changed = Object.keys(before ?? filled(after));
  const removed = changed.filter((field) => !known.includes(field)).sort();
  return [...known.filter((field) => changed.includes(field)), ...removed].map((field) => ({
    field,
    known: known.includes(field),
    before: asText(before?.[field]),
    after: asText(after[field]),
  }));
}

function filled(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => asText(value) !== null));
}

/** Formats a value of any kind for people. */
function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && value.length === 0) return null;
  if (Array.isArray(value)) return value.map((one) => asText(one) ?? '').join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
