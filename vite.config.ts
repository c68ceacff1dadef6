import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type ViteBuilder } from 'vite';

/** Programs of the server, each a file of its own in `dist/server/`. */
const programs = { main: 'graphql-server/main.ts', staff: 'graphql-server/staff/cli.ts' };

/** The three parts of the build, one after the other: each makes use of all cores by itself. */
async function buildApp(builder: ViteBuilder): Promise<void> {
  for (const part of ['client', 'ssr', 'server']) await builder.build(builder.environments[part]!);
}

export default defineConfig({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [react()],
  resolve: { alias: [{ find: /^react-router$/, replacement: '/work/main/node_modules/react-router/dist/production/index.mjs' },{ find: /^react-router\/dom$/, replacement: '/work/main/node_modules/react-router/dist/production/dom-export.mjs' }] },
  builder: { buildApp },
  environments: {
    /** What browsers load. */
    client: {
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: 'dist/web/client',
        manifest: 'manifest.json',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: { site: 'web/entry-client.tsx' } },
      },
    },
    /** What renders pages on the server; it carries its libraries, built for production, whatever the process runs as. */
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true },
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
});
