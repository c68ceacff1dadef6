import { typeName } from '../collections/declaring/names.ts';
import type { RecordField, Schema } from '../collections/declaring/field.ts';
import { examples } from './examples.ts';
import type { Serializer } from './serializer.ts';

const UPLOAD = { type: 'string', format: 'binary' };

/** Where a schema stands among the document's components. */
export function refTo(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** Name of the schema of a collection's records. */
export function recordName({ collection }: Serializer): string {
  return typeName(collection.names.one);
}

/** Name of the schema of one page of a collection. */
export function pageName(serializer: Serializer): string {
  return `${recordName(serializer)}Page`;
}

/** Schemas of a collection's records and of a page of them. */
export function schemasOf(serializer: Serializer): Record<string, Schema> {
  return {
    [recordName(serializer)]: recordSchema(serializer),
    [pageName(serializer)]: pageSchemaOf(recordName(serializer)),
  };
}

function recordSchema({ fields, picture, spelling }: Serializer): Schema {
  const properties: Record<string, Schema> = { id: property('id', whole(1), 'Number of the record.') };
  for (const { name, field } of fields) properties[name] = property(name, told(field));
  if (picture) {
    const { pattern, description, example } = picture.form;
    const type = picture.required ? 'string' : ['string', 'null'];
    properties[picture.toldAs] = { type, pattern, description, examples: [example] };
    properties[picture.altAs] = property(picture.altAs, orNull, 'What the picture shows.');
  }
  if (spelling.fromParent) {
    const { field: name, property: shown } = spelling.fromParent;
    properties[name] = property(name, orNull, `The ${shown} of what it belongs to.`);
  }
  Object.assign(properties, moments());
  return { type: 'object', required: Object.keys(properties), properties };
}

/** When a record was made and last changed. */
export function moments(): Record<string, Schema> {
  const moment = { type: 'string', format: 'date-time' };
  return {
    created_at: property('created_at', moment, 'When it was made.'),
    updated_at: property('updated_at', moment, 'When it was last changed.'),
  };
}

/** One page of records of that name. */
export function pageSchemaOf(name: string): Schema {
  const properties = {
    data: { type: 'array', items: refTo(name), description: 'The records, newest first.' },
    page: { ...whole(1), description: 'Which page this is; one beyond the end is the last.', examples: [1] },
    limit: { ...whole(0), description: 'The most records a page has.', examples: [6] },
    total: { ...whole(0), description: 'How many records there are.', examples: [14] },
    totalPages: { ...whole(1), description: 'How many pages there are.', examples: [3] },
  };
  return { type: 'object', required: Object.keys(properties), properties };
}

/** What may be sent for a record: all of it, or, when `partial`, what is to be changed; a picture where asked for. */
export function inputSchema(
  serializer: Serializer,
  { partial, upload }: { partial: boolean; upload: boolean },
): Schema {
  const { fields, picture } = serializer;
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const { name, field } of fields.filter((one) => !one.field.given)) {
    properties[name] = property(name, field.schema, field.description);
    if (field.required) required.push(name);
  }
  if (picture) {
    if (upload) properties[picture.sentAs] = { ...UPLOAD, description: pictureSentence(picture.required) };
    if (upload && picture.required) required.push(picture.sentAs);
    properties[picture.altAs] = property(picture.altAs, { type: 'string' }, 'What the picture shows.');
  }
  return { type: 'object', ...(!partial && required.length > 0 && { required }), properties };
}

const pictureSentence = (required: boolean) =>
  `JPEG, PNG, WebP, AVIF or GIF, at most 15 MB and 50 megapixels, ${required ? 'required' : 'optional'}.`;

const orNull = { type: ['string', 'null'] };

export function whole(minimum: number): Schema {
  return { type: 'integer', minimum };
}

export function property(name: string, schema: Schema, description?: string): Schema {
  return {
    ...schema,
    ...(description && { description }),
    ...(name in examples && { examples: [examples[name]] }),
  };
}

/** What a record has, which may be nothing. */
export function told({ schema, optional }: RecordField): Schema {
  return optional ? { ...schema, type: [schema.type, 'null'] } : schema;
}
