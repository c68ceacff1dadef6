import type { ScreenDescriptor } from '../../admin/screen-descriptor.ts';
import { importAll } from './import-all.ts';

export const screenDescriptors = await importAll<Readonly<Record<string, ScreenDescriptor>>>(
  'admin/screens',
  'screens.ts',
  'screens',
);
