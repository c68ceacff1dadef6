import { createBreadcrumbList, type StructuredData } from '../../site/json-ld/json-ld.ts';
import { pages } from './pages.ts';

export const structuredData: StructuredData = {
  [pages.villaTours.path]: ({ origin, path }) => [
    createBreadcrumbList(origin, [{ name: 'Villa Tours', path }]),
  ],
};
