import { type Exact, nearest } from './numbers.ts';

/** The two units in which an area is typed and shown; it is kept in dm², of which one m² has 100. */
export type AreaUnit = 'sqft' | 'sqm';

/** Square decimetres in a unit as a fraction: a foot is 0.3048 m, and an acre 43,560 square feet. */
const DM2 = {
  sqft: [9_290_304n, 1_000_000n],
  sqm: [100n, 1n],
  acre: [43_560n * 9_290_304n, 1_000_000n],
} as const;

/** An area in whole dm². */
export const dm2Of = (number: Exact, unit: AreaUnit | 'acre'): number =>
  Number(nearest(number, DM2[unit][0], DM2[unit][1]));

/** Whole square feet of an area in dm²; those of which it was made, when it was made of whole ones. */
export const sqftOf = (dm2: number): bigint =>
  nearest({ digits: BigInt(dm2), decimals: 0 }, DM2.sqft[1], DM2.sqft[0]);

export const sqft = (feet: number): number => dm2Of({ digits: BigInt(feet), decimals: 0 }, 'sqft');
