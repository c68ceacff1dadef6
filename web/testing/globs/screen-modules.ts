import { readdirSync } from 'node:fs';
import type { ScreenModule } from '../../admin/screen-descriptor.ts';

const SCREENS = new URL('../../admin/screens/', import.meta.url);

const files = readdirSync(SCREENS, { encoding: 'utf8', recursive: true }).filter((file) =>
  file.endsWith('-screen.tsx'),
);

export const screenModules = Object.fromEntries(
  files.map((file) => [
    `../admin/screens/${file}`,
    async () => (await import(new URL(file, SCREENS).href)) as ScreenModule,
  ]),
);
