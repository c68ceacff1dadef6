import { defineConfig } from 'vite';

/** What draws a tile provider's map; what comes of it is committed, so that nobody needs its packages to start. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'built',
    emptyOutDir: true,
    lib: { entry: 'entry.js', formats: ['es'], fileName: () => 'maplibre-gl-csp.js' },
    license: { fileName: 'LICENSES.md' },
    chunkSizeWarningLimit: 1000,
  },
});
