import Sequencer from '@jest/test-sequencer';

/**
 * Starts the tests in a browser first. They take the longest and often wait, which Jest cannot tell from the sizes of their files:
 * at the end of a run they would leave the processors idle.
 */
export default class BrowserTestsFirst extends Sequencer {
  sort(tests) {
    const isInBrowser = ({ context }) => context.config.displayName?.name.startsWith('e2e');
    const sorted = super.sort(tests);
    return [...sorted.filter(isInBrowser), ...sorted.filter((test) => !isInBrowser(test))];
  }
}
