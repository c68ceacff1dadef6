import type { Assets } from '../../schema/page.ts';

/** What a visitor is told whose page cannot be made soon, and why. An empty address leads to the page itself. */
export const busyPage = (assets: Assets, why: string): string => `<!DOCTYPE html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>One moment, please</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    ${assets.styles([])}
  </head>
  <body>
    <main class="measure">
      <h1>One moment, please</h1>
      <p>${why} <a href="">Try again</a> in a few seconds.</p>
    </main>
  </body>
</html>
`;
