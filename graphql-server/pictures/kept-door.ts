import type { FastifyPluginCallback } from 'fastify';
import { extname } from 'node:path';
import { KEPT, type KeptAddresses } from './kept-address.ts';
import type { PictureStorage } from './storage.ts';

interface KeptParts {
  storage: PictureStorage;
  kept: KeptAddresses;
}

interface KeptRoute {
  Params: { ticket: string; file: string };
}

/** The door to pictures that are only kept, `GET /uploads/kept/{ticket}/{file}`, for whom staff's answers gave an address. */
export const keptDoor: FastifyPluginCallback<KeptParts> = (app, { storage, kept }, done) => {
  app.get<KeptRoute>(`${KEPT}/:ticket/:file`, async ({ params: { ticket, file } }, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" });
    const bytes = kept.admits(file, ticket) ? await storage.readKept(file) : undefined;
    if (!bytes) {
      const message = 'Picture not found';
      return reply.code(404).send({ error: message, message });
    }
    reply.header('cache-control', 'private, max-age=3600');
    return reply.type(extname(file) === '.webp' ? 'image/webp' : 'image/jpeg').send(bytes);
  });
  done();
};
