import { LANGUAGE } from '../../schema/language.ts';
import type { Assets } from '../../schema/page.ts';

/** Entry module of GraphiQL, by which the build's manifest names its files. */
export const GRAPHIQL_ENTRY = 'web/graphiql/entry.tsx';

/** HTML page of GraphiQL. Every script and style comes from this server. */
export function playgroundPage(assets: Assets): string {
  return `<!DOCTYPE html>
<html lang="${LANGUAGE.code}" dir="${LANGUAGE.dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>GraphQL playground</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    ${assets.styles([])}
    ${assets.scripts([])}
  </head>
  <body>
    <div id="graphiql"></div>
    <noscript>The playground needs JavaScript. The API answers at this address without it.</noscript>
  </body>
</html>
`;
}
