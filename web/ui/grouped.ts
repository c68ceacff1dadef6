/** A whole number as people write it: `1,500,000`. */
export const grouped = (value: number | bigint): string => value.toLocaleString('en');
