import type { Operation, Reply } from '../../schema/page.ts';

/** Has the API answer on behalf of a visitor, known by the address he comes from. */
export type Ask = (operation: Operation, ip: string) => Promise<Reply>;
