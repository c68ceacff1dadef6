const NONE: readonly File[] = [];

/** Whether a value is files that were chosen, be it none. */
export const isFiles = (value: unknown): value is readonly File[] =>
  Array.isArray(value) && value.every((one) => one instanceof File);

/** The files in a value. */
export const filesIn = (value: unknown): readonly File[] => (isFiles(value) ? value : NONE);
