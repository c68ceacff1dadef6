import { flagParameter, type PageDescriptor } from '../../page-descriptor.ts';

/** A static page as the documentation describes it: `pages.test.ts` adds this folder to the site. */
export const pages = {
  villaTours: {
    path: '/villa-tours',
    aliases: ['/tours'],
    load: () => import('./villa-tours-page.tsx'),
    query: { sent: flagParameter },
    menu: { entry: 'Services', label: 'Villa Tours', position: 3 },
    footer: 'selling',
  },
} satisfies Record<string, PageDescriptor>;
