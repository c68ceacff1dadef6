import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type ViteBuilder } from 'vite';

/** Programs of the server, each a file of its own in `dist/server/`. */
const programs = {
  main: 'graphql-server/main.ts',
  staff: 'graphql-server/cli/staff.ts',
  backup: 'graphql-server/cli/backup.ts',
  pictures: 'graphql-server/pictures/cli.ts',
  'image-worker': 'graphql-server/pictures/image-worker.ts',
};

/**
 * What every page stands on; it changes seldom, so browsers keep it in files of its own. Two, because a file is run in
 * one go, in which a phone hears nobody (`start.ts`).
 */
const libraries = /node_modules\/(react|react-dom|scheduler)\//;
const router = /node_modules\/(react-router|react-router-dom)\//;

/** The style of the whole site, small enough to be one file: a page waits for each it needs. The viewer's comes with it. */
const siteStyle = /\/web\/(?!ui\/(?:viewer|map\/)).*\.css$/;

/**
 * What many pages have in common, and every visitor loads. Not what the pages of homes alone have, or the form by which they are
 * searched, and what brings a map that moves: the first page has none of it.
 */
const inShared =
  /\/web\/(?!site\/(?:people|services\/(?!pages)|layout\/(?:enquir|message|send-message|receive-message|offer|other-offers|record-page|sharing))|ui\/(?:picture-gallery|showcase)|ui\/(?:lazy|place)-map|site\/search\/(?!ground|pages|canonical-query|asking|said|chosen)|site\/listings\/(?:listing-page|searched-list|home-map|alike))/;

/** What pages of one record and pages with a message form share. Lists and the search, where most visits begin, load none of it. */
const inRecords =
  /\/web\/(?:site\/(?:services\/(?!pages)|layout\/(?:enquir|message|send-message|receive-message|offer|other-offers|record-page|sharing))|ui\/(?:picture-gallery|showcase))/;

/** Libraries in the file that uses them, as they are for production, whatever the process runs as. */
const carried = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true as const },
};

/** The parts of the build, one after the other: each makes use of all cores by itself. */
async function buildApp(builder: ViteBuilder): Promise<void> {
  for (const part of ['client', 'panel', 'graphiql', 'ssr', 'server'])
    await builder.build(builder.environments[part]!);
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  // In one file Apollo does not see that it runs in Node, and would hash every query in JavaScript.
  resolve: { alias: { '@apollo/utils.createhash': 'node:crypto' } },
  plugins: [react()],
  // A busy machine is nothing to be warned of, nor is the tile provider's map, which few pages load.
  build: { rolldownOptions: { checks: { pluginTimings: false } }, chunkSizeWarningLimit: 900 },
  builder: { buildApp },
  environments: {
    /** The site, as browsers load it. */
    client: {
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/web/client',
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['web/entry-client.tsx', 'web/start.ts'],
          output: {
            codeSplitting: {
              groups: [
                { name: 'style', test: siteStyle, priority: 5 },
                { name: 'libraries', test: libraries, priority: 4 },
                { name: 'router', test: router, priority: 3 },
                { name: 'shared', test: inShared, minShareCount: 3, priority: 2 },
                { name: 'records', test: inRecords, minShareCount: 3, priority: 1 },
              ],
            },
          },
        },
      },
    },
    /** The staff panel; apart, so that nothing of it reaches a visitor. */
    panel: {
      consumer: 'client',
      build: {
        outDir: 'dist/web/panel',
        assetsDir: 'assets/panel',
        manifest: 'manifest.json',
        copyPublicDir: false,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'web/admin/entry.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries },
                { name: 'router', test: router },
              ],
            },
          },
        },
      },
    },
    /** The GraphQL playground at `/graphql`, for browsers. */
    graphiql: {
      consumer: 'client',
      build: {
        outDir: 'dist/web/graphiql',
        assetsDir: 'assets/graphiql',
        manifest: 'manifest.json',
        copyPublicDir: false,
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { input: 'web/graphiql/entry.tsx', checks: { moduleLevelDirective: false } },
      },
    },
    /** What renders pages on the server. */
    ssr: {
      ...(command === 'build' && carried),
      build: {
        outDir: 'dist/web/server',
        ssr: true,
        sourcemap: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'web/entry-server.tsx' },
      },
    },
    /** The server; class names are part of what it says, and libraries stay where they are installed. */
    server: {
      consumer: 'server',
      define: carried.define,
      resolve: {
        noExternal: true,
        external: ['sharp', '@node-rs/argon2', '@electric-sql/pglite', 'typeorm'],
      },
      build: {
        outDir: 'dist/server',
        ssr: true,
        minify: false,
        sourcemap: true,
        copyPublicDir: false,
        rolldownOptions: { input: programs, output: { keepNames: true, chunkFileNames: 'parts/[name].js' } },
      },
    },
  },
}));
