import type { PageDescriptor } from '../../page-descriptor.ts';
import { paths } from '../../paths.ts';

export const pages = {
  team: {
    path: '/about-us',
    aliases: ['/team'],
    load: () => import('./team-page.tsx'),
    menu: { entry: 'About Us', label: 'Our Teams' },
  },
  teamMember: {
    path: paths.teamMember,
    isLowerCase: true,
    load: () => import('./team-member-page.tsx'),
  },
} satisfies Record<string, PageDescriptor>;
