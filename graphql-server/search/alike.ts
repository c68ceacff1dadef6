import { Best } from './best.ts';
import type { Looked } from './sets.ts';
import type { Order } from './order.ts';
import { placeNumberOf, purposeOf, typeOf } from './shelves.ts';
import { traitsOf } from './traits.ts';
import { FARTHEST } from './wish.ts';

/** Of a degree of latitude. */
const KILOMETRES = 111.2;

/** How far apart two homes are taken to be in what one of them does not tell. */
const UNTOLD = 0.5;
const BEDROOM = 0.3;
const ELSEWHERE = 0.3;
/** Most homes that one is compared with. */
const MOST_COMPARED = 5_000;

/** The bits of the numbers of bedrooms among a home's traits. */
const BEDROOMS = [...traitsOf('bedrooms').values()].reduce((bits, trait) => bits | (1 << trait), 0);

/** Homes of the same purpose that stand nearest to one; by their latitude on both its sides, until all are farther away. */
export function nearTo({ columns, orders }: Looked, id: number, most: number): number[] {
  const own = columns.slotOf.get(id);
  if (own === undefined || columns.latitude[own]! < 0) return [];
  const [latitude, longitude] = [columns.latitude[own]!, columns.longitude[own]!];
  const east = Math.cos((latitude * Math.PI) / 180);
  const away = (slot: number) =>
    KILOMETRES *
    Math.hypot(columns.latitude[slot]! - latitude, (columns.longitude[slot]! - longitude) * east);
  const purpose = purposeOf(columns.shelfAt(own));
  return closest(
    { columns, order: orders.latitude, own, most },
    {
      isMeant: (slot) => purposeOf(columns.shelfAt(slot)) === purpose,
      least: (slot) => KILOMETRES * Math.abs(columns.latitude[slot]! - latitude),
      measure: away,
      farthest: FARTHEST,
    },
  );
}

/** Homes of the same purpose and type that are most like one; by what is asked, more and less, until all are less like it. */
export function likeTo({ columns, orders }: Looked, id: number, most: number): number[] {
  const own = columns.slotOf.get(id);
  if (own === undefined) return [];
  const { asked, area, values } = columns;
  const apart = (one: number, other: number) =>
    one > 0 && other > 0 ? Math.abs(Math.log(one / other)) : UNTOLD;
  const bedrooms = (slot: number) => Math.clz32(values[slot]! & BEDROOMS);
  const shelf = columns.shelfAt(own);
  const [purpose, type, place] = [purposeOf(shelf), typeOf(shelf), placeNumberOf(shelf)];
  const priceApart = (slot: number) => apart(asked[slot]!, asked[own]!);
  return closest(
    { columns, order: orders.asked, own, most },
    {
      isMeant: (slot) =>
        typeOf(columns.shelfAt(slot)) === type && purposeOf(columns.shelfAt(slot)) === purpose,
      least: priceApart,
      measure: (slot) =>
        priceApart(slot) +
        apart(area[slot]!, area[own]!) / 2 +
        Math.min(Math.abs(bedrooms(slot) - bedrooms(own)) * BEDROOM, 2) +
        (placeNumberOf(columns.shelfAt(slot)) === place ? 0 : ELSEWHERE),
      farthest: Infinity,
    },
  );
}

interface Around {
  columns: Looked['columns'];
  order: Order;
  own: number;
  most: number;
}

interface Measures {
  isMeant: (slot: number) => boolean;
  /** At least so far apart is each that follows in the order. */
  least: (slot: number) => number;
  measure: (slot: number) => number;
  farthest: number;
}

/** Those that are closest to a home, looked for along an order away from it. */
function closest(
  { columns, order, own, most }: Around,
  { isMeant, least, measure, farthest }: Measures,
): number[] {
  const best = new Best(most, 1, measure, columns.ids);
  const { slots, length } = order;
  const from = order.firstFrom({ key: order.key(own), id: columns.ids[own]! });
  for (const way of [1, -1]) {
    let compared = 0;
    for (let at = from + way; at >= 0 && at < length && compared < MOST_COMPARED; at += way) {
      const slot = slots[at]!;
      if (!isMeant(slot)) continue;
      if (Math.min(farthest, best.last ?? Infinity) < least(slot)) break;
      compared++;
      if (measure(slot) <= farthest) best.offer(slot);
    }
  }
  return best.from(0, most).map((slot) => columns.ids[slot]!);
}
