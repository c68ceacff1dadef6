import { type AreaUnit, dm2Of } from './area.ts';
import { readNumber } from './numbers.ts';
import type { SizeWord } from './size-words.ts';
import type { Piece } from './words.ts';

/** An area as it was typed: what it is called, and its unit. */
export interface TypedArea {
  dm2: number;
  unit: AreaUnit | 'acre';
  label?: 'builtUp' | 'plot';
}

type Pieces = readonly Piece<SizeWord>[];
type Unit = TypedArea['unit'];

/** PostgreSQL's integer. */
const MOST = 2_147_483_647;

/** The areas in a size, and whether the unit was said; what is wrong with them when they cannot be read. */
export function areasIn(
  pieces: Pieces,
  byDefault?: AreaUnit,
): { areas: TypedArea[]; unitSaid: boolean } | string {
  const units = new Set(pieces.flatMap(({ is }) => (isUnit(is) ? [is] : [])));
  const [only] = units;
  const areas: TypedArea[] = [];
  for (const part of partsOf(pieces)) {
    const found: TypedArea[] = [];
    for (const [at, { is, text }] of part.entries()) {
      if (is !== 'number') continue;
      const own = unitAfter(part, at);
      const unit = own ?? (units.size === 1 ? only : units.size === 0 ? byDefault : undefined);
      if (!unit)
        return units.size === 0
          ? 'The unit is not said: are these square feet or square metres?'
          : `The unit of "${text}" is not said.`;
      const number = readNumber(text, own ? 'unit' : 'nothing');
      if (typeof number === 'string') return number;
      const dm2 = dm2Of(number, unit);
      if (dm2 === 0) return 'The size is a placeholder.';
      if (dm2 > MOST) return 'The size is larger than any home.';
      found.push({ dm2, unit });
    }
    const wrong = labelled(found, part);
    if (wrong) return wrong;
    areas.push(...found);
  }
  return { areas, unitSaid: units.size > 0 };
}

const isUnit = (is: string): is is Unit => is === 'sqft' || is === 'sqm' || is === 'acre';

/** What stands between commas, strokes and the like. */
function partsOf(pieces: Pieces): Pieces[] {
  const parts: Piece<SizeWord>[][] = [[]];
  for (const piece of pieces)
    if (piece.is === 'apart') parts.push([]);
    else parts.at(-1)!.push(piece);
  return parts;
}

/** The unit that follows a number, with nothing between but a "+": 1,200+ sqft. */
function unitAfter(part: Pieces, at: number): Unit | undefined {
  const next = part[at + 1]?.is === 'plus' ? part[at + 2] : part[at + 1];
  return next && isUnit(next.is) ? next.is : undefined;
}

/** Gives each area its label, which stands before it or after it; says so when it is not clear whose a label is. */
function labelled(areas: readonly TypedArea[], part: Pieces): string | null {
  const labels = part.flatMap(({ is }) => (is === 'builtUp' || is === 'plot' ? [is] : []));
  const range = part.some(({ is }) => is === 'dash' || is === 'to');
  if (labels.length === 0) return null;
  if (labels.length === areas.length) areas.forEach((area, at) => (area.label = labels[at]!));
  else if (labels.length === 1 && range) areas.forEach((area) => (area.label = labels[0]!));
  else return 'It is not clear which size is that of the home and which that of the plot.';
  return null;
}
