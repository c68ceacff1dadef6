/** A text split into the unchanged head, the changed part and the unchanged tail. */
export interface SplitText {
  head: string;
  mark: string;
  tail: string;
}

/** Maximum characters shown of a text, of its changed part, and of the context around it. */
const MOST = 240;
const MOST_MARKED = 160;
const AROUND = 60;

/** Compares two texts word by word and splits both around the changed part. */
export function diffTexts(before: string, after: string): [SplitText, SplitText] {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const least = Math.min(one.length, other.length);
  let head = 0;
  while (head < least && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < least - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return [parted(one, head, tail), parted(other, head, tail)];
}

/** Shortens a long text to the changed part and its context. */
export function shorten(text: SplitText): SplitText {
  const [head, mark, tail] = [text.head, text.mark, text.tail].map((part) => Array.from(part)) as Characters;
  if (head.length + mark.length + tail.length <= MOST) return text;
  const isCut = mark.length > MOST_MARKED;
  return {
    head: head.length > AROUND ? `…${endOf(head)}` : text.head,
    mark: isCut ? beginningOf(mark, MOST_MARKED) : text.mark,
    tail: tail.length <= AROUND ? text.tail : isCut ? '' : beginningOf(tail, AROUND),
  };
}

/** The first and the last of these characters, cut at word boundaries where possible. */
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

function parted(words: readonly string[], head: number, tail: number): SplitText {
  const end = words.length - tail;
  return {
    head: words.slice(0, head).join(''),
    mark: words.slice(head, end).join(''),
    tail: words.slice(end).join(''),
  };
}
