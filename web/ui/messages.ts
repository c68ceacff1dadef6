export const tryAgain = 'Try again';
export const noPicture = 'No Image';
export const offline = 'You are offline. This page loads again when you are back online.';
export const loadError = 'This could not be fetched just now.';

// Cards
export const viewDetails = 'View Details';
/** Follows the text of the link, for screen readers. */
export const ofTitle = (title: string) => ` of ${title}`;

// Galleries, carousels and showcases
export const close = 'Close';
export const previous = 'Previous';
export const next = 'Next';
export const picturesLabel = 'Pictures';
export const allPictures = (count: number) => `${count} pictures`;
export const viewerLoadError = 'The pictures cannot be enlarged just now.';
/** What a carousel and its slides are called, for screen readers. */
export const carousel = 'carousel';
export const slide = 'slide';
export const slideLabel = (number: number, count: number) => `${number} of ${count}`;
export const pauseLabel = (content: string) => `Pause ${content}`;
export const playLabel = (content: string) => `Play ${content}`;

// Maps
export const openMap = 'Explore the map';
export const mapLoading = 'The map is loading.';
export const mapLoadError = (alternative: string) => `The map cannot be shown just now. ${alternative}`;
export const addressAlternative = 'See the address above.';

// Pagination
export const paginationLabel = (list: string) => `Pages of ${list}`;
export const previousPage = 'Prev';
export const nextPage = 'Next';
export const pageLabel = (page: number) => `Page ${page}`;
export const pageOfTotal = (page: number, total: number) => `Page ${page} of ${total}`;
