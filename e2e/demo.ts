import { randomUUID } from 'node:crypto';
import { copyFile, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readName } from '../graphql-server/pictures/names.ts';
import { start, stop, type Running } from './server.ts';

/** The account that the staff of the demo house sign in with. */
export const STAFF = { email: 'staff@marsa.example', password: 'harbour lights' };

/** A server with the demo content, as a first start leaves it, in a folder of its own. */
export interface DemoServer extends Running {
  /** Ends the server and leaves nothing behind. */
  close(): Promise<void>;
}

/** Where `build.mjs` has made the house of which every walk has a copy. */
const model = (): string => process.env.WALK_DEMO!;

/** Opens a copy of the demo house, with these settings beside the usual ones. */
export async function openDemo(settings: Record<string, string> = {}): Promise<DemoServer> {
  const folder = await mkdtemp(join(tmpdir(), 'marsa-demo-walk-'));
  await cp(model(), folder, { recursive: true });
  const server = await start(folder, settings);
  const close = async () => {
    await stop(server);
    await handOnPictures(folder);
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, close };
}

/** What was made of the demo's pictures while somebody looked at them need not be made again in the next copy. */
async function handOnPictures(folder: string): Promise<void> {
  const [made, kept] = [folder, model()].map((house) => join(house, 'uploads')) as [string, string];
  const pictures = (await readdir(kept)).flatMap((file) => readName(file)?.stem ?? []);
  for (const picture of pictures) {
    const [from, to] = [made, kept].map((uploads) => join(uploads, 'renditions', picture)) as [
      string,
      string,
    ];
    const files = await readdir(from).catch(() => []);
    if (files.length === 0) continue;
    await mkdir(to, { recursive: true });
    const known = new Set(await readdir(to));
    for (const file of files.filter((name) => !known.has(name))) await put(join(from, file), join(to, file));
  }
}

/** Several walks may end at once: whoever finds a file finds all of it. */
async function put(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomUUID()}`;
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}
