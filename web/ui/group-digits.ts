/** A whole number as people write it: `1,500,000`. */
export const groupDigits = (value: number | bigint): string => value.toLocaleString('en');
