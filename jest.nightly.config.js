import config from './jest.config.js';

const e2e = config.projects.find(({ displayName }) => displayName === 'e2e');

/**
 * Random walks, and the tests in Firefox where it is installed: `npm run test:nightly`.
 * @type {import('jest').Config}
 */
export default {
  ...config,
  projects: [{ ...e2e, displayName: 'nightly', testMatch: ['<rootDir>/e2e/**/*.nightly.ts'] }],
};
