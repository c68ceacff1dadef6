import { randomUUID } from 'node:crypto';
import { copyFile, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readName } from '../graphql-server/pictures/names.ts';
import { start, stop, type Running } from './server.ts';

/** Credentials of the demo account. */
export const STAFF = { email: 'staff@marsa.example', password: 'harbour lights' };

/** A server on a copy of the demo content. */
export interface DemoServer extends Running {
  /** Stops the server and deletes its folder. */
  close(): Promise<void>;
}

/** The data folder that the global setup creates and every test file copies. */
const template = (): string => process.env.E2E_DEMO_FOLDER!;

/** Starts a server on a copy of the demo content, with additional settings. */
export async function openDemo(settings: Record<string, string> = {}): Promise<DemoServer> {
  const folder = await mkdtemp(join(tmpdir(), 'marsa-demo-'));
  await cp(template(), folder, { recursive: true });
  const server = await start(folder, settings);
  const close = async () => {
    await stop(server);
    await saveRenditions(folder);
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, close };
}

/** Copies the new renditions of demo pictures to the template, so that the next copy has them already. */
async function saveRenditions(folder: string): Promise<void> {
  const [source, target] = [join(folder, 'uploads'), join(template(), 'uploads')];
  const pictures = (await readdir(target)).flatMap((file) => readName(file)?.stem ?? []);
  for (const picture of pictures) {
    const from = join(source, 'renditions', picture);
    const to = join(target, 'renditions', picture);
    const files = await readdir(from).catch(() => []);
    if (files.length === 0) continue;
    await mkdir(to, { recursive: true });
    const existing = new Set(await readdir(to));
    const missing = files.filter((file) => !existing.has(file));
    for (const file of missing) await copyAtomically(join(from, file), join(to, file));
  }
}

/** Copies a file under a temporary name first, because several test files may end at the same time. */
async function copyAtomically(from: string, to: string): Promise<void> {
  const temporary = `${to}.${randomUUID()}`;
  await copyFile(from, temporary);
  await rename(temporary, to);
}
