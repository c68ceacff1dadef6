/** Homes as the bits of whole numbers: that of a slot is bit `slot & 31` of word `slot >>> 5`. */
export type Bitmap = Int32Array;

/** How many bits of a word are set. */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the lowest bit that is set. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

export const has = (bitmap: Bitmap, slot: number): boolean =>
  ((bitmap[slot >>> 5]! >>> (slot & 31)) & 1) === 1;

export function include(bitmap: Bitmap, slot: number): void {
  bitmap[slot >>> 5]! |= 1 << (slot & 31);
}

export function exclude(bitmap: Bitmap, slot: number): void {
  bitmap[slot >>> 5]! &= ~(1 << (slot & 31));
}

/** Some of the words of every bitmap: where each run of them begins, and before which word it ends. */
export type Runs = readonly number[];

/** Writes those that two others have, of which it may be one. */
export function writeCommon(bitmap: Bitmap, one: Bitmap, other: Bitmap, runs: Runs): void {
  for (let run = 0; run < runs.length; run += 2) {
    const end = runs[run + 1]!;
    for (let word = runs[run]!; word < end; word++) bitmap[word] = one[word]! & other[word]!;
  }
}

/** Writes those that one of two others has, of which it may be one. */
export function writeEither(bitmap: Bitmap, one: Bitmap, other: Bitmap, runs: Runs): void {
  for (let run = 0; run < runs.length; run += 2) {
    const end = runs[run + 1]!;
    for (let word = runs[run]!; word < end; word++) bitmap[word] = one[word]! | other[word]!;
  }
}

/** Writes those that one has and the other has not. */
export function writeWithout(bitmap: Bitmap, one: Bitmap, other: Bitmap, runs: Runs): void {
  for (let run = 0; run < runs.length; run += 2) {
    const end = runs[run + 1]!;
    for (let word = runs[run]!; word < end; word++) bitmap[word] = one[word]! & ~other[word]!;
  }
}

/** Of a bitmap the words that have any home, so that what few homes are in is soon gone through. */
export class Gathered {
  length = 0;
  homes = 0;
  words = new Uint32Array(0);
  bits = new Int32Array(0);
  #slots = new Uint32Array(0);

  /** Takes those words of a bitmap that lie on shelves that are chosen. */
  take(bitmap: Bitmap, runs: Runs, isChosen: (word: number) => boolean): void {
    if (this.words.length < bitmap.length) {
      this.words = new Uint32Array(bitmap.length);
      this.bits = new Int32Array(bitmap.length);
    }
    let [length, homes] = [0, 0];
    for (let run = 0; run < runs.length; run += 2) {
      const end = runs[run + 1]!;
      for (let word = runs[run]!; word < end; word++) {
        const bits = bitmap[word]!;
        if (bits === 0 || !isChosen(word)) continue;
        this.words[length] = word;
        this.bits[length++] = bits;
        homes += countBits(bits);
      }
    }
    this.length = length;
    this.homes = homes;
  }

  /** How many of them are in a bitmap as well. */
  countWith(bitmap: Bitmap): number {
    const { words, bits, length } = this;
    let homes = 0;
    for (let i = 0; i < length; i++) homes += countBits(bits[i]! & bitmap[words[i]!]!);
    return homes;
  }

  eachWord(visit: (word: number, some: number) => void): void {
    for (let i = 0; i < this.length; i++) visit(this.words[i]!, this.bits[i]!);
  }

  each(visit: (slot: number) => void): void {
    for (let i = 0; i < this.length; i++) {
      const first = this.words[i]! << 5;
      for (let bits = this.bits[i]!; bits !== 0; bits &= bits - 1) visit(first + lowestBit(bits));
    }
  }

  /** Their slots, until the next are asked for; not by a visit to each, which takes longer by a tenth. */
  slots(): Uint32Array {
    if (this.#slots.length < this.homes) this.#slots = new Uint32Array(this.homes);
    const { words, bits: inWords, length } = this;
    const slots = this.#slots;
    let at = 0;
    for (let i = 0; i < length; i++) {
      const first = words[i]! << 5;
      for (let bits = inWords[i]!; bits !== 0; bits &= bits - 1) slots[at++] = first + lowestBit(bits);
    }
    return slots.subarray(0, at);
  }
}
