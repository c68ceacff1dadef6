import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

/** Options for files whose name contains a hash of their content. The build compresses the larger ones. */
const hashedFileOptions = {
  index: false as const,
  preCompressed: true,
  immutable: true,
  maxAge: '1y',
  setHeaders: (reply: { setHeader(name: string, value: string): void }) => {
    reply.setHeader('vary', 'Accept-Encoding');
  },
};

/** Serves scripts, styles and fonts under `/assets/`, and the pictures of the design. */
export async function fileRoutes(
  app: FastifyInstance,
  folders: { site: string; panel: string; graphiql: string },
): Promise<void> {
  const site = { root: join(folders.site, 'assets'), prefix: '/assets/' };
  const graphiql = { root: join(folders.graphiql, 'assets/graphiql'), prefix: '/assets/graphiql/' };
  const panel = { root: join(folders.panel, 'assets/panel'), prefix: '/assets/panel/' };
  for (const folder of [site, graphiql, panel]) {
    await app.register(serveStatic, { ...hashedFileOptions, ...folder, decorateReply: false });
  }
  const pictures = { root: join(folders.site, 'reasons'), prefix: '/reasons/' };
  await app.register(serveStatic, { ...pictures, index: false, maxAge: '1d', decorateReply: false });
}
