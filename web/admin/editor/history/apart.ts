/** A text in three parts: what stands before the part that matters, that part, and what stands after it. */
export interface Parted {
  head: string;
  mark: string;
  tail: string;
}

/** Most characters of a text that are shown unasked, of its part that matters, and of what stands around that. */
const MOST = 240;
const MOST_MARKED = 160;
const AROUND = 60;

/** Two texts of which that matters which is not alike, word by word. */
export function apart(before: string, after: string): [Parted, Parted] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const least = Math.min(one.length, other.length);
  let head = 0;
  while (head < least && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < least - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return [parted(one, head, tail), parted(other, head, tail)];
}

/** A text as short as it can be to show what matters in it; the same where it is short. */
export function shortened(text: Parted): Parted {
  const [head, mark, tail] = [text.head, text.mark, text.tail].map((part) => Array.from(part)) as Characters;
  if (head.length + mark.length + tail.length <= MOST) return text;
  const isCut = mark.length > MOST_MARKED;
  return {
    head: head.length > AROUND ? `…${endOf(head)}` : text.head,
    mark: isCut ? beginningOf(mark, MOST_MARKED) : text.mark,
    tail: tail.length <= AROUND ? text.tail : isCut ? '' : beginningOf(tail, AROUND),
  };
}

/** The first of these characters, and the last, in whole words where there are such. */
const beginningOf = (text: readonly string[], most: number): string =>
  `${text
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
const endOf = (text: readonly string[]): string =>
  text
    .slice(-AROUND)
    .join('')
    .replace(/^\S*\s+/, '');

type Characters = [head: string[], mark: string[], tail: string[]];

const wordsOf = (text: string): string[] => text.split(/(\s+)/);

function parted(words: readonly string[], head: number, tail: number): Parted {
  const end = words.length - tail;
  return {
    head: words.slice(0, head).join(''),
    mark: words.slice(head, end).join(''),
    tail: words.slice(end).join(''),
  };
}
