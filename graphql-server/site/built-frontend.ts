import type { FastifyInstance } from 'fastify';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets, Entry } from '../../schema/page.ts';
import { projectRoot } from '../process/project-root.ts';
import { builtAssets, type Manifest, withMapTiles, type SiteOptions } from './assets.ts';
import { pageRoutes, type ExecuteQuery } from './pages.ts';
import { feedRoutes } from './feeds.ts';
import { fileRoutes } from './files.ts';
import { panelRoutes } from './panel.ts';
import { GRAPHIQL_ENTRY, playgroundPage } from './playground.ts';

/** Fonts of headings and text. */
const FONTS = ['web/ui/fonts/gilda-display.woff2', 'web/ui/fonts/figtree.woff2'];

const readJson = createRequire(import.meta.url);

/** Loads the frontend from the build in `folder`. */
export async function builtFrontend(folder = join(projectRoot(), 'dist/web')) {
  const folders = {
    site: join(folder, 'client'),
    panel: join(folder, 'panel'),
    graphiql: join(folder, 'graphiql'),
  };
  const readManifest = (root: string) => readJson(join(root, 'manifest.json')) as Manifest;
  const site = builtAssets(readManifest(folders.site), {
    entry: 'web/entry-client.tsx',
    starter: 'web/start.ts',
    fonts: FONTS,
  });
  const panel = builtAssets(readManifest(folders.panel), { entry: 'web/admin/entry.tsx', fonts: FONTS });
  const graphiql = builtAssets(readManifest(folders.graphiql), { entry: GRAPHIQL_ENTRY });

  const entry = pathToFileURL(join(folder, 'server/entry-server.js')).href;
  const { render, feed, hasPanelScreen, getCanonicalUrl } = (await import(/* @vite-ignore */ entry)) as Entry;

  return {
    playground: playgroundPage(graphiql),
    async site(
      app: FastifyInstance,
      executeQuery: ExecuteQuery,
      { origin, mapTiles }: SiteOptions,
    ): Promise<void> {
      const withMap = (assets: Assets) => withMapTiles(assets, mapTiles);
      await fileRoutes(app, folders);
      feedRoutes(app, { feed, executeQuery, origin, isCached: true });
      panelRoutes(app, { assets: withMap(panel), hasPanelScreen });
      pageRoutes(app, { render, assets: withMap(site), executeQuery, origin, getCanonicalUrl });
    },
  };
}
