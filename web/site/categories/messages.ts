// Texts of the page of a category (spec §9).

export const backToHome = 'Home';
export const loading = 'Loading category details...';
export const notFound = 'No details found.';
export const loadFailed = 'Failed to load category details.';
export const enquire = 'Ask what is available';
export const lists = 'Homes on the site';
