import type { FastifyInstance, FastifyRequest } from 'fastify';
import processRequest from 'graphql-upload/processRequest.mjs';
import { InvalidInput, NotSignedIn, TooLarge } from '../errors.ts';
import { runDry } from '../operation/run-dry.ts';
import { LARGEST_UPLOAD } from '../pictures/upload.ts';

/** One mutation makes one record: more pictures than this at once are many mutations' worth. */
const LIMITS = { maxFileSize: LARGEST_UPLOAD, maxFiles: 10, maxFieldSize: 1024 * 1024 };

function isMultipart(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('multipart/form-data') === true;
}

/** busboy's and graphql-upload's own refusals, as ours. */
function refusalOf(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  const tooLarge = typeof error === 'object' && error !== null && 'status' in error && error.status === 413;
  return tooLarge
    ? new TooLarge(message)
    : new InvalidInput({}, `The multipart request cannot be read: ${message}`);
}

/**
 * Takes GraphQL multipart requests (with `graphql-upload`), from staff only and only with the header that a foreign
 * page cannot send: both are asked before a byte of the body is read.
 */
export function takeUploads(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

  app.addHook('preValidation', async (request, reply) => {
    if (!isMultipart(request)) return;
    if (request.headers['apollo-require-preflight'] === undefined) {
      throw new InvalidInput({}, 'A multipart request needs the header Apollo-Require-Preflight.');
    }
    if (!request.staff) throw new NotSignedIn();
    try {
      request.body = await processRequest(request.raw, reply.raw, LIMITS);
    } catch (error) {
      throw refusalOf(error);
    }
  });

  // Answering before the body has come to its end would block the connection for the client's next request.
  app.addHook('onSend', async (request, reply) => {
    if (isMultipart(request) && !(await runDry(request.raw))) reply.header('connection', 'close');
  });
}
