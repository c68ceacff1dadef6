import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

/** Files that browsers look for at a fixed address. */
const ICONS = ['favicon.ico', 'icon.svg', 'apple-touch-icon.png'];

/** The door to what pages load: files whose name changes with their content, ready compressed, and the icons. */
export async function filesDoor(app: FastifyInstance, folders: { site: string; playground: string }): Promise<void> {
  await app.register(serveStatic, {
    root: [join(folders.site, 'assets'), join(folders.playground, 'assets')],
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  });
  for (const icon of ICONS) {
    app.get(`/${icon}`, (_request, reply) =>
      reply.sendFile(icon, folders.site, { maxAge: '1d', immutable: false }),
    );
  }
}
