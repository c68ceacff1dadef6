import { pageParameter, type PageDescriptor } from '../../page-descriptor.ts';
import { paths } from '../../paths.ts';

export const pages = {
  property: {
    path: paths.property,
    load: () => import('./property-page.tsx'),
  },
  latestProject: {
    path: paths.latestProject,
    load: () => import('./latest-project-page.tsx'),
  },
  upcomingProjects: {
    path: paths.upcomingProjects,
    load: () => import('./upcoming-projects-page.tsx'),
    query: { page: pageParameter },
    menu: { entry: 'OffPlan', label: 'Upcoming Projects' },
  },
} satisfies Record<string, PageDescriptor>;
