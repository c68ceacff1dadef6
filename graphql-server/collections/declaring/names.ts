/** A class whose instances are `T`, abstract ones too. */
export type ClassOf<T> = (abstract new () => T) & { prototype: T };

/** Upper-cases the first letter: `saleVilla` names the type `SaleVilla`. */
export function typeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
