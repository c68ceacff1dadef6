import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../../jest.config.js';

/**
 * `npm run test:mutation -- graphql-server/places`: changes the source files of a folder one place at a time, runs the tests of the
 * folder after each change, and lists the changes that no test noticed.
 */
const [folder = 'graphql-server/places'] = process.argv.slice(2);

const displayName = folder.startsWith('web/') ? 'web' : 'server';
const project = jestConfig.projects.find((each) => each.displayName === displayName);
const plugins = join(import.meta.dirname, 'node_modules/@stryker-mutator');

await new Stryker({
  plugins: [join(plugins, 'jest-runner/dist/src/index.js')],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning'],
  jest: {
    projectType: 'custom',
    config: {
      projects: [{ ...project, rootDir: '.', testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`] }],
    },
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'off', // it needs a test environment of Stryker
  mutate: [
    `${folder}/**/*.{ts,tsx}`,
    `!${folder}/**/*.test.{ts,tsx}`,
    '!schema/{documents/**,possible-types.ts}',
  ],
  ignorePatterns: ['dist', 'data', 'uploads', 'bench/node_modules', 'scripts/*/node_modules'],
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
  concurrency: 2,
  reporters: ['progress', 'clear-text'],
}).runMutationTest();
