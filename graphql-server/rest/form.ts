import formbody from '@fastify/formbody';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse as parsePairs } from 'node:querystring';
import { InvalidInput, AppError, TooLarge } from '../errors.ts';
import { limits } from '../limits.ts';
import { MAX_UPLOAD_BYTES, spool, type SpooledUpload } from '../pictures/upload.ts';
import { message, type Message } from '../messages.ts';

/** The body of a request: fields by REST name, and the uploaded picture, not validated yet. */
export interface Form {
  fields: Record<string, unknown>;
  picture?: SpooledUpload;
}

/** Limit of a body without its file: 1 MiB. */
const MAX_BODY_BYTES = 1024 * 1024;

const LIMITS = {
  // A second file gets an error of its own.
  files: 2,
  fileSize: MAX_UPLOAD_BYTES,
  fields: 40,
  parts: 42,
  fieldNameSize: 100,
  // The longest valid text has 20,000 characters: a text that is truncated here is still too long for validation.
  fieldSize: 128 * 1024,
};

/** Registers the parsers of JSON, urlencoded and multipart bodies. Other content types get 415. */
export async function registerFormParsers(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  const options = { parseAs: 'string', bodyLimit: MAX_BODY_BYTES } as const;
  app.addContentTypeParser('application/json', options, (request, body: string, done) => {
    // Some clients declare JSON for an empty body.
    if (body === '') done(null, {});
    else void parse(request, body, done);
  });
  await app.register(formbody, { bodyLimit: MAX_BODY_BYTES, parser: parseUrlencoded });
  await app.register(multipart, { throwFileSizeLimit: false, isPartAFile });
}

/** Parses an urlencoded body. Invalid UTF-8 becomes U+FFFD, which validation rejects. */
function parseUrlencoded(body: string): Record<string, unknown> {
  // The plugin's parser returns a text undecoded when it has invalid UTF-8. `maxKeys: 0` removes the limit of 1,000 fields.
  return parsePairs(body, '&', '=', { maxKeys: 0 });
}

/** Whether a part of a multipart body is a file; a picture without a file name is one too. */
function isPartAFile(_field?: string, type?: string, name?: string): boolean {
  return name !== undefined || type === 'application/octet-stream' || type?.startsWith('image/') === true;
}

/**
 * Parses the form of a request, calls `work` with it, and deletes the temporary file of the picture. A file is accepted only in
 * `pictureField`. Throws `InvalidInput`, `TooLarge`, and `Unavailable` when too many uploads run.
 */
export async function withForm<T>(
  request: FastifyRequest,
  pictureField: string | undefined,
  work: (form: Form) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart() || !pictureField) return work(await parseForm(request));
  return limits.uploads.run(async () => {
    const form = await parseMultipart(request, pictureField);
    return work(form).finally(() => form.picture?.dispose());
  });
}

/** Parses the form of a request for a route without pictures. Throws `InvalidInput`, `TooLarge`. */
export async function parseForm(request: FastifyRequest): Promise<Form> {
  if (request.isMultipart()) return parseMultipart(request);
  const { body } = request;
  if (body === undefined) return { fields: {} };
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    return { fields: body as Record<string, unknown> };
  }
  throw new InvalidInput({}, message('BODY_NOT_OBJECT'));
}

async function parseMultipart(request: FastifyRequest, pictureField?: string): Promise<Form> {
  const { 'content-encoding': encoding = 'identity' } = request.headers;
  if (encoding.toLowerCase() !== 'identity') {
    throw new InvalidInput({}, message('FORM_ENCODED'));
  }
  const form: Form = { fields: {} };
  const sentParts = countParts(request);
  let parsedParts = 0;
  let length = 0;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      parsedParts++;
      if (part.type === 'file') form.picture = (await spoolPicture(part, form, pictureField)) ?? form.picture;
      else form.fields[part.fieldname] = appendValue(form.fields[part.fieldname], part.value);
      length += part.type === 'file' ? 0 : String(part.value).length;
      if (length > Math.min(MAX_BODY_BYTES, request.routeOptions.bodyLimit))
        throw new TooLarge(message('BODY_TOO_LARGE'));
    }
    if (parsedParts < sentParts()) {
      throw new InvalidInput({}, message('FORM_PART_UNREADABLE'));
    }
  } catch (error) {
    await form.picture?.dispose();
    throw hasStatus(error) ? error : new InvalidInput({}, message('FORM_DAMAGED'));
  }
  return form;
}

/** Collects repeated values of a field in an array, which validation rejects for a single value. */
function appendValue(before: unknown, value: unknown): unknown {
  if (before === undefined) return value;
  return Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
}

/** Writes the file to a temporary file. Undefined for the empty file without a name that browsers send when none is selected. */
async function spoolPicture(
  part: MultipartFile,
  { picture }: Form,
  pictureField?: string,
): Promise<SpooledUpload | undefined> {
  if (part.fieldname !== pictureField) {
    throw fileError(
      part,
      pictureField ? message('FILE_OF_OTHER_NAME', { field: pictureField }) : message('FILE_NOT_ACCEPTED'),
    );
  }
  if (picture) throw fileError(part, message('SEVERAL_FILES', { field: pictureField }));
  const spooled = await spool(part.file);
  if (spooled.length > 0 || part.filename) return spooled;
  await spooled.dispose();
  return undefined;
}

function fileError({ fieldname, file }: FilePart, invalid: Message): InvalidInput {
  file.resume();
  return new InvalidInput(fieldname === undefined ? {} : { [fieldname]: invalid }, invalid);
}

/** A file whose part may lack a field name, which the parser accepts. */
type FilePart = Pick<MultipartFile, 'file'> & { fieldname?: string };

/** Errors of @fastify/multipart have a status code; those of busboy, which it uses, do not. */
function hasStatus(error: unknown): boolean {
  return error instanceof AppError || (error instanceof Error && 'statusCode' in error);
}

/** Counts the parts of a multipart body while it is read, including those that the parser skips silently. */
function countParts({ raw, headers }: FastifyRequest): () => number {
  const [, quoted, bare] = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(headers['content-type'] ?? '') ?? [];
  const delimiter = `\r\n--${quoted ?? bare}`;
  let delimiters = 0;
  let rest = Buffer.from('\r\n');
  raw.on('data', (bytes: Buffer) => {
    const chunk = Buffer.concat([rest, bytes]);
    for (let at = 0; (at = chunk.indexOf(delimiter, at)) >= 0; at += delimiter.length) delimiters++;
    rest = chunk.subarray(Math.max(0, chunk.length - delimiter.length + 1));
  });
  return () => delimiters - 1; // the last delimiter closes the form
}
