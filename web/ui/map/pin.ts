import type { Point } from './projection.ts';

/** A pin on a map. */
export interface Pin {
  id: string;
  point: Point;
  /** Accessible name, such as "AED 2,400,000, 2 bedrooms, Dubai Marina". */
  name: string;
  /** Its text; empty on a plain one. */
  text?: string;
  /** Variant: price of one home, number of homes, or a plain mark. */
  variant: 'price' | 'count' | 'mark';
  /** True while its content is open. */
  isOpen?: boolean;
  /** True if its position is approximate. */
  isNear?: boolean;
}
