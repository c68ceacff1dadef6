import { breadcrumbs, type StructuredData } from '../../site/json-ld/json-ld.ts';
import { pages } from './pages.ts';

export const structuredData: StructuredData = {
  [pages.villaTours.path]: ({ origin, path }) => [breadcrumbs(origin, [{ name: 'Villa Tours', path }])],
};
