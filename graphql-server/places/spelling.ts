const FAR = Number.MAX_SAFE_INTEGER;

/**
 * Slips between two words, when they are no more than so many; Infinity when they are more. A slip is a letter too many,
 * too few or wrong, or two neighbours changed about (Damerau-Levenshtein, no letter touched twice). Only the letters that
 * can still be met by so many slips are compared, so that whole lists of names are tried at every key.
 */
export const slips = (typed: string, known: string, most: number): number =>
  Math.abs(typed.length - known.length) > most ? Infinity : compare(typed, known, most, ({ end }) => end);

/** The same between what was typed so far and the beginning of a word that is nearest to it. */
export const slipsSoFar = (typed: string, known: string, most: number): number =>
  typed.length - known.length > most ? Infinity : compare(typed, known, most, ({ least }) => least);

/** The last line of the comparison: at the whole of what is known, and at that beginning of it which is nearest. */
type Last = { end: number; least: number };

function compare(typed: string, known: string, most: number, outcome: (last: Last) => number): number {
  let before: number[] = [];
  let above: number[] = [];
  let line: number[] = [];
  for (let length = 0; length <= most + 1; length++) line.push(length);
  let [least, leastAbove] = [0, 0];
  for (let at = 1; at <= typed.length; at++) {
    [before, above, line] = [above, line, before];
    leastAbove = least;
    const first = Math.max(1, at - most);
    const last = Math.min(known.length, at + most);
    least = line[first - 1] = first === 1 ? at : FAR;
    for (let length = first; length <= last; length++) {
      const wrong = typed[at - 1] === known[length - 1] ? 0 : 1;
      let far = above[length - 1]! + wrong;
      if (above[length]! < far) far = above[length]! + 1;
      if (line[length - 1]! < far) far = line[length - 1]! + 1;
      const swapped = typed[at - 1] === known[length - 2] && typed[at - 2] === known[length - 1];
      if (swapped && at > 1 && length > 1 && before[length - 2]! < far) far = before[length - 2]! + 1;
      line[length] = far;
      if (far < least) least = far;
    }
    line[last + 1] = FAR;
    if (least > most && leastAbove > most) return Infinity;
  }
  const found = outcome({ end: line[known.length]!, least });
  return found > most ? Infinity : found;
}
