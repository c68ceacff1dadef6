import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationDefinitionNode } from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import processRequest, { type FileUpload } from 'graphql-upload/processRequest.mjs';
import { InvalidInput, AppError, TooLarge } from '../errors.ts';
import { drainRequest } from '../http/drain-request.ts';
import { limits } from '../limits.ts';
import { MAX_UPLOAD_BYTES, spooledBy, type Upload as PictureUpload } from '../pictures/upload.ts';
import { actorOf, authorize } from '../policies.ts';
import { badInput } from './errors.ts';
import { message } from '../messages.ts';

/** A mutation creates one record with one picture; ten files allow for several mutations in a request. */
const LIMITS = { maxFileSize: MAX_UPLOAD_BYTES, maxFiles: 10, maxFieldSize: 1024 * 1024 };

/** Headers that force a CORS preflight; a request needs one of them. */
export const PREFLIGHT = ['apollo-require-preflight', 'x-apollo-operation-name'];

function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

/** Converts errors of busboy and graphql-upload to `InvalidInput` or `TooLarge`; returns other errors unchanged. */
function toAppError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError || 'code' in error) return error;
  const { message: detail } = error;
  return 'status' in error && error.status === 413
    ? new TooLarge(message('UPLOAD_TOO_LARGE', { detail }))
    : new InvalidInput({}, message('UPLOAD_UNREADABLE', { detail }));
}

/** Resolves to an uploaded file when it has arrived. Throws `InvalidInput` for a missing file, and `TooLarge`. */
export async function fileOf(upload: Promise<FileUpload>): Promise<PictureUpload> {
  try {
    return await spooledBy(await upload);
  } catch (error) {
    throw toAppError(error);
  }
}

/**
 * Accepts GraphQL multipart requests (`graphql-upload`) of staff with a header that prevents CSRF. Checks both before it reads the
 * body.
 */
export function addUploads(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

  app.addHook('preValidation', async (request) => {
    if (!isMultipart(request)) return;
    if (!PREFLIGHT.some((header) => request.headers[header])) {
      throw new InvalidInput({}, message('PREFLIGHT_REQUIRED'));
    }
    authorize(actorOf(request.staff), 'upload');
  });

  app.addHook('onSend', async (request, reply) => {
    if (isMultipart(request)) await drainRequest(request, reply);
  });
}

/** Parses the multipart body of a request, if it has one, and calls `handle`. Throws `Unavailable`, `InvalidInput`. */
export async function withUploads<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<T>,
): Promise<T> {
  if (!isMultipart(request)) return handle();
  return limits.uploads.run(async () => {
    try {
      request.body = await processRequest(request.raw, reply.raw, LIMITS);
    } catch (error) {
      throw toAppError(error);
    }
    return handle();
  });
}

/** Throws for a file in a variable that the operation does not declare, because no resolver would read it. */
export function rejectUndeclared(
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const declared = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  const undeclared = Object.keys(variables).find(
    (name) => variables[name] instanceof Upload && !declared.includes(name),
  );
  if (undeclared !== undefined) {
    throw badInput(`A file came as the variable ${undeclared}, which the operation does not declare.`);
  }
}
