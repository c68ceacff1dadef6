import type { Point } from './projection.ts';

/** Something that stands on a map. */
export interface Pin {
  id: string;
  point: Point;
  /** What it is, for those who hear it: "AED 2,400,000, 2 bedrooms, Dubai Marina". */
  name: string;
  /** What stands on it; nothing on a plain one. */
  text?: string;
  /** How it looks: what is asked for one home, how many there are, or a mark alone. */
  look: 'price' | 'count' | 'mark';
  /** Whether what it stands for is shown. */
  isOpen?: boolean;
  /** Whether it stands only near what it stands for. */
  isNear?: boolean;
}
