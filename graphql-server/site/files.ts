import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

/** Files that browsers look for at a fixed address. */
const ICONS = ['favicon.ico', 'icon.svg', 'apple-touch-icon.png'];

/** Names change with content, and the build has compressed what is worth it. */
const named = {
  index: false as const,
  preCompressed: true,
  immutable: true,
  maxAge: '1y',
  setHeaders: (reply: { setHeader(name: string, value: string): void }) => {
    reply.setHeader('vary', 'Accept-Encoding');
  },
};

/** The door to what pages load: scripts, styles and fonts under `/assets/`, and the icons. */
export async function filesDoor(
  app: FastifyInstance,
  folders: { site: string; playground: string },
): Promise<void> {
  const site = { root: join(folders.site, 'assets'), prefix: '/assets/' };
  const playground = { root: join(folders.playground, 'assets/graphiql'), prefix: '/assets/graphiql/' };
  await app.register(serveStatic, { ...named, ...site });
  await app.register(serveStatic, { ...named, ...playground, decorateReply: false });
  for (const icon of ICONS) {
    app.get(`/${icon}`, (_request, reply) =>
      reply.sendFile(icon, folders.site, { maxAge: '1d', immutable: false }),
    );
  }
}
