// Banners
export const bannersTitle = 'Admin - Manage Banners';
export const bannersEmpty = 'No banners available.';
export const bannersLoadFailed = 'Failed to load banners.';
export const bannersSaveFailed = 'Failed to add banner.';
export const bannersDeleteFailed = 'Failed to delete banner.';
export const bannersIncomplete = 'Please provide both title and image.';

// Blogs
export const blogsTitle = 'Admin - Manage Blogs';
export const blogsEmpty = 'No blogs available.';

// Categories
export const categoriesTitle = 'Admin - Manage Categories';
export const categoriesEmpty = 'No categories available.';
