import { defineConfig } from 'vite';

/** The playground of the GraphQL API, for browsers; what comes of it is committed, so that nobody needs its packages to start. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  logLevel: 'warn',
  build: {
    outDir: 'built',
    emptyOutDir: true,
    assetsDir: 'assets/graphiql',
    manifest: 'manifest.json',
    copyPublicDir: false,
    license: { fileName: 'LICENSES.md' },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: 'entry.jsx', checks: { moduleLevelDirective: false } },
  },
});
