import { codeOf } from './own-files.ts';

/** Whether an error of the file system says that there is no room left, or none for us. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));
