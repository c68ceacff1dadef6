import type { PageDescriptor } from '../../page-descriptor.ts';
import { importAll } from './import-all.ts';

export const pageDescriptors = await importAll<Readonly<Record<string, PageDescriptor>>>('pages.ts', 'pages');
