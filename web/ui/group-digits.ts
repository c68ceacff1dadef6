/** Formats an integer with thousands separators: `1,500,000`. */
export const groupDigits = (value: number | bigint): string => value.toLocaleString('en');
