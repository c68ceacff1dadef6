const AED = /^AED\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.00)?(?:\s(?:per|a)\s(year|month))?$/i;

/** One amount of dirhams, and the time it is paid for. */
export interface Amount {
  dirhams: number;
  per: 'year' | 'month' | null;
}

/** The amount that a price names, when it is one amount and nothing else; prices are free text. */
export function amountOf(price: string): Amount | null {
  const [, digits, per] = AED.exec(price.trim()) ?? [];
  if (digits === undefined) return null;
  const named = per?.toLowerCase();
  return {
    dirhams: Number(digits.replaceAll(',', '')),
    per: named === 'year' || named === 'month' ? named : null,
  };
}

/** A whole number that stands alone, such as of bedrooms. */
export const countOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,2}$/.test(text.trim()) ? Number(text) : undefined;

/** The square feet that a size names. */
export function squareFeetOf(size: string | null): number | undefined {
  const [, digits] = /^(\d{1,3}(?:,\d{3})+|\d+)\s?sq\.?\s?ft\.?$/i.exec(size?.trim() ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}
