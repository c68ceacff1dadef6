import { inputSchema, recordName, refTo } from './openapi-schemas.ts';
import type { Schema } from '../collections/declaring/field.ts';
import type { Serializer } from './serializer.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const PARCEL_TYPE = 'multipart/form-data';
const PICTURE_TYPES = 'image/jpeg, image/png, image/webp, image/avif, image/gif';

interface Body {
  body: Schema;
  /** What the body refers to among the document's schemas. */
  schemas: Record<string, Schema>;
}

/** The body of a call that makes a record or, when `partial`, changes one. */
export function bodyOf(serializer: Serializer, { partial }: { partial: boolean }): Body {
  const { picture } = serializer;
  const name = `${recordName(serializer)}${partial ? 'Changes' : 'Input'}`;
  const input = { [name]: inputSchema(serializer, { partial, upload: false }) };
  if (!picture) return { body: bodyAlike(refTo(name)), schemas: input };

  const parcelName = `${name}WithPicture`;
  const encoding = { [picture.sentAs]: { contentType: PICTURE_TYPES } };
  const parcel = { [PARCEL_TYPE]: { schema: refTo(parcelName), encoding } };
  const parcels = { [parcelName]: inputSchema(serializer, { partial, upload: true }) };
  if (picture.required && !partial) return { body: { required: true, content: parcel }, schemas: parcels };
  const plain = { [JSON_TYPE]: { schema: refTo(name) }, [FORM_TYPE]: { schema: refTo(name) } };
  return {
    body: { required: !partial, content: { ...parcel, ...plain } },
    schemas: { ...input, ...parcels },
  };
}

/** A body without a file, taken in every form alike. */
export function bodyAlike(schema: Schema): Schema {
  const content = { [JSON_TYPE]: { schema }, [FORM_TYPE]: { schema }, [PARCEL_TYPE]: { schema } };
  return { required: true, content };
}

/** A JSON answer. */
export function json(description: string, schema: Schema, example?: object): Schema {
  return { description, content: { [JSON_TYPE]: { schema, ...(example && { example }) } } };
}
