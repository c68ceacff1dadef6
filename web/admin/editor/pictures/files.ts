const NONE: readonly File[] = [];

/** Whether a value is files that were chosen, be it none. */
export const isFiles = (value: unknown): value is readonly File[] =>
  Array.isArray(value) && value.every((one) => one instanceof File);

/** The files in a value. */
export const filesIn = (value: unknown): readonly File[] => (isFiles(value) ? value : NONE);

/** Whether a file can be read still: a browser reads none that was changed or moved since it was chosen. */
export const isReadable = (file: File): Promise<boolean> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });
