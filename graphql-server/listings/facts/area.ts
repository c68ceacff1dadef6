import type { HomeKind } from '../../../schema/listing-kinds.ts';
import { AREA, SQUARE_FOOT } from './bounds.ts';
import { multiplyRounded, parseNumber, type Decimal } from '../../text-parsing/numbers.ts';
import { parseText, UnclearText, type ParseResult } from '../../text-parsing/parse-result.ts';
import {
  createFactTokenizer,
  requireKnown,
  phrasesOf,
  type FactToken,
} from '../../text-parsing/fact-tokens.ts';
import { ABOUT, SQUARE_FEET, SQUARE_METRES } from '../../text-parsing/vocabulary.ts';
import { message, type Message } from '../../messages.ts';

/** Areas in integers of square decimetres (dm², a hundredth of m²), so that each integer of square feet has a distinct value. */
export interface AreaFacts {
  builtUpArea?: number;
  plotArea?: number;
}

type Unit = 'sqft' | 'sqm' | 'acre';

export interface SizeContext {
  family: HomeKind['family'];
  /** The unit of a number without one. */
  defaultUnit?: 'sqft' | 'sqm';
}

/** Square decimetres of each unit as a fraction: a foot is 0.3048 m, an acre 43,560 square feet. */
const SQUARE_DECIMETRES: Readonly<Record<Unit, readonly [bigint, bigint]>> = {
  sqft: [9_290_304n, 1_000_000n],
  sqm: [100n, 1n],
  acre: [43_560n * 9_290_304n, 1_000_000n],
};

export const toSquareDecimetres = (number: Decimal, unit: Unit): number =>
  Number(multiplyRounded(number, ...SQUARE_DECIMETRES[unit]));

/** Square feet of an area in dm², rounded; exact for an area that was entered as an integer of square feet. */
export function toSquareFeet(area: number): bigint {
  const [numerator, denominator] = SQUARE_DECIMETRES.sqft;
  return multiplyRounded({ digits: BigInt(area), decimals: 0 }, denominator, numerator);
}

/** Square decimetres of an integer of square feet. */
export const fromSquareFeet = (feet: number): number =>
  toSquareDecimetres({ digits: BigInt(feet), decimals: 0 }, 'sqft');

/** Homes are seldom smaller or larger than this. */
const USUAL = { min: fromSquareFeet(150), max: fromSquareFeet(50_000) };
const MAX_INTEGER = 2_147_483_647;

/** Units that are not read. */
export const OTHER_AREA_UNITS = `sq yd, sq yds, sq yard, sq yards, square yard, square yards, gaj, yd2, hectare, hectares, ha, sq km, km2,
    marla, kanal, cents, فدان, هكتار, гектар, га, соток, сотки, сотка, 公顷, 亩`;
/** Units of length that agents write for those of area. */
const FEET = 'ft, feet, foot, قدم, أقدام, фут, футов, 英尺';
const METRES = 'm, mtr, mtrs, meter, meters, metre, metres, م, متر, м, метр, метров, 米';
const LENGTHS: ReadonlySet<string> = new Set(phrasesOf(`${FEET}, ${METRES}`));

export const SIZE_VOCABULARY = {
  sqft: `${SQUARE_FEET}, ${FEET}, square feets`,
  sqm: `${SQUARE_METRES}, ${METRES}, m sq`,
  acre: 'acre, acres, ac, акр, акра, акров, 英亩',
  otherUnit: `${OTHER_AREA_UNITS}, cent`,
  builtUp: `bua, built up, built up area, build up, build up area, المساحة المبنية, مساحة البناء, площадь дома, 建筑面积`,
  plot: `plot, plot size, plot area, land, land size, land area, مساحة الأرض, الأرض, قطعة الأرض, участок, площадь участка, 占地面积,
    地块, 地块面积`,
  part: 'suite, suite area, balcony, terrace, unit, internal, شرفة, балкон, терраса, 阳台',
  plus: '+, plus',
  dash: '-',
  to: 'to, до, إلى, 至, 到',
  about: `~, ${ABOUT}, ca, c, 约`,
  missing: 'tba, tbc, tbd, n/a, none, unknown',
  separator: '/, ,, ;, |, and, &, =',
  filler: ':, ., (, ), [, ], size, area, total, total area, المساحة, площадь, 面积, only, on, a, of',
};

type SizeWord = keyof typeof SIZE_VOCABULARY;
type SizeToken = FactToken<SizeWord>;

/** An area of the text, with its label. */
interface TypedArea {
  area: number;
  unit: Unit;
  /** One unit of the last digit, in dm²: 9.29 for whole square feet, 1 for square metres with two decimals. */
  step: number;
  label?: 'builtUp' | 'plot';
}

const tokenize = createFactTokenizer<SizeWord>(SIZE_VOCABULARY);

export function parseSize(text: string, context: SizeContext): ParseResult<AreaFacts> {
  return parseText(text, () => interpret(tokenize(text), context));
}

function interpret(
  tokens: readonly SizeToken[],
  context: SizeContext,
): { facts: AreaFacts; questions: Message[] } {
  const has = (word: SizeWord) => tokens.some(({ type }) => type === word);
  if (tokens.every(({ type }) => type === 'missing' || type === 'dash'))
    throw new UnclearText(message('NO_SIZE'));
  if (has('otherUnit')) throw new UnclearText(message('SIZE_UNIT_UNKNOWN'));
  requireKnown(tokens);
  if (tokens[0]!.type === 'dash') throw new UnclearText(message('SIZE_NEGATIVE'));
  const areas = parseAreas(tokens, context.defaultUnit);
  if (areas.length === 0) throw new UnclearText(message('SIZE_WITHOUT_NUMBER'));
  if (isRange(tokens, areas)) throw new UnclearText(message('SIZE_RANGE'));
  const facts = homeSize(tokens, areas, context);
  for (const area of [facts.builtUpArea, facts.plotArea])
    if (area !== undefined && (area < AREA.min || area > AREA.max))
      throw new UnclearText(message('SIZE_NOT_OF_HOME'));

  const questions: Message[] = [];
  const { unit } = areas[0]!;
  if (!tokens.some(isUnit)) questions.push(message('SIZE_UNIT_GUESSED', { unit }));
  const length = tokens.find((token) => isUnit(token) && LENGTHS.has(token.text));
  if (length) questions.push(message('SIZE_UNIT_LENGTH', { length: length.text, unit }));
  if (has('about') || has('plus')) questions.push(message('SIZE_APPROXIMATE'));
  const { builtUpArea } = facts;
  if (builtUpArea !== undefined && (builtUpArea < USUAL.min || builtUpArea > USUAL.max))
    questions.push(message('SIZE_UNUSUAL'));
  if (context.family === 'villa' && builtUpArea === undefined) questions.push(message('PLOT_ALONE'));
  if (context.family === 'villa' && areas.some((area) => area.unit === 'acre' && !area.label))
    questions.push(message('SIZE_IN_ACRES'));
  return { facts, questions };
}

const isUnit = (token: SizeToken | undefined): token is FactToken<Unit> =>
  token?.type === 'sqft' || token?.type === 'sqm' || token?.type === 'acre';

/** The areas in order. A number without a unit has the only unit of the text, or the default one where the text has none. */
function parseAreas(tokens: readonly SizeToken[], defaultUnit: Unit | undefined): TypedArea[] {
  const units = new Set(tokens.filter(isUnit).map(({ type }) => type as Unit));
  const commonUnit = units.size === 0 ? defaultUnit : units.size === 1 ? [...units][0] : undefined;
  return splitAtSeparators(tokens).flatMap((part) => {
    const areas = part.flatMap((token, at): TypedArea[] => {
      if (token.type !== 'number') return [];
      const next = part[at + 1]?.type === 'plus' ? part[at + 2] : part[at + 1]; // 1,200+ sqft
      const ownUnit = isUnit(next) ? (next.type as Unit) : undefined;
      const unit = ownUnit ?? commonUnit;
      if (!unit) {
        throw new UnclearText(
          units.size === 0
            ? message('NO_SIZE_UNIT')
            : message('NO_SIZE_UNIT_OF_NUMBER', { number: token.text }),
        );
      }
      const number = parseNumber(token.text, ownUnit ? 'unit' : 'nothing');
      const area = toSquareDecimetres(number, unit);
      if (area === 0) throw new UnclearText(message('SIZE_PLACEHOLDER'));
      if (area > MAX_INTEGER) throw new UnclearText(message('SIZE_TOO_LARGE'));
      return [{ area, unit, step: stepOf(number, unit) }];
    });
    addLabels(areas, part);
    return areas;
  });
}

function splitAtSeparators(tokens: readonly SizeToken[]): SizeToken[][] {
  const parts: SizeToken[][] = [[]];
  for (const token of tokens)
    if (token.type === 'separator') parts.push([]);
    else parts.at(-1)!.push(token);
  return parts;
}

/** Labels the areas of a part; a label precedes or follows its area, and a range needs only one. */
function addLabels(areas: readonly TypedArea[], part: readonly SizeToken[]): void {
  const labels = part.flatMap(({ type }) => (type === 'builtUp' || type === 'plot' ? [type] : []));
  if (labels.length === 0) return;
  const isOneForAll = labels.length === 1 && part.some(isRangeSign);
  if (labels.length !== areas.length && !isOneForAll) throw new UnclearText(message('SIZE_LABELS_UNCLEAR'));
  areas.forEach((area, at) => (area.label = labels[isOneForAll ? 0 : at]!));
}

const isRangeSign = ({ type }: SizeToken): boolean => type === 'dash' || type === 'to';

/** Whether the text is a range: two areas with the same label and a dash between them. */
function isRange(tokens: readonly SizeToken[], areas: readonly TypedArea[]): boolean {
  if (areas.length !== 2 || areas[0]!.label !== areas[1]!.label) return false;
  const [first, second] = tokens.flatMap(({ type }, at) => (type === 'number' ? [at] : []));
  return tokens.slice(first, second).some(isRangeSign);
}

/** The areas by their labels; one without a label is that of the home. */
function homeSize(
  tokens: readonly SizeToken[],
  areas: readonly TypedArea[],
  { family }: SizeContext,
): AreaFacts {
  const labelled = (label: TypedArea['label']) =>
    areas.filter((one) => one.label === label).map(({ area }) => area);
  const plain = labelled(undefined);
  if (areas.length > 1 && tokens.some(({ type }) => type === 'part' || type === 'plus')) {
    throw new UnclearText(message('SIZE_IN_PARTS'));
  }
  const unlabelled = plain.length === 2 && areas.length === 2 ? [sameArea(areas[0]!, areas[1]!)] : plain;
  const homes = [...labelled('builtUp'), ...unlabelled];
  const plots = labelled('plot');
  if (homes.length > 1 || plots.length > 1) throw new UnclearText(message('SEVERAL_SIZES'));
  if (family === 'apartment' && plots.length > 0) throw new UnclearText(message('PLOT_SIZE_OF_APARTMENT'));
  return {
    ...(homes.length > 0 && { builtUpArea: homes[0]! }),
    ...(plots.length > 0 && { plotArea: plots[0]! }),
  };
}

/** The area that is given in two units. The less exact one may be the rounding of the other, which is returned. */
function sameArea(one: TypedArea, other: TypedArea): number {
  if (one.unit === other.unit) throw new UnclearText(message('SEVERAL_SIZES'));
  const [exact, rounded] = one.step <= other.step ? [one, other] : [other, one];
  if (Math.abs(exact.area - rounded.area) > Math.max(rounded.step / 2, fromSquareFeet(1)))
    throw new UnclearText(message('SIZES_DIFFER'));
  return exact.area;
}

function stepOf({ decimals }: Decimal, unit: Unit): number {
  const [numerator, denominator] = SQUARE_DECIMETRES[unit];
  return Number(numerator) / Number(denominator) / 10 ** decimals;
}

/** `2,240 sq ft`, `BUA 3,200 sq ft, plot 5,000 sq ft` or `Plot 5,000 sq ft`; null without an area. */
export function formatSize({
  builtUpArea,
  plotArea,
}: { [Name in keyof AreaFacts]?: AreaFacts[Name] | null }): string | null {
  const home = Number.isSafeInteger(builtUpArea) ? formatSquareFeet(builtUpArea!) : null;
  const plot = Number.isSafeInteger(plotArea) ? formatSquareFeet(plotArea!) : null;
  if (plot === null) return home;
  return home === null ? `Plot ${plot}` : `BUA ${home}, plot ${plot}`;
}

function formatSquareFeet(area: number): string {
  const { feet, decimals } = inSquareFeet(area);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${feet.toLocaleString('en-US', digits)} sq ft`;
}

/** Square feet, with one decimal where the parser needs it to return the same area: a tenth is less than a dm². */
export function inSquareFeet(area: number): { feet: number; decimals: number } {
  const feet = Number(toSquareFeet(area));
  return fromSquareFeet(feet) === area ? { feet, decimals: 0 } : { feet: area / SQUARE_FOOT, decimals: 1 };
}
