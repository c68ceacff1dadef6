import { availableParallelism } from 'node:os';

/** Decorators and JSX as .swcrc has them; ES modules throughout. */
const shared = {
  transform: { '^.+\\.tsx?$': ['@swc/jest'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  injectGlobals: false,
  testEnvironment: '<rootDir>/graphql-server/database/testing-environment.js',
};

/** The tests of `npm test` in a folder, and those of `npm run test:full`; docs/developing.md has the rule. */
const short = (folder) => [`<rootDir>/${folder}/**/*.test.{ts,tsx}`, '!**/*.full.test.ts'];
const full = (folder) => [`<rootDir>/${folder}/**/*.full.test.ts`];

const SERVER = '{graphql-server,schema,bench,scripts,deploy}';

const embedded = {
  ...shared,
  setupFilesAfterEnv: ['<rootDir>/graphql-server/database/testing-embedded.ts'],
};

const e2e = {
  ...shared,
  globalSetup: '<rootDir>/e2e/global-setup.mjs',
  setupFilesAfterEnv: ['<rootDir>/e2e/setup.ts'],
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
  '/(config|schema|contract|embedded)([.]full)?[.]test[.]ts$',
];

/** The tests of the server again on a real PostgreSQL, when `TEST_DATABASE_URL` names one. */
const postgresql = {
  ...shared,
  testMatch: [`<rootDir>/${SERVER}/**/*.test.ts`],
  displayName: 'server on PostgreSQL',
  testPathIgnorePatterns: withoutDatabase,
};

/** @type {import('jest').Config} */
export default {
  // One more than the processors, because a test in a browser waits for more than half of its time; at most four, because each may
  // run a browser, a server and an embedded database.
  maxWorkers: Math.min(availableParallelism() + 1, 4),
  workerIdleMemoryLimit: '1GB', // embedded databases do not return memory
  testSequencer: '<rootDir>/e2e/test-sequencer.js',
  testTimeout: 60_000,
  projects: [
    { ...embedded, displayName: 'server', testMatch: short(SERVER) },
    { ...embedded, displayName: 'server full', testMatch: full(SERVER) },
    ...(process.env.TEST_DATABASE_URL ? [postgresql] : []),
    { ...e2e, displayName: 'e2e', testMatch: short('e2e') },
    { ...e2e, displayName: 'e2e full', testMatch: full('e2e') },
    {
      ...shared,
      // Files that need a document declare `@jest-environment jsdom`.
      displayName: 'web',
      testMatch: short('web'),
      transform: {
        '(messages|/labels)[.]tsx?$': '<rootDir>/web/testing/message-transform.js',
        ...shared.transform,
      },
      moduleNameMapper: {
        '\\.css$': '<rootDir>/web/no-style.js',
        '\\.svg$': '<rootDir>/web/testing/no-picture.js',
        '^swiper/css': '<rootDir>/web/no-style.js',
      },
    },
  ],
};
