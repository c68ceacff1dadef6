import { normalizeSymbol, tokenize, type Token } from './tokenizer.ts';

export interface PhraseMatch<Meaning> {
  meaning: Meaning;
  /** Its number of tokens. */
  length: number;
}

/** Maximum number of tokens of a phrase; the longest Chinese name has nine characters, each a token. */
const MAX_PHRASE_TOKENS = 10;

/** Phrases by their keys, in which neither blanks nor punctuation count: `sq. ft.` is `sqft`. */
export class Phrases<Meaning> {
  readonly #byKey = new Map<string, Meaning>();
  /** Phrases that are one symbol. */
  readonly #bySymbol = new Map<string, Meaning>();

  /** Adds a phrase, unless it has another meaning already. Returns whether it has this one. */
  add(phrase: string, meaning: Meaning): boolean {
    const key = tokenize(phrase)
      .map((token) => token.key)
      .join('');
    const index = key === '' ? this.#bySymbol : this.#byKey;
    const name = key || phrase.trim();
    if (!index.has(name)) index.set(name, meaning);
    return index.get(name) === meaning;
  }

  has(key: string): boolean {
    return this.#byKey.has(key);
  }

  longestAt(tokens: readonly Token[], at: number): PhraseMatch<Meaning> | null {
    const first = tokens[at]!;
    if (first.key === '') {
      const meaning = this.#bySymbol.get(normalizeSymbol(first.text));
      return meaning === undefined ? null : { meaning, length: 1 };
    }
    let longest: PhraseMatch<Meaning> | null = null;
    let key = '';
    for (let end = at; end < tokens.length && end - at < MAX_PHRASE_TOKENS; end++) {
      const token = tokens[end]!;
      if (token.type === 'quoted') break;
      key += token.key;
      const meaning = token.key === '' || isSplit(tokens, end) ? undefined : this.#byKey.get(key);
      if (meaning !== undefined) longest = { meaning, length: end - at + 1 };
    }
    return longest;
  }
}

/** True if a number is separated from a single letter before it: `1m 2 bed` contains no `m2`, and `d 3` is no district. */
function isSplit(tokens: readonly Token[], end: number): boolean {
  const [before, token] = [tokens[end - 1], tokens[end]!];
  return token.type === 'number' && before?.key.length === 1 && before.end < token.start;
}
