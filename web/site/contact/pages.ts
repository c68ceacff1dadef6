import { flagParameter, textParameter, type PageDescriptor } from '../../page-descriptor.ts';
import { paths } from '../../paths.ts';

export const pages = {
  contact: {
    path: paths.contact,
    aliases: ['/contact'],
    load: () => import('./contact-page.tsx'),
    query: { about: textParameter, sent: flagParameter },
    menu: { entry: 'Contact Us' },
  },
} satisfies Record<string, PageDescriptor>;
