/** Arabic and Persian digits as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** Words and signs that people write beside an amount and that mean nothing more. */
const CURRENCY = /^(?:AED|Dhs?\.?|درهم|د\.إ\.?)\s*|\s*(?:AED|Dhs?\.?|dirhams?|درهم|د\.إ\.?)$/giu;

/** An amount without its currency. */
export const withoutCurrency = (text: string): string => text.trim().replace(CURRENCY, '');

/** Groups are of three digits, or of two before the last of three, as India writes lakhs: 15,00,000. */
const NUMERAL = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.(\d*))?(?!\d)/;

/** The parts of a number as it was typed. */
export interface Numeral {
  whole: string;
  decimals: string;
  /** The text after the number, trimmed at its start. */
  rest: string;
}

/** Parses the number at the start of a text, with Latin, Arabic or Persian digits and any usual group separator. */
export function numeralIn(text: string): Numeral | null {
  const plain = plainDigits(text.replace(/\p{Cf}/gu, '').trim())
    .replace(/[٬’'_ \u00a0\u2009\u202f](?=\d)/g, ',')
    .replace(/٫/g, '.');
  const [all = '', groups, decimals = ''] = NUMERAL.exec(plain) ?? [];
  if (groups === undefined) return null;
  return { whole: groups.replaceAll(',', ''), decimals, rest: plain.slice(all.length).trim() };
}
