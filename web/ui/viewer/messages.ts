export const viewerLabel = (subject: string) => `Pictures: ${subject}`;
export const picturesLabel = 'Pictures';
export const pictureStatus = (number: number, count: number, caption = '') =>
  `Picture ${number} of ${count}: ${caption}`;
export const close = 'Close';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
