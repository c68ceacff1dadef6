import { CategoryDocument } from '../../../schema/documents/site/categories/graphql.ts';
import { createRecordBreadcrumbs, type StructuredData } from '../json-ld/json-ld.ts';
import { pages } from './pages.ts';

export const structuredData: StructuredData = {
  [pages.category.path]: createRecordBreadcrumbs(CategoryDocument),
};
