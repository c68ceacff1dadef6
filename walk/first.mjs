import Sequencer from '@jest/test-sequencer';

const isWalk = ({ context }) => context.config.displayName?.name === 'walk';

/** The longest tests first, as Jest has it; where no earlier run is known the walks, for they are longer than their files. */
export default class WalksFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    return [...sorted.filter(isWalk), ...sorted.filter((test) => !isWalk(test))];
  }
}
