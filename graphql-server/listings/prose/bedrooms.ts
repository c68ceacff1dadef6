import { plainText } from './plain-text.ts';
import { readNumber, times } from './numbers.ts';
import { forPerson, type ForPerson, read, type Reading, tooLong } from './reading.ts';
import { bedroomWords, countNamed, withoutHyphens } from './room-words.ts';
import { notUnderstood, type Piece, wordReader } from './words.ts';

export interface BedroomFacts {
  /** 0 to 30; a studio has none. A maid's room is not counted. */
  bedrooms: number;
  maidsRoom?: true;
  study?: true;
}

/** What may be meant by a text that counts no bedrooms. */
export type BedroomProposal = Partial<BedroomFacts> & { propertyType?: 'penthouse' | 'duplex' | 'apartment' };

const MOST = 30;

const pieces = wordReader<keyof typeof bedroomWords>(bedroomWords, { counts: true });
type Pieces = readonly Piece<keyof typeof bedroomWords>[];

/** Reads how many bedrooms a home has. */
export function readBedrooms(
  text: string,
  { type }: { type: 'apartment' | 'villa' },
): Reading<BedroomFacts, BedroomProposal> {
  const all = understood(text);
  if ('outcome' in all) return all;
  const says = (word: keyof typeof bedroomWords) => all.some(({ is }) => is === word);
  const kind = (['penthouse', 'duplex', 'loft'] as const).find(says);
  const counts = countsIn(all);
  if (typeof counts === 'string') return forPerson(counts);
  if (counts.length === 0)
    return kind
      ? forPerson(`"${kind}" is a type of home: how many bedrooms has it?`, {
          propertyType: kind === 'loft' ? 'apartment' : kind,
        })
      : forPerson('It does not say how many bedrooms there are.');
  if (counts.length > 1)
    return forPerson(
      says('plus')
        ? `What is the room after the "+": a maid's room, a study or a hall?`
        : 'There are several numbers of bedrooms: a home has one.',
    );
  if (says('to') || says('or')) return forPerson('There are several numbers of bedrooms: a home has one.');
  if (says('plus') && !says('maid') && !says('study') && !says('extra'))
    return forPerson('Enter the exact number of bedrooms: portals have a "more than", homes do not.');
  if (says('room')) return forPerson('It counts rooms: how many of them are bedrooms?');
  const bedrooms = counts[0]!;
  if (bedrooms === 0 && type === 'villa') return forPerson('A villa cannot be a studio.');

  const value: BedroomFacts = { bedrooms };
  if (says('maid')) value.maidsRoom = true;
  if (says('study')) value.study = true;
  return read(value, kind ? [`It says "${kind}": is that the type of the home?`] : []);
}

/** Reads which numbers of bedrooms the homes of a project have: each once, the smallest first. */
export function readBedroomsOffered(text: string): Reading<readonly number[]> {
  const all = understood(text);
  if ('outcome' in all) return all;
  const counts = countsIn(all);
  if (typeof counts === 'string') return forPerson(counts);
  if (counts.length === 0) return forPerson('It does not say how many bedrooms there are.');
  const strange = all.find(({ is }) => !OFFERED.has(is));
  if (strange) return forPerson(`"${strange.text}" is no number of bedrooms.`);
  const [first, last] = [counts[0]!, counts.at(-1)!];
  const ranges = all.filter(({ is }) => is === 'to').length;
  if (ranges === 0)
    return read(
      [...new Set(counts)].sort((one, other) => one - other),
      [],
    );
  if (ranges > 1 || counts.length !== 2 || last < first)
    return forPerson('The range of bedrooms is not clear.');
  return read(
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
    [],
  );
}

const OFFERED: ReadonlySet<string> = new Set([
  'number',
  'count',
  'studio',
  'bed',
  'and',
  'or',
  'to',
  'filler',
]);

/** The pieces of a text of which every one is understood. */
function understood(text: string): Pieces | ForPerson {
  const long = tooLong(text);
  if (long) return long;
  const all = withoutHyphens(pieces(text));
  if (all.every(({ is }) => is === 'missing' || is === 'to'))
    return forPerson('No number of bedrooms is given.');
  const strange = notUnderstood(all);
  if (strange) return forPerson(strange);
  return all[0]!.is === 'to' ? forPerson('There are no fewer bedrooms than none.') : all;
}

/** The numbers of bedrooms in order, a studio being 0; what is wrong with them when they cannot be read. */
function countsIn(all: Pieces): readonly number[] | string {
  const counts: number[] = [];
  for (const [at, { is, text }] of all.entries()) {
    const next = all[at + 1]?.is;
    if (is === 'number' && (next === 'extra' || (next === 'maid' && text === '1'))) continue;
    if (is === 'studio') counts.push(0);
    else if (is === 'count') counts.push(countNamed(text)!);
    else if (is === 'number') {
      const count = countOf(text);
      if (count === null || count > MOST) return `"${text}" is no number of bedrooms.`;
      counts.push(count);
    }
  }
  // "A room and a hall" in Arabic: the singular counts one.
  const [first, ...others] = all;
  const isOneAndHall = ONE_ROOM.has(first?.text ?? '') && others.some(({ is }) => is === 'extra');
  return counts.length === 0 && isOneAndHall ? [1] : counts;
}

const ONE_ROOM: ReadonlySet<string> = new Set(['غرفة', 'غرفة نوم'].map(plainText));

/** A whole number of rooms; null of any other. */
function countOf(text: string): number | null {
  const number = readNumber(text, 'nothing');
  if (typeof number === 'string') return null;
  const count = times(number, 1n);
  return count === null ? null : Number(count);
}
