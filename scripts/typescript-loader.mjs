import { transform } from '@swc/core';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Has Node.js load TypeScript; every import names its file, so there is nothing else to find out. */
export async function load(address, context, next) {
  const url = new URL(address);
  if (url.protocol !== 'file:' || !/\.tsx?$/.test(url.pathname)) return next(address, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { filename, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
