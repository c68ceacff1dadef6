import { availableParallelism } from 'node:os';

/** Decorators and JSX as .swcrc has them; ES modules throughout. */
const shared = {
  transform: { '^.+\\.tsx?$': ['@swc/jest'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  injectGlobals: false,
};

/** Vite alone resolves `import.meta.glob`. */
const globs = { '/globs/([^/]+)[.]ts$': '<rootDir>/web/testing/globs/$1.ts' };

const server = {
  ...shared,
  testMatch: ['<rootDir>/{graphql-server,schema,bench,scripts,deploy}/**/*.test.ts'],
};

/** Tests that use no database, or start their own: the project on PostgreSQL does not repeat them. */
const withoutDatabase = [
  '/pictures/(?!garbage-collection)',
  '/observability/observability[.]',
  '/process/',
  '/http/client-address[.]',
  '/(places|listings/facts/(?!facts))',
  '/(schema|bench|scripts)/',
  '/staff/credentials[.]',
  '/cli/',
  '/(config|schema|contract|embedded)[.]test[.]ts$',
];

/** The same tests again on a real PostgreSQL, when `TEST_DATABASE_URL` names one. */
const postgresql = {
  ...server,
  displayName: 'server on PostgreSQL',
  testPathIgnorePatterns: withoutDatabase,
};

/** @type {import('jest').Config} */
export default {
  // Each worker may run a browser, a server and an embedded database.
  maxWorkers: Math.min(availableParallelism(), 4),
  workerIdleMemoryLimit: '1GB', // embedded databases do not return memory
  testTimeout: 60_000,
  projects: [
    {
      ...server,
      displayName: 'server',
      setupFilesAfterEnv: ['<rootDir>/graphql-server/database/testing-embedded.ts'],
    },
    ...(process.env.TEST_DATABASE_URL ? [postgresql] : []),
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/e2e/**/*.test.ts'],
      globalSetup: '<rootDir>/e2e/global-setup.mjs',
      setupFilesAfterEnv: ['<rootDir>/e2e/setup.ts'],
      moduleNameMapper: globs,
    },
    {
      ...shared,
      // Files that need a document declare `@jest-environment jsdom`.
      displayName: 'web',
      testMatch: ['<rootDir>/web/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        ...globs,
        '\\.css$': '<rootDir>/web/no-style.js',
        '\\.svg$': '<rootDir>/web/testing/no-picture.js',
        '^swiper/css': '<rootDir>/web/no-style.js',
      },
    },
  ],
};
