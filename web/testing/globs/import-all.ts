import { existsSync, readdirSync } from 'node:fs';

const SITE = new URL('../../site/', import.meta.url);

/** Imports an export of a file in every folder of the site that has it, as `import.meta.glob` does in Vite. */
export async function importAll<Export>(file: string, name: string): Promise<Record<string, Export>> {
  const found: Record<string, Export> = {};
  for (const folder of readdirSync(SITE)) {
    const url = new URL(`${folder}/${file}`, SITE);
    if (!existsSync(url)) continue;
    const module = (await import(url.href)) as Record<string, Export>;
    found[`../site/${folder}/${file}`] = module[name]!;
  }
  return found;
}
