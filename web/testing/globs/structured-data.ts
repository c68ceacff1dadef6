import type { StructuredData } from '../../site/json-ld/json-ld.ts';
import { importAll } from './import-all.ts';

export const structuredData = await importAll<StructuredData>('structured-data.ts', 'structuredData');
