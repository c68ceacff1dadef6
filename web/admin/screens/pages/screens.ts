import type { ScreenDescriptor } from '../../screen-descriptor.ts';

export const screens = {
  pages: {
    path: '/admin/pages',
    label: 'Pages',
    position: 178,
    collection: { name: 'sitePages', label: 'Pages' },
  },
} satisfies Record<string, ScreenDescriptor>;
