import type { ScreenModule } from '../admin/screen-descriptor.ts';

/** The functions that import the code of the screens, by file. Vite resolves the pattern; in Jest `testing/globs/` replaces this module. */
export const screenModules = import.meta.glob<ScreenModule>('../admin/screens/*/*-screen.tsx');
