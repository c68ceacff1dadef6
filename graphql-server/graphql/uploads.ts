import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationDefinitionNode } from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import processRequest, { type FileUpload } from 'graphql-upload/processRequest.mjs';
import { InvalidInput, Refusal, TooLarge } from '../errors.ts';
import { drainRequest } from '../http/drain-request.ts';
import {
  limitUploads,
  MAX_UPLOAD_BYTES,
  spooledBy,
  type Upload as PictureUpload,
} from '../pictures/upload.ts';
import { actorOf, authorize } from '../policies.ts';
import { badInput } from './errors.ts';

/** One mutation makes one record: more pictures than this at once are many mutations' worth. */
const LIMITS = { maxFileSize: MAX_UPLOAD_BYTES, maxFiles: 10, maxFieldSize: 1024 * 1024 };

/** Headers that a foreign page cannot send without being allowed to: any of them will do. */
export const PREFLIGHT = ['apollo-require-preflight', 'x-apollo-operation-name'];

function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

/** busboy's and graphql-upload's own refusals, as ours; neither the system's errors nor our own refusals are among them. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Refusal || 'code' in error) return error;
  const { message } = error;
  return 'status' in error && error.status === 413
    ? new TooLarge(message)
    : new InvalidInput({}, `The multipart request cannot be read: ${message}`);
}

/** A file that came with a request, once all of it is there. Throws `InvalidInput` for one that did not arrive, and `TooLarge`. */
export async function fileOf(upload: Promise<FileUpload>): Promise<PictureUpload> {
  try {
    return await spooledBy(await upload);
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Takes GraphQL multipart requests (with `graphql-upload`), from staff only and only with a header that a foreign
 * page cannot send: both are asked before a byte of the body is read.
 */
export function takeUploads(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

  app.addHook('preValidation', async (request) => {
    if (!isMultipart(request)) return;
    if (!PREFLIGHT.some((header) => request.headers[header])) {
      throw new InvalidInput(
        {},
        'A multipart request needs the header Apollo-Require-Preflight or X-Apollo-Operation-Name.',
      );
    }
    authorize(actorOf(request.staff), 'upload');
  });

  app.addHook('onSend', async (request, reply) => {
    if (isMultipart(request)) await drainRequest(request, reply);
  });
}

/** Answers a request once its multipart body, if it has one, is let in and read. Throws `Unavailable`, `InvalidInput`. */
export async function withUploads<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<T>,
): Promise<T> {
  if (!isMultipart(request)) return answer();
  return limitUploads(async () => {
    try {
      request.body = await processRequest(request.raw, reply.raw, LIMITS);
    } catch (error) {
      throw refusalOf(error);
    }
    return answer();
  });
}

/** Throws for a file that came as a variable which the operation does not declare: nobody would look at it. */
export function refuseUndeclared(
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const declared = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  const lost = Object.keys(variables).find(
    (name) => variables[name] instanceof Upload && !declared.includes(name),
  );
  if (lost !== undefined) {
    throw badInput(`A file came as the variable ${lost}, which the operation does not declare.`);
  }
}
