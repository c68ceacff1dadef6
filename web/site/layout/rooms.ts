/** Bedrooms in words, when they are given as a number alone: it says little without its noun. */
export function roomsOf(bedrooms: string | null): string | null {
  if (!bedrooms || !/^\d+$/.test(bedrooms)) return bedrooms;
  return bedrooms === '1' ? '1 bedroom' : `${bedrooms} bedrooms`;
}
