/** Decorators and JSX as .swcrc has them; ES modules throughout. */
const shared = {
  transform: { '^.+\\.tsx?$': ['@swc/jest'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
};

/** @type {import('jest').Config} */
export default {
  workerIdleMemoryLimit: '1GB', // embedded databases keep what they took
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{graphql-server,bench}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'node', // a file that needs a document says `@jest-environment jsdom` at its top
      testMatch: ['<rootDir>/web/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/web/no-style.js',
        '^swiper/css': '<rootDir>/web/no-style.js',
      },
    },
  ],
};
