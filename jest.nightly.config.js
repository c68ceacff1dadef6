import config from './jest.config.js';

const walk = config.projects.find(({ displayName }) => displayName === 'walk');

/**
 * Random walks, and the tests in Firefox where it is installed: `npm run test:nightly`.
 * @type {import('jest').Config}
 */
export default {
  ...config,
  projects: [{ ...walk, displayName: 'nightly', testMatch: ['<rootDir>/walk/**/*.nightly.ts'] }],
};
