/** The largest number a record can have. */
export const LARGEST_ID = 2_147_483_647;

/** The record number a client's id means, or 0, which no record has. */
export function toId(id: unknown): number {
  const number = /^[1-9]\d{0,9}$/.test(String(id)) ? Number(id) : 0;
  return number <= LARGEST_ID ? number : 0;
}
