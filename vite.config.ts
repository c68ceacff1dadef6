import react from '@vitejs/plugin-react';
import { readFileSync, realpathSync } from 'node:fs';
import { defaultClientConditions, defineConfig, type ViteBuilder } from 'vite';

/** The tables of a new database, which the server contains. */
const schema = readFileSync(new URL('graphql-server/database/schema.sql', import.meta.url), 'utf8');

/** Entry points of the server, each with an output file in `dist/server/`. */
const programs = {
  main: 'graphql-server/main.ts',
  staff: 'graphql-server/cli/staff.ts',
  backup: 'graphql-server/cli/backup.ts',
  'image-worker': 'graphql-server/pictures/image-worker.ts',
};

/**
 * Libraries of every page, in chunks of their own because they change seldom. There are two of them, because a phone does
 * not respond while it evaluates a chunk (`start.ts`).
 */
const libraries = /node_modules\/(react|react-dom|scheduler)\//;
const router = /node_modules\/(react-router|react-router-dom)\//;

/**
 * Style sheets in one file, because a page waits for each of its files, and because the order of cascade layers
 * (`web/ui/layers.css`) must be declared before every rule.
 */
const style = /\/web\/(?!ui\/(?:viewer|map)\/).*\.css$/;

/** Returns whether a module is one of these files in `web/`. Throws if a file does not exist. */
function isOneOf(files: readonly string[]): (id: string) => boolean {
  const paths = new Set(files.map((file) => realpathSync(new URL(`web/${file}`, import.meta.url))));
  return (id) => paths.has(id);
}

/** Shared modules of detail pages and of pages with a message form. Lists and the search, where most visits begin, do not load them. */
const isRecordModule = isOneOf([
  'site/layout/agent-card.tsx',
  'site/layout/enquiry.tsx',
  'site/layout/enquiry-messages.tsx',
  'site/layout/form-action.ts',
  'site/layout/message.ts',
  'site/layout/message-action.ts',
  'site/layout/message-draft.ts',
  'site/layout/message-form.tsx',
  'site/layout/offer-page.tsx',
  'site/layout/page-texts.tsx',
  'site/layout/record-page.tsx',
  'site/services/guide-page.tsx',
  'site/services/messages.tsx',
  'site/services/newest-home.tsx',
  'ui/picture-gallery.tsx',
  'ui/showcase.tsx',
]);

/** What every visitor loads: the other modules that several pages share. */
const isSharedModule = (id: string) => id.includes('/web/') && !isRecordModule(id);

/** Bundles libraries as for production, whatever `NODE_ENV` is. */
const carried = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { noExternal: true as const },
};

/** The builds, run in sequence because each uses all cores. */
async function buildApp(builder: ViteBuilder): Promise<void> {
  for (const part of ['client', 'panel', 'graphiql', 'ssr', 'server'])
    await builder.build(builder.environments[part]!);
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  // Bundled, Apollo does not detect Node and would hash every query in JavaScript.
  resolve: { alias: { '@apollo/utils.createhash': 'node:crypto' } },
  plugins: [react()],
  // Slow plugins and the large chunk of the map need no warning.
  build: { rolldownOptions: { checks: { pluginTimings: false } }, chunkSizeWarningLimit: 900 },
  builder: { buildApp },
  environments: {
    /** The site in the browser. */
    client: {
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/web/client',
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['web/entry-client.tsx', 'web/start.ts'],
          // Texts of message modules are inlined where they are used.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: {
              groups: [
                { name: 'style', test: style, priority: 5 },
                { name: 'libraries', test: libraries, priority: 4 },
                { name: 'router', test: router, priority: 3 },
                { name: 'shared', test: isSharedModule, minShareCount: 3, priority: 2 },
                { name: 'records', test: isRecordModule, minShareCount: 3, priority: 1 },
              ],
            },
          },
        },
      },
    },
    /** The staff panel, a separate build so that visitors load none of it. */
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
                { name: 'style', test: style, priority: 1 },
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
    /** The server-side rendering of pages. */
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
    /** The server. It keeps class names, which TypeORM and TypeGraphQL use, and does not bundle its libraries. */
    server: {
      consumer: 'server',
      define: { ...carried.define, SCHEMA_SQL: JSON.stringify(schema) },
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
