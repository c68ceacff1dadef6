/**
 * The number of edits between two words, or Infinity if it is greater than `max`. An edit adds, removes or changes a letter, or
 * swaps two neighbours (Damerau-Levenshtein distance, restricted).
 */
export const editDistance = (one: string, other: string, max: number): number =>
  Math.abs(one.length - other.length) > max ? Infinity : limit(lastRow(one, other, max).at(-1)!, max);

/** The smallest edit distance between a text and any beginning of a word. */
export const prefixEditDistance = (text: string, word: string, max: number): number =>
  text.length - word.length > max ? Infinity : limit(Math.min(...lastRow(text, word, max)), max);

const limit = (distance: number, max: number): number => (distance > max ? Infinity : distance);

/**
 * The last row of the distance matrix: the distances between the first word and each beginning of the second. Returns an earlier
 * row where two in succession exceed `max`: all that follow do, too.
 */
function lastRow(one: string, other: string, max: number): number[] {
  let beforePrevious: number[] = [];
  let previous: number[] = [];
  let row: number[] = [];
  for (let j = 0; j <= other.length; j++) row.push(j);
  let [min, previousMin] = [0, 0];
  for (let i = 1; i <= one.length && (min <= max || previousMin <= max); i++) {
    [beforePrevious, previous, row] = [previous, row, [i]];
    [previousMin, min] = [min, i];
    for (let j = 1; j <= other.length; j++) {
      let distance = previous[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      if (previous[j]! < distance) distance = previous[j]! + 1;
      if (row[j - 1]! < distance) distance = row[j - 1]! + 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap && beforePrevious[j - 2]! < distance) distance = beforePrevious[j - 2]! + 1;
      row.push(distance);
      if (distance < min) min = distance;
    }
  }
  return row;
}
