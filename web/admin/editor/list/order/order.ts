/** Numbers of rows, in an order. */
export type Ids = readonly string[];

/** An order without rows that have gone meanwhile, and with those that came, at the end. */
export function known(order: Ids, stored: Ids): Ids {
  const there = new Set(stored);
  const kept = order.filter((id) => there.has(id));
  return [...kept, ...stored.filter((id) => !kept.includes(id))];
}

/** Rows in an order. */
export const inOrder = <Row extends { id: string }>(rows: readonly Row[], order: Ids): Row[] =>
  [...rows].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
