import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse as parsePairs } from 'node:querystring';
import { InvalidInput, Refusal, TooLarge } from '../errors.ts';
import { limitUploads, MAX_UPLOAD_BYTES, spool, type SpooledUpload } from '../pictures/upload.ts';

/** What a client sent: fields under their REST names, and perhaps a picture, not looked at yet. */
export interface Form {
  fields: Record<string, unknown>;
  picture?: SpooledUpload;
}

/** Most bytes of a body without a file: 1 MiB. */
const LARGEST_BODY = 1024 * 1024;

const LIMITS = {
  // The second is told apart, and refused.
  files: 2,
  fileSize: MAX_UPLOAD_BYTES,
  fields: 40,
  parts: 42,
  fieldNameSize: 100,
  // The longest text taken has 20,000 characters: one cut off here is still too long, and refused as such.
  fieldSize: 128 * 1024,
};

/** Teaches an app to take JSON, urlencoded and multipart bodies, and no others. */
export async function takeForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  const options = { parseAs: 'string', bodyLimit: LARGEST_BODY } as const;
  app.addContentTypeParser('application/json', options, (request, body: string, done) => {
    // Many a client declares JSON also where it sends nothing.
    if (body === '') done(null, {});
    else void parse(request, body, done);
  });
  await app.register(formbody, { bodyLimit: LARGEST_BODY, parser: pairsIn });
  await app.register(multipart, { throwFileSizeLimit: false, isPartAFile });
}

/** The pairs of an urlencoded body, all of them, each text with all its characters or with signs that it has lost some. */
function pairsIn(body: string): Record<string, unknown> {
  // The plugin's own parser leaves a text as it was encoded where one byte of it is no UTF-8; this one stops at 1,000 unless told.
  return parsePairs(body, '&', '=', { maxKeys: 0 });
}

/** Whether a part of a parcel is a file: a picture that a client gave no name is one too. */
function isPartAFile(_field?: string, type?: string, name?: string): boolean {
  return name !== undefined || type === 'application/octet-stream' || type?.startsWith('image/') === true;
}

/**
 * Does something with what came, a picture being taken under `pictureField` alone, and lets go of the picture afterwards.
 * Throws `InvalidInput`, `TooLarge`, and `Unavailable` when too many send pictures at once.
 */
export async function withForm<T>(
  request: FastifyRequest,
  pictureField: string | undefined,
  work: (form: Form) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart() || !pictureField) return work(await openForm(request));
  return limitUploads(async () => {
    const form = await openParcel(request, pictureField);
    return work(form).finally(() => form.picture?.dispose());
  });
}

/** Opens what came with a request where no picture is taken. Throws `InvalidInput`, `TooLarge`. */
export async function openForm(request: FastifyRequest): Promise<Form> {
  if (request.isMultipart()) return openParcel(request);
  const { body } = request;
  if (body === undefined) return { fields: {} };
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    return { fields: body as Record<string, unknown> };
  }
  throw new InvalidInput({}, 'Send a JSON object whose members are the fields.');
}

async function openParcel(request: FastifyRequest, pictureField?: string): Promise<Form> {
  const { 'content-encoding': encoding = 'identity' } = request.headers;
  if (encoding.toLowerCase() !== 'identity') {
    throw new InvalidInput({}, 'Send multipart/form-data without a Content-Encoding.');
  }
  const form: Form = { fields: {} };
  const partsSent = countParts(request);
  let partsTaken = 0;
  let length = 0;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      partsTaken++;
      if (part.type === 'file') form.picture = (await pictureIn(part, form, pictureField)) ?? form.picture;
      else form.fields[part.fieldname] = withOthers(form.fields[part.fieldname], part.value);
      length += part.type === 'file' ? 0 : String(part.value).length;
      if (length > Math.min(LARGEST_BODY, request.routeOptions.bodyLimit))
        throw new TooLarge('What was sent is too large.');
    }
    if (partsTaken < partsSent()) {
      throw new InvalidInput(
        {},
        'A part of the form cannot be read: send each with Content-Disposition: form-data, its names without line breaks.',
      );
    }
  } catch (error) {
    await form.picture?.dispose();
    throw isKnown(error) ? error : new InvalidInput({}, 'The form is damaged or incomplete.');
  }
  return form;
}

/** A field's value, beside those that it came with before: several are none of them, and refused where one is wanted. */
function withOthers(before: unknown, value: unknown): unknown {
  if (before === undefined) return value;
  return Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
}

/** The file, on the disk; a browser sends a nameless empty one when no file was chosen. */
async function pictureIn(
  part: MultipartFile,
  { picture }: Form,
  pictureField?: string,
): Promise<SpooledUpload | undefined> {
  if (part.fieldname !== pictureField) {
    throw refused(part, pictureField ? `A file is only taken as ${pictureField}.` : 'No file is taken here.');
  }
  if (picture) throw refused(part, `Send one file as ${pictureField}, not several.`);
  const spooled = await spool(part.file);
  if (spooled.length > 0 || part.filename) return spooled;
  await spooled.dispose();
  return undefined;
}

function refused({ fieldname, file }: Nameless, sentence: string): InvalidInput {
  file.resume();
  return new InvalidInput(fieldname === undefined ? {} : { [fieldname]: sentence }, sentence);
}

/** A file whose part may say no name of a field, which the parser lets pass. */
type Nameless = Pick<MultipartFile, 'file'> & { fieldname?: string };

/** The multipart parser's own errors carry a status, those of the parser it stands on do not. */
function isKnown(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof Error && 'statusCode' in error);
}

/** Counts the parts of a multipart body while it is read, including those that the parser skips silently. */
export function countParts({ raw, headers }: FastifyRequest): () => number {
  const [, quoted, bare] = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(headers['content-type'] ?? '') ?? [];
  const delimiter = `\r\n--${quoted ?? bare}`;
  let delimiters = 0;
  let rest = Buffer.from('\r\n');
  raw.on('data', (bytes: Buffer) => {
    const chunk = Buffer.concat([rest, bytes]);
    for (let at = 0; (at = chunk.indexOf(delimiter, at)) >= 0; at += delimiter.length) delimiters++;
    rest = chunk.subarray(Math.max(0, chunk.length - delimiter.length + 1));
  });
  return () => delimiters - 1; // the last one ends the form
}
