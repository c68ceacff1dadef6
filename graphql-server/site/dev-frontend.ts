import react from '@vitejs/plugin-react';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import type { Assets, Entry } from '../../schema/page.ts';
import { projectRoot } from '../process/project-root.ts';
import { type Ask, pageRoutes } from './pages.ts';
import { feedsDoor } from './feeds.ts';
import { tellingMap, type Stands } from './assets.ts';
import { panelDoor } from './panel.ts';
import { GRAPHIQL_ENTRY, playgroundPage } from './playground.ts';

/** Sets up the exchange of components while they run; Vite would put it into the page, where nothing may run. */
const REFRESH = '/refresh-preamble.js';

/** Vite puts styles into the page by script; the panel shows a picture before it is sent. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:";

/** Scripts as they are written, made ready by Vite when a browser asks for them. */
function sources(entry: string): Assets {
  const scripts = ['/@vite/client', REFRESH, entry].map(
    (source) => `<script type="module" src="${source}"></script>`,
  );
  return { styles: () => '', scripts: () => scripts.join('') };
}

/** What browsers see while the site is being written: every change at once, nothing built. */
export function developing() {
  return {
    playground: playgroundPage(sources(`/${GRAPHIQL_ENTRY}`)),
    async site(app: FastifyInstance, ask: Ask, { origin = '', mapStyle }: Stands = {}): Promise<void> {
      const telling = (its: Assets) => tellingMap(its, mapStyle);
      const policy = mapStyle ? `${POLICY} ${new URL(mapStyle).origin}` : POLICY;
      const vite = await createServer({
        root: projectRoot(),
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      app.addHook('onClose', () => vite.close());
      app.addHook('onRequest', (request, reply, done) => {
        reply.header('content-security-policy', policy);
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.get(REFRESH, (_request, reply) =>
        reply.type('text/javascript').send(react.preambleCode.replace('__BASE__', '/')),
      );
      const assets = telling(sources('/web/entry-client.tsx'));
      const { render, feed, knowsPanel } = entryOf(vite);
      feedsDoor(app, { feed, ask, origin, isCached: false });
      panelDoor(app, { assets: telling(sources('/web/admin/entry.tsx')), knows: knowsPanel });
      pageRoutes(app, { render, assets, ask, origin });
    },
  };
}

/** Answers by the code as it is now. */
function entryOf(vite: ViteDevServer): Omit<Entry, 'addressOf'> {
  const now = async () => (await vite.ssrLoadModule('/web/entry-server.tsx')) as Entry;
  return {
    render: async (request) => (await now()).render(request),
    feed: async (request) => (await now()).feed(request),
    knowsPanel: async (path) => (await now()).knowsPanel(path),
  };
}
