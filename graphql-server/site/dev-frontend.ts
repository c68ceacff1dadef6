import react from '@vitejs/plugin-react';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import type { Assets, Entry } from '../../schema/page.ts';
import { projectRoot } from '../process/project-root.ts';
import { type ExecuteQuery, pageRoutes } from './pages.ts';
import { feedRoutes } from './feeds.ts';
import { withMapTiles, type SiteOptions } from './assets.ts';
import { panelRoutes } from './panel.ts';
import { GRAPHIQL_ENTRY, playgroundPage } from './playground.ts';

/** URL of the script of React Refresh, which is a file because the CSP forbids inline scripts. */
const REFRESH = '/refresh-preamble.js';

/** Vite adds inline styles; the panel previews pictures before upload. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; img-src 'self' data: blob:";

/** Creates the tags for an entry module, which Vite transforms on request. */
function sourceAssets(entry: string): Assets {
  const scripts = ['/@vite/client', REFRESH, entry].map(
    (source) => `<script type="module" src="${source}"></script>`,
  );
  return { styles: () => '', scripts: () => scripts.join('') };
}

/** The frontend in development: Vite serves the source, and changes appear at once. */
export function devFrontend() {
  return {
    playground: playgroundPage(sourceAssets(`/${GRAPHIQL_ENTRY}`)),
    async site(
      app: FastifyInstance,
      executeQuery: ExecuteQuery,
      { origin, mapTiles }: SiteOptions,
    ): Promise<void> {
      const withMap = (assets: Assets) => withMapTiles(assets, mapTiles);
      const policy = mapTiles ? `${POLICY} ${new URL(mapTiles.url).origin}` : POLICY;
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
      const site = withMap(sourceAssets('/web/entry-client.tsx'));
      const { render, feed, hasPanelScreen } = entryOf(vite);
      feedRoutes(app, { feed, executeQuery, origin, isCached: false });
      panelRoutes(app, { assets: withMap(sourceAssets('/web/admin/entry.tsx')), hasPanelScreen });
      pageRoutes(app, { render, assets: site, executeQuery, origin });
    },
  };
}

/** Creates the server entry, which loads the current source for each request. */
function entryOf(vite: ViteDevServer): Omit<Entry, 'getCanonicalUrl'> {
  const load = async () => (await vite.ssrLoadModule('/web/entry-server.tsx')) as Entry;
  return {
    render: async (request) => (await load()).render(request),
    feed: async (request) => (await load()).feed(request),
    hasPanelScreen: async (path) => (await load()).hasPanelScreen(path),
  };
}
