import { type AreaUnit, sqft } from './area.ts';
import { areasIn, type TypedArea } from './areas-typed.ts';
import { forPerson, type ForPerson, read, type Reading, tooLong } from './reading.ts';
import { isLength, type SizeWord, sizeWords } from './size-words.ts';
import { notUnderstood, type Piece, wordReader } from './words.ts';

/** Areas in whole dm²: 100 of them are a square metre, and every whole number of square feet has one of its own. */
export interface SizeFacts {
  /** Of the home itself: for an apartment what its title deed says. */
  builtUp?: number;
  /** Of the land it stands on. */
  plot?: number;
  /** Of the homes of a project: the smallest and the largest. */
  builtUpFrom?: number;
  builtUpTo?: number;
  /** Which unit was typed; it is shown first. */
  unit: AreaUnit;
}

export interface SizeOf {
  purpose: 'sale' | 'rent' | 'project';
  type: 'apartment' | 'villa' | 'land';
  /** The unit of a whole list, where the text names none. */
  unit?: AreaUnit;
}

/** Sizes outside these are seldom those of a home. */
const USUAL = { least: sqft(150), most: sqft(50_000) };

const pieces = wordReader(sizeWords);
type Pieces = readonly Piece<SizeWord>[];

/** Reads how large a home and its plot are. */
export function readSize(text: string, of: SizeOf): Reading<SizeFacts> {
  return tooLong(text) ?? readPieces(pieces(text), of);
}

function readPieces(all: Pieces, of: SizeOf): Reading<SizeFacts> {
  const says = (word: SizeWord) => all.some(({ is }) => is === word);
  if (all.every(({ is }) => is === 'missing' || is === 'dash')) return forPerson('No size is given.');
  if (says('otherUnit')) return forPerson('The unit is not read: enter square feet or square metres.');
  const strange = notUnderstood(all);
  if (strange) return forPerson(strange);
  if (all[0]!.is === 'dash') return forPerson('A size is not less than nothing.');
  const typed = areasIn(all, of.unit);
  if (typeof typed === 'string') return forPerson(typed);
  const { areas } = typed;
  if (areas.length === 0) return forPerson('There is no number in it.');

  const value = isRange(all, areas) ? rangeOf(areas, of) : sizesOf(areas, all, of);
  if ('outcome' in value) return value;
  const questions: string[] = [];
  if (!typed.unitSaid) questions.push(`The unit is not said: is it ${UNITS[areas[0]!.unit]}?`);
  const length = all.find(({ is, text }) => (is === 'sqft' || is === 'sqm') && isLength(text));
  if (length) questions.push(`"${length.text}" is a length: is the size in ${UNITS[areas[0]!.unit]}?`);
  if (says('about') || says('plus'))
    questions.push('The size is not exact: the permit needs the exact one. Which is it?');
  return read(value, [...questions, ...doubts(value, areas, of)]);
}

const UNITS = { sqft: 'square feet', sqm: 'square metres', acre: 'acres' };

const shown = (unit: TypedArea['unit']): AreaUnit => (unit === 'sqm' ? 'sqm' : 'sqft');

/** Whether there are two sizes of the same thing with a dash between them. */
function isRange(all: Pieces, areas: readonly TypedArea[]): boolean {
  const [first, second] = all.flatMap(({ is }, at) => (is === 'number' ? [at] : []));
  if (areas.length !== 2 || areas[0]!.label !== areas[1]!.label) return false;
  return all.slice(first, second).some(({ is }) => is === 'dash' || is === 'to');
}

function rangeOf([from, to]: readonly TypedArea[], { purpose }: SizeOf): SizeFacts | ForPerson {
  if (purpose !== 'project') return forPerson('This is a range: a home has one exact size.');
  if (from!.label === 'plot') return forPerson('The range is one of plots, not of homes.');
  if (to!.dm2 < from!.dm2) return forPerson('The range ends below its beginning.');
  return { builtUpFrom: from!.dm2, builtUpTo: to!.dm2, unit: shown(from!.unit) };
}

/** The sizes by what they are called; one without a name is that of the home, and of land that of the plot. */
function sizesOf(
  areas: readonly TypedArea[],
  all: Pieces,
  { type }: SizeOf,
): SizeFacts | ForPerson<Partial<SizeFacts>> {
  const unit = shown(areas[0]!.unit);
  const named = (label: TypedArea['label']) => areas.filter((area) => area.label === label);
  const [plain, builtUp, plot] = [named(undefined), named('builtUp'), named('plot')];
  const parts = all.some(({ is }) => is === 'part' || is === 'plus');
  if (parts && areas.length > 1)
    return plain.length === areas.length
      ? forPerson('The size is given in parts: enter the one that the title deed states.', {
          builtUp: areas.reduce((sum, { dm2 }) => sum + dm2, 0),
          unit,
        })
      : forPerson('The size is given in parts: enter the one that the title deed states.');
  if (plain.length === 2 && areas.length === 2) return sameTwice(plain, type);
  const ofHome = type === 'land' ? builtUp : [...builtUp, ...plain];
  const ofPlot = type === 'land' ? [...plot, ...plain] : plot;
  if (ofHome.length > 1 || ofPlot.length > 1) return forPerson('There are several sizes: which one is it?');
  const value: SizeFacts = { unit };
  if (ofHome[0]) value.builtUp = ofHome[0].dm2;
  if (ofPlot[0]) value.plot = ofPlot[0].dm2;
  if (type === 'apartment' && value.plot !== undefined)
    return forPerson('An apartment has no plot: enter the size of the home.');
  return value;
}

/** A size in feet and in metres: that in metres is the one of the registry, exact to its two decimals. */
function sameTwice([one, other]: readonly TypedArea[], type: SizeOf['type']): SizeFacts | ForPerson {
  if (one!.unit === other!.unit) return forPerson('There are several sizes: which one is it?');
  if (Math.abs(one!.dm2 - other!.dm2) > sqft(1))
    return forPerson('The two sizes are not the same: which one is right?');
  const { dm2 } = other!.unit === 'sqm' ? other! : one!;
  return { [type === 'land' ? 'plot' : 'builtUp']: dm2, unit: shown(one!.unit) };
}

function doubts(value: SizeFacts, areas: readonly TypedArea[], { type }: SizeOf): string[] {
  const questions: string[] = [];
  const homes = [value.builtUp, value.builtUpFrom, value.builtUpTo].filter((size) => size !== undefined);
  if (homes.some((size) => size < USUAL.least || size > USUAL.most))
    questions.push('The size is not between 150 and 50,000 sq ft: is it right?');
  if (type === 'villa' && homes.length === 0)
    questions.push('The size of the plot alone is given: what is that of the home?');
  if (type === 'villa' && areas.some(({ unit, label }) => unit === 'acre' && !label))
    questions.push('Land is measured in acres: is it the size of the home?');
  return questions;
}
