import { LatestProjectDocument, PropertyDocument } from '../../../schema/documents/site/projects/graphql.ts';
import { recordBreadcrumbs, type StructuredData } from '../json-ld/json-ld.ts';
import { pages } from './pages.ts';

export const structuredData: StructuredData = {
  [pages.property.path]: recordBreadcrumbs(PropertyDocument),
  [pages.latestProject.path]: recordBreadcrumbs(LatestProjectDocument),
};
