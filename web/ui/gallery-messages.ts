export const close = 'Close';
export const previous = 'Previous';
export const next = 'Next';
export const picturesLabel = 'Pictures';
export const allPictures = (count: number) => `${count} pictures`;
export const viewerLoadError = 'The pictures cannot be enlarged just now.';
export const slideLabel = (number: number, count: number) => `${number} of ${count}`;
export const pauseLabel = (content: string) => `Pause ${content}`;
export const playLabel = (content: string) => `Play ${content}`;
