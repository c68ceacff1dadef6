/** A class of `T`, possibly abstract. */
export type ClassOf<T> = (abstract new () => T) & { prototype: T };

/** Capitalizes the first letter: `SaleVilla` for `saleVilla`. */
export function typeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
