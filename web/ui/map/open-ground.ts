import { drawnGround } from './drawn-ground.ts';
import type { Ground } from './ground.ts';

/** Where the points of our places are from, as its licence asks to be told. */
const PLACES = 'Place data © GeoNames, CC BY 4.0';

/** Opens what lies under the pins; `tell` is told whom to name for it. */
export function openGround(host: HTMLElement, tell: (credit: string) => void): Promise<Ground> {
  tell(PLACES);
  return Promise.resolve(drawnGround(host));
}
