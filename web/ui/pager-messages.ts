export const paginationLabel = (list: string) => `Pages of ${list}`;
export const previousPage = 'Prev';
export const nextPage = 'Next';
export const pageLabel = (page: number) => `Page ${page}`;
export const pageOfTotal = (page: number, total: number) => `Page ${page} of ${total}`;
