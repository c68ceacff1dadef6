/** The largest GraphQL Int. */
const LARGEST = 2_147_483_647;

/** Parses `?page=`, counted from 1; 1 if it is missing or invalid. */
export function pageNumber(search: URLSearchParams): number {
  const value = search.get('page') ?? '';
  return /^[1-9]\d*$/.test(value) ? Math.min(Number(value), LARGEST) : 1;
}
