/**
 * Counts in how many of some words each of their 32 bits is set, and adds that to a tally, the count of the lowest bit
 * first. The words are those of a column at some places. Counts stand upright while they grow: plane `n` has that bit of
 * each of the 32 which is worth 2 to the power of `n`, so that one addition is for all of them (Harley and Seal); of eight
 * words one carry is left.
 */
export function countByPosition(
  column: Int32Array,
  places: Uint32Array,
  tally: Uint32Array,
  first: number,
): void {
  const planes = new Int32Array(32);
  let [ones, twos, fours] = [0, 0, 0];
  let at = 0;
  for (; at + 8 <= places.length; at += 8) {
    const a = column[places[at]!]!;
    const b = column[places[at + 1]!]!;
    const c = column[places[at + 2]!]!;
    const d = column[places[at + 3]!]!;
    const e = column[places[at + 4]!]!;
    const f = column[places[at + 5]!]!;
    const g = column[places[at + 6]!]!;
    const h = column[places[at + 7]!]!;
    const twosOfAB = majority(ones, a, b);
    ones ^= a ^ b;
    const twosOfCD = majority(ones, c, d);
    ones ^= c ^ d;
    const twosOfEF = majority(ones, e, f);
    ones ^= e ^ f;
    const twosOfGH = majority(ones, g, h);
    ones ^= g ^ h;
    const foursOfAD = majority(twos, twosOfAB, twosOfCD);
    twos ^= twosOfAB ^ twosOfCD;
    const foursOfEH = majority(twos, twosOfEF, twosOfGH);
    twos ^= twosOfEF ^ twosOfGH;
    add(planes, 3, majority(fours, foursOfAD, foursOfEH));
    fours ^= foursOfAD ^ foursOfEH;
  }
  planes.set([ones, twos, fours]);
  for (; at < places.length; at++) add(planes, 0, column[places[at]!]!);
  for (let power = 0; power < planes.length; power++) {
    for (let bits = planes[power]!, bit = first; bits !== 0; bits >>>= 1, bit++)
      tally[bit]! += (bits & 1) * 2 ** power;
  }
}

/** The bits that are set in two of three words or in all: what is carried when they are added. */
const majority = (a: number, b: number, c: number): number => (a & b) | ((a ^ b) & c);

/** Adds a word whose bits are worth 2 to that power. */
function add(planes: Int32Array, power: number, word: number): void {
  for (let carry = word; carry !== 0; power++) {
    const plane = planes[power]!;
    planes[power] = plane ^ carry;
    carry &= plane;
  }
}
