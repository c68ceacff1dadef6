import { choiceParameter, pageParameter, type PageDescriptor } from '../../page-descriptor.ts';
import { paths } from '../../paths.ts';

/** The tabs of properties, by type (spec §9). */
export const propertyTypes = ['Villas', 'Apartments', 'Townhouses'] as const;

/** The tabs of projects. */
export const projectTypes = ['All', ...propertyTypes] as const;

export const pages = {
  home: {
    path: paths.home,
    load: () => import('./home-page.tsx'),
    query: {
      'property-type': choiceParameter(propertyTypes),
      'project-type': choiceParameter(projectTypes),
      page: pageParameter,
    },
  },
} satisfies Record<string, PageDescriptor>;
