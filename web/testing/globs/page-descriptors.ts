import type { PageDescriptor } from '../../page-descriptor.ts';
import { importAll } from './import-all.ts';
// Jest cannot link modules for two dynamic imports at once: this waits until those of the screens are loaded.
import './screen-descriptors.ts';

export const pageDescriptors = await importAll<Readonly<Record<string, PageDescriptor>>>(
  'site',
  'pages.ts',
  'pages',
);
