const LARGEST = 2_147_483_647;

/** The page an address asks for by `?page=`, counted from 1; the first when it names none or nonsense. */
export function pageNumber(search: URLSearchParams): number {
  const asked = search.get('page') ?? '';
  return /^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), LARGEST) : 1;
}
