/** Matches a word that is broken at the end of a line. */
const LONG_WORD = /\S{18}/;
/** Maximum length of a price on one line, in characters. */
const ONE_LINE = 24;

/** User text in its own direction; long words are broken so that they do not overflow. */
export function UserText({ children: text }: { children: string | null }) {
  if (!text) return null;
  return (
    <span
      className="words"
      dir="auto"
      data-breaks={LONG_WORD.test(text) || undefined}
      data-short={text.length <= ONE_LINE || undefined}
    >
      {text}
    </span>
  );
}
