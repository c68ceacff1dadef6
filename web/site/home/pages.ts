import { choiceParameter, pageParameter, type PageDescriptor } from '../../page-descriptor.ts';
import { paths } from '../../paths.ts';
import { projectTypes, propertyTypes } from './types.ts';

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
