import type { StructuredData } from '../../site/json-ld/json-ld.ts';
import { importAll } from './import-all.ts';
// Jest cannot link modules for two dynamic imports at once: this waits until those of the page descriptors are loaded.
import './page-descriptors.ts';

export const structuredData = await importAll<StructuredData>('site', 'structured-data.ts', 'structuredData');
