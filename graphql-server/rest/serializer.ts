import { pictureUrl } from '../pictures/picture-urls.ts';
import { fieldAt, inputFieldsOf, type Collection } from '../collections/definitions/collection.ts';
import { fieldsOf, type RecordField } from '../collections/definitions/field.ts';
import type { Pictured, Stored } from '../collections/definitions/stored.ts';
import type { Stores } from '../collections/stores.ts';
import { InvalidInput, type FieldMessages } from '../errors.ts';
import { rejectUnknownNames, type FieldNames } from './query.ts';
import { message } from '../messages.ts';

/** Format of a picture in responses (spec §3). */
interface PictureForm {
  serialize(file: string): string;
  /** Regular expression that every value matches. */
  pattern: string;
  description: string;
  example: string;
}

const FILE = '3f9a0c1d2e4b5a6978c0d1e2.jpg';

/** The file name in the uploads folder. */
const fileName: PictureForm = {
  serialize: (file) => file,
  pattern: '^[^/]+$',
  description: 'File name of the picture, to be had at `/uploads/{file name}`.',
  example: FILE,
};

/** The path, which starts with `/uploads/`. */
export const path: PictureForm = {
  serialize: (file) => pictureUrl({ file }),
  pattern: '^/uploads/[^/]+$',
  description: 'Path of the picture on this host.',
  example: pictureUrl({ file: FILE }),
};

/** Names of a collection in REST, where they differ from its own. */
interface Spelling {
  /** Singular and plural for messages, such as `a banner` and `banners`. */
  one: string;
  many: string;
  /** REST names of input fields that are named differently. */
  names?: Record<string, string>;
  /** Format of the picture; its file name by default. */
  picture?: PictureForm;
  /** Name of the picture in responses, where it differs from the form's field. */
  pictureAs?: string;
  /** A field in responses with a property of the parent. */
  fromParent?: { field: string; property: string };
}

/** One field of a record under its REST name. */
interface SerializedField {
  name: string;
  field: RecordField;
}

/** The picture of a record: its field in requests, its field in responses, and its format. */
interface SerializedPicture {
  sentAs: string;
  returnedAs: string;
  altAs: string;
  required: boolean;
  form: PictureForm;
}

type Values = Record<string, unknown>;
type Row = Stored & Partial<Pick<Pictured, 'picture'>>;

/** Converts the records of a collection between REST names and property names. */
export class Serializer {
  readonly fields: readonly SerializedField[];
  readonly picture: SerializedPicture | undefined;
  /** REST name and property of each input field. */
  private readonly sent: readonly [name: string, property: string][];
  private readonly names: FieldNames;

  constructor(
    readonly collection: Collection,
    readonly spelling: Spelling,
  ) {
    this.picture = pictureOf(collection, spelling);
    const names = { ...spelling.names };
    if (collection.alt) names[collection.alt.name] = this.picture!.altAs;
    const spelled = ({ name }: { name: string }) => names[name] ?? name;
    this.fields = fieldsOf(collection.entity)
      .filter(({ rest }) => rest)
      .map((field) => ({ name: spelled(field), field }));
    const hidden = new Set(fieldsOf(collection.entity).flatMap(({ name, rest }) => (rest ? [] : [name])));
    this.sent = inputFieldsOf(collection)
      .filter(({ name }) => !hidden.has(name))
      .map((field) => [spelled(field), field.name]);
    this.names = { sent: this.sent.map(([name]) => name), returned: this.returnedNames() };
    const known = this.sent.map(([, name]) => name);
    const strange = Object.keys(names).find((name) => !known.includes(name));
    if (strange) throw new Error(`${collection.names.many} have no ${strange} to spell in REST.`);
  }

  /**
   * Converts a client's values to input; unknown fields are ignored. Throws `InvalidInput` for a misspelt field and for a picture
   * sent as text.
   */
  toInput(values: Values): Values {
    rejectUnknownNames(Object.keys(values), this.names);
    if (this.picture) rejectDataUrl(this.picture.sentAs, values);
    const input: Values = {};
    for (const [name, property] of this.sent) if (values[name] !== undefined) input[property] = values[name];
    return input;
  }

  /** Converts rows to records for the client. */
  async serialize(rows: readonly Stored[], stores: Pick<Stores, 'reader'>): Promise<Values[]> {
    const records = rows.map((row) => this.toRecord(row));
    if (this.spelling.fromParent) await this.addFromParent(records, rows, stores);
    return records;
  }

  /** Renames the fields of an `InvalidInput` to REST names; returns any other error unchanged. */
  inRestNames(error: unknown): unknown {
    if (!(error instanceof InvalidInput)) return error;
    const names = new Map(this.sent.map(([name, property]) => [property, name]));
    const fields = Object.entries(error.fields).map(([property, reason]) => [
      names.get(property) ?? property,
      reason,
    ]);
    return new InvalidInput(Object.fromEntries(fields) as FieldMessages, error.reason);
  }

  /** Names in responses, which clients may send back with a change. */
  private returnedNames(): string[] {
    const { picture, fields, spelling } = this;
    return [
      ...fields.map(({ name }) => name),
      ...(picture ? [picture.sentAs, picture.returnedAs, picture.altAs] : []),
      ...(spelling.fromParent ? [spelling.fromParent.field] : []),
    ];
  }

  private toRecord(row: Row): Values {
    const record: Values = { id: row.id };
    for (const { name, field } of this.fields) record[name] = field.of(row);
    if (this.picture) {
      record[this.picture.returnedAs] = row.picture ? this.picture.form.serialize(row.picture.file) : null;
      record[this.picture.altAs] = row.picture ? row.picture.alt : null;
    }
    // JSON.stringify is several times slower with a Date.
    record.created_at = row.createdAt.toISOString();
    record.updated_at = row.updatedAt.toISOString();
    return record;
  }

  /** Reads all parents with one statement. */
  private async addFromParent(
    records: Values[],
    rows: readonly Stored[],
    stores: Pick<Stores, 'reader'>,
  ): Promise<void> {
    const { parent } = this.collection;
    const { fromParent } = this.spelling;
    if (!parent || !fromParent) return;
    const reference = fieldAt(this.collection, parent.by);
    const shown = fieldAt(parent.of(), fromParent.property);
    const parentOf = (row: Stored) => reference.of(row) as number;
    const reading = stores.reader(parent.of());
    const parents = await reading.byIds([...new Set(rows.map(parentOf))]);
    const values = new Map(parents.map((row) => [row.id, shown.of(row)]));
    rows.forEach((row, i) => (records[i]![fromParent.field] = values.get(parentOf(row)) ?? null));
  }
}

/** Refuses a data URL. Any other text is ignored: older clients send back what a response contained (spec §10). */
function rejectDataUrl(sentAs: string, { [sentAs]: value }: Values): void {
  if (typeof value !== 'string' || !value.startsWith('data:')) return;
  throw new InvalidInput({ [sentAs]: message('NOT_SENT_AS_FILE', { label: sentAs }) });
}

function pictureOf({ picture }: Collection, spelling: Spelling): SerializedPicture | undefined {
  if (!picture) return undefined;
  return {
    sentAs: picture.field,
    returnedAs: spelling.pictureAs ?? picture.field,
    altAs: `${picture.field}_alt`,
    required: picture.required ?? false,
    form: spelling.picture ?? fileName,
  };
}
