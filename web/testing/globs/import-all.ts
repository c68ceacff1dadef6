import { existsSync, readdirSync } from 'node:fs';

const WEB = new URL('../../', import.meta.url);

/**
 * Imports an export of a file in every folder below `parent` that has it, as `import.meta.glob` does in Vite. The keys are
 * relative to `web/globs/`.
 */
export async function importAll<Export>(
  parent: 'site' | 'admin/screens',
  file: string,
  name: string,
): Promise<Record<string, Export>> {
  const exportsByFile: Record<string, Export> = {};
  for (const folder of readdirSync(new URL(parent, WEB))) {
    const path = `${parent}/${folder}/${file}`;
    const url = new URL(path, WEB);
    if (!existsSync(url)) continue;
    const module = (await import(url.href)) as Record<string, Export>;
    exportsByFile[`../${path}`] = module[name]!;
  }
  return exportsByFile;
}
