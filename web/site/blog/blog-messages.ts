// Texts of the page of a post (spec §9).

export const backToList = 'Blog';
export const loading = 'Loading Blog...';
export const notFound = 'Blog not found.';
export const loadFailed = 'The blog cannot be shown just now.';
export const otherPosts = 'Read next';
