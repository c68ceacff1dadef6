import { paths } from '../../paths.ts';
import { createRecordBreadcrumbs, type StructuredData } from '../json-ld/json-ld.ts';

export const structuredData: StructuredData = {
  [paths.property]: createRecordBreadcrumbs('record'),
  [paths.latestProject]: createRecordBreadcrumbs('record'),
};
