/** Length from which words are broken, and maximum length of a price on one line. */
const LONG_WORD = /\S{18}/;
const ONE_LINE = 24;

/** User text in its own direction; long words are broken so that they do not overflow. */
export function UserText({ children: words }: { children: string | null }) {
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
