import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  banners: {
    path: '/admin/banner',
    label: 'Banner',
    position: 20,
    collection: { name: 'banners', label: 'Banners' },
  },
  blogs: {
    path: '/admin/blogs',
    label: 'blogs',
    position: 70,
    collection: { name: 'blogs', label: 'Blogs' },
  },
  categories: {
    path: '/admin/DreamHouse',
    label: 'Categories',
    position: 80,
    collection: { name: 'categories', label: 'Categories' },
  },
} satisfies Record<string, ScreenDescriptor>;
