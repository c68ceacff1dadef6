/** The record number a client's id means, or 0, which no record has. */
export function toId(id: string | number): number {
  const text = String(id);
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
}
