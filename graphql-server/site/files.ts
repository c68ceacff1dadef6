import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

/** Files that browsers request at a fixed URL. */
const ROOT_FILES = [
  'favicon.ico',
  'icon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'share.png',
  'site.webmanifest',
];

/** Folders with the pictures of the site's design, which browsers cache for a day. */
const PICTURE_FOLDERS = ['reasons'];

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

/** Serves scripts, styles and fonts under `/assets/`, and the icons. */
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
  for (const folder of PICTURE_FOLDERS) {
    const pictures = { root: join(folders.site, folder), prefix: `/${folder}/` };
    await app.register(serveStatic, { ...pictures, index: false, maxAge: '1d', decorateReply: false });
  }
  // Separate routes, because @fastify/static ignores the headers of a file when it looks for a compressed one first.
  await app.register(serveStatic, { root: folders.site, serve: false, maxAge: '1d' });
  for (const file of ROOT_FILES) app.get(`/${file}`, (_request, reply) => reply.sendFile(file));
}
