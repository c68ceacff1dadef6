import { LatestProjectDocument, PropertyDocument } from '../../../schema/documents/site/projects/graphql.ts';
import { createRecordBreadcrumbs, type StructuredData } from '../json-ld/json-ld.ts';
import { pages } from './pages.ts';

export const structuredData: StructuredData = {
  [pages.property.path]: createRecordBreadcrumbs(PropertyDocument),
  [pages.latestProject.path]: createRecordBreadcrumbs(LatestProjectDocument),
};
