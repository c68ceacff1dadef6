// Texts of every page. Those of components that few pages show are in modules of their own, so that other pages do not load them.
export const tryAgain = 'Try again';
export const noPicture = 'No Image';
export const offline = 'You are offline. This page loads again when you are back online.';
export const loadError = 'This could not be fetched just now.';
