export const title = 'Preview';

export const opening = 'Opening the preview...';

export const failed = 'The preview could not be opened.';
