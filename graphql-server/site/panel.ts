import type { FastifyInstance } from 'fastify';
import { LANGUAGE } from '../../schema/language.ts';
import type { Assets, Entry } from '../../schema/page.ts';
import { NO_TRANSFORM } from '../cache/cached-response.ts';

/** The HTML document of the staff panel, which is rendered in the browser. */
function panelPage(assets: Assets): string {
  return `<!DOCTYPE html>
<html lang="${LANGUAGE.code}" dir="${LANGUAGE.dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="theme-color" content="#ffffff">
    <title>Admin</title>
    <link rel="icon" href="/favicon.ico" sizes="32x32">
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    ${assets.styles([])}
    ${assets.scripts([])}
  </head>
  <body>
    <div id="panel"></div>
    <noscript>The staff panel needs JavaScript.</noscript>
  </body>
</html>
`;
}

export interface PanelRouteOptions {
  assets: Assets;
  hasPanelScreen: Entry['hasPanelScreen'];
}

/** Paths match in any case (spec §10). */
const ADMIN = '/:admin(^[aA][dD][mM][iI][nN]$)';

/** Serves the staff panel at `/admin` and below, with status 404 where the panel has no screen. */
export function panelRoutes(app: FastifyInstance, { assets, hasPanelScreen }: PanelRouteOptions): void {
  const page = panelPage(assets);
  for (const route of [ADMIN, `${ADMIN}/*`]) {
    app.get(route, async (request, reply) => {
      const path = request.url.replace(/[?#].*$/s, '');
      const status = (await hasPanelScreen(path)) ? 200 : 404;
      return reply
        .code(status)
        .header('cache-control', `no-cache, ${NO_TRANSFORM}`)
        .type('text/html; charset=utf-8')
        .send(page);
    });
  }
}
