import type { ScreenDescriptor } from '../admin/screen-descriptor.ts';

/** The descriptors of all screens of the panel, by file. Vite resolves the pattern; in Jest `testing/globs/` replaces this module. */
export const screenDescriptors = import.meta.glob<Readonly<Record<string, ScreenDescriptor>>>(
  '../admin/screens/*/screens.ts',
  { eager: true, import: 'screens' },
);
