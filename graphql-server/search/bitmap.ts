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

/** Leaves those that another has as well. */
export function keepCommon(bitmap: Bitmap, other: Bitmap, words: number): void {
  for (let word = 0; word < words; word++) bitmap[word]! &= other[word]!;
}

/** Adds those that another has. */
export function addAll(bitmap: Bitmap, other: Bitmap, words: number): void {
  for (let word = 0; word < words; word++) bitmap[word]! |= other[word]!;
}

/** Of a bitmap the words that have any home, so that what few homes are in is soon gone through. */
export class Gathered {
  length = 0;
  homes = 0;
  words = new Uint32Array(0);
  bits = new Int32Array(0);

  /** Takes those words of a bitmap that lie on shelves that are chosen. */
  take(bitmap: Bitmap, words: number, isChosen: (word: number) => boolean): void {
    if (this.words.length < words) {
      this.words = new Uint32Array(bitmap.length);
      this.bits = new Int32Array(bitmap.length);
    }
    let [length, homes] = [0, 0];
    for (let word = 0; word < words; word++) {
      const bits = bitmap[word]!;
      if (bits === 0 || !isChosen(word)) continue;
      this.words[length] = word;
      this.bits[length++] = bits;
      homes += countBits(bits);
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

  each(visit: (slot: number) => void): void {
    for (let i = 0; i < this.length; i++) {
      const first = this.words[i]! << 5;
      for (let bits = this.bits[i]!; bits !== 0; bits &= bits - 1) visit(first + lowestBit(bits));
    }
  }
}
