/** From how many letters on a word is broken where a line ends, and most letters of a price on one line. */
const LONG_WORD = /\S{18}/;
const ONE_LINE = 24;

/** What somebody wrote, in its own direction; one long word does not push what stands beside it off the screen. */
export function Words({ children: words }: { children: string | null }) {
  if (!words) return null;
  return (
    <span
      className="words"
      dir="auto"
      data-breaks={LONG_WORD.test(words) || undefined}
      data-short={words.length <= ONE_LINE || undefined}
    >
      {words}
    </span>
  );
}
