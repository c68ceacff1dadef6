/** Maximum number of pages without gaps. */
const ALL = 5;

/** The numbers of a pager, null for gaps: all up to five, else both ends and the neighbours. */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  if (totalPages <= ALL) return Array.from({ length: totalPages }, (_, index) => index + 1);
  const near = [1, page - 1, page, page + 1, totalPages];
  const shown = [...new Set(near)].filter((number) => number >= 1 && number <= totalPages);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
