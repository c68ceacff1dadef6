import { pictureUrl } from '../pictures/picture-urls.ts';
import { fieldAt, inputFieldsOf, type Collection } from '../collections/declaring/collection.ts';
import { fieldsOf, type RecordField } from '../collections/declaring/field.ts';
import type { Pictured, Stored } from '../collections/declaring/stored.ts';
import type { Stores } from '../collections/stores.ts';
import { InvalidInput } from '../errors.ts';
import { refuseMisspelt, type FieldNames } from './query.ts';

/** How answers tell a picture (spec §3). */
export interface PictureForm {
  tell(file: string): string;
  /** What every value looks like. */
  pattern: string;
  description: string;
  example: string;
}

const FILE = '3f9a0c1d2e4b5a6978c0d1e2.jpg';

/** By its bare name in the uploads folder. */
export const fileName: PictureForm = {
  tell: (file) => file,
  pattern: '^[^/]+$',
  description: 'File name of the picture, to be had at `/uploads/{file name}`.',
  example: FILE,
};

/** By its path, which starts with `/uploads/`. */
export const path: PictureForm = {
  tell: (file) => pictureUrl({ file }),
  pattern: '^/uploads/[^/]+$',
  description: 'Path of the picture on this host.',
  example: pictureUrl({ file: FILE }),
};

/** How a collection is spelled in REST, where that differs from its own names. */
export interface Spelling {
  /** What a record and several are called in a sentence, such as `a banner` and `banners`. */
  one: string;
  many: string;
  /** REST names of input fields, where they are not the same. */
  names?: Record<string, string>;
  /** How answers tell the picture; by its file name when not said. */
  picture?: PictureForm;
  /** Name of the picture in answers, where it is not that of the form's field. */
  pictureAs?: string;
  /** A field of answers that shows that property of the parent. */
  fromParent?: { field: string; property: string };
}

/** One field of a record under its REST name. */
interface SerializedField {
  name: string;
  field: RecordField;
}

/** The picture of a record: the field it is sent in, the field it is told in, and how. */
interface SerializedPicture {
  sentAs: string;
  toldAs: string;
  altAs: string;
  required: boolean;
  form: PictureForm;
}

type Values = Record<string, unknown>;
type Row = Stored & Partial<Pick<Pictured, 'picture'>>;

/** Translates one collection between REST's names and our own. */
export class Serializer {
  readonly fields: readonly SerializedField[];
  readonly picture: SerializedPicture | undefined;
  /** What may be sent: REST name and input property. */
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
    const untold = new Set(fieldsOf(collection.entity).flatMap(({ name, rest }) => (rest ? [] : [name])));
    this.sent = inputFieldsOf(collection)
      .filter(({ name }) => !untold.has(name))
      .map((field) => [spelled(field), field.name]);
    this.names = { sent: this.sent.map(([name]) => name), told: this.told() };
    const known = this.sent.map(([, name]) => name);
    const strange = Object.keys(names).find((name) => !known.includes(name));
    if (strange) throw new Error(`${collection.names.many} have no ${strange} to spell in REST.`);
  }

  /**
   * The input that a client's values mean; fields the collection does not know are left out. Throws `InvalidInput` for
   * what would be lost in silence so: a misspelt one, and a picture that is written as text.
   */
  toInput(values: Values): Values {
    refuseMisspelt(Object.keys(values), this.names);
    if (this.picture) refuseWritten(this.picture.sentAs, values);
    const input: Values = {};
    for (const [name, property] of this.sent) if (values[name] !== undefined) input[property] = values[name];
    return input;
  }

  /** Rows as a client gets them. */
  async tell(rows: readonly Stored[], stores: Stores): Promise<Values[]> {
    const records = rows.map((row) => this.toRecord(row));
    if (this.spelling.fromParent) await this.addFromParent(records, rows, stores);
    return records;
  }

  /** The same refusal, its fields under their REST names; any other error as it is. */
  inRestNames(error: unknown): unknown {
    if (!(error instanceof InvalidInput)) return error;
    const names = new Map(this.sent.map(([name, property]) => [property, name]));
    const fields = Object.entries(error.fields).map(([property, why]) => [
      names.get(property) ?? property,
      why,
    ]);
    return new InvalidInput(Object.fromEntries(fields) as Record<string, string>, error.message);
  }

  /** What answers call what they tell, which may be sent back with a change. */
  private told(): string[] {
    const { picture, fields, spelling } = this;
    return [
      ...fields.map(({ name }) => name),
      ...(picture ? [picture.sentAs, picture.toldAs, picture.altAs] : []),
      ...(spelling.fromParent ? [spelling.fromParent.field] : []),
    ];
  }

  private toRecord(row: Row): Values {
    const record: Values = { id: row.id };
    for (const { name, field } of this.fields) record[name] = field.of(row);
    if (this.picture) {
      record[this.picture.toldAs] = row.picture ? this.picture.form.tell(row.picture.file) : null;
      record[this.picture.altAs] = row.picture ? row.picture.alt : null;
    }
    // Not left to JSON.stringify, which is several times slower with a Date.
    record.created_at = row.createdAt.toISOString();
    record.updated_at = row.updatedAt.toISOString();
    return record;
  }

  /** One statement more for the whole list. */
  private async addFromParent(records: Values[], rows: readonly Stored[], stores: Stores): Promise<void> {
    const { parent } = this.collection;
    const { fromParent } = this.spelling;
    if (!parent || !fromParent) return;
    const reference = fieldAt(this.collection, parent.by);
    const shown = fieldAt(parent.of(), fromParent.property);
    const parentOf = (row: Stored) => reference.of(row) as number;
    const reading = stores.reading(parent.of());
    const parents = await reading.byIds([...new Set(rows.map(parentOf))]);
    const values = new Map(parents.map((row) => [row.id, shown.of(row)]));
    rows.forEach((row, i) => (records[i]![fromParent.field] = values.get(parentOf(row)) ?? null));
  }
}

/** Any other text in a picture's place is what an older client was told of it, and keeps what is there (spec §10). */
function refuseWritten(sentAs: string, { [sentAs]: value }: Values): void {
  if (typeof value !== 'string' || !value.startsWith('data:')) return;
  throw new InvalidInput({ [sentAs]: `Send ${sentAs} as a file, in multipart/form-data.` });
}

function pictureOf({ picture }: Collection, spelling: Spelling): SerializedPicture | undefined {
  if (!picture) return undefined;
  return {
    sentAs: picture.field,
    toldAs: spelling.pictureAs ?? picture.field,
    altAs: `${picture.field}_alt`,
    required: picture.required ?? false,
    form: spelling.picture ?? fileName,
  };
}

/** Declares how a collection is spelled in REST. */
export function serializer(collection: Collection, spelling: Spelling): Serializer {
  return new Serializer(collection, spelling);
}
