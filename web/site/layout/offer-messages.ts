// Texts of the pages of offers: homes, properties and projects.

export const sample = 'Sample listing';
export const gallery = 'Gallery';
export const loadingImages = 'Loading images...';
export const galleryFailed = 'The gallery cannot be shown just now.';
export const loadingOthers = 'Loading...';

export const suggestions = 'Alternatives';
export const listText = 'What is on offer now, with price, place and pictures.';
export const contact = 'Ask us';
export const contactText = 'We can tell you why it is no longer listed, and suggest similar offers.';
