import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { median, type Pace } from './compare.ts';
import type { Running } from './processes.ts';
import { CREATE_PATH, NEW_LISTING } from './questions.ts';

/** What a listing with a photograph costs whoever receives it: medians, in milliseconds. */
export interface OnUploads {
  /** Bytes of the photograph. */
  bytes: number;
  /** From the sending to the answer. */
  answered: number;
  /** Processor time until the answer, of the server and of what it started. */
  processor: number;
  /** The same until nothing more is done with it: all its widths and formats are made. */
  ladder: number;
}

const UPLOADS_A_ROUND = 4;
/** At rest is who has used no more of a processor than this share since the last look. */
const AT_REST = 0.05;
const LOOK_MS = 500;

/** Sends photographs of about a megabyte, one after the other. */
export async function measureUploads(server: Running, token: string, pace: Pace): Promise<OnUploads> {
  await send(server, token); // the first one finds nothing running yet
  const sent: OnUploads[] = [];
  for (let count = 0; count < pace.rounds * UPLOADS_A_ROUND; count++) sent.push(await send(server, token));
  const of = (name: keyof OnUploads) => median(sent.map((each) => each[name]));
  return { bytes: of('bytes'), answered: of('answered'), processor: of('processor'), ladder: of('ladder') };
}

async function send(server: Running, token: string): Promise<OnUploads> {
  const picture = await photograph();
  const form = new FormData();
  for (const [name, words] of Object.entries(NEW_LISTING)) form.set(name, words);
  form.set('thumbnail', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
  await atRest(server);
  const [began, before] = [performance.now(), server.familySeconds()];
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(server.origin + CREATE_PATH, { method: 'POST', headers, body: form });
  const [answered, after] = [performance.now() - began, server.familySeconds()];
  if (answer.status !== 201)
    throw new Error(`A photograph is answered ${answer.status}: ${await answer.text()}`);
  await atRest(server);
  const [processor, ladder] = [after - before, server.familySeconds() - before];
  return { bytes: picture.length, answered, processor: processor * 1000, ladder: ladder * 1000 };
}

/** Waits until nothing is done any more. */
async function atRest(server: Running): Promise<void> {
  for (let before = -Infinity, now = server.familySeconds(); now - before > (AT_REST * LOOK_MS) / 1000;) {
    await sleep(LOOK_MS);
    [before, now] = [now, server.familySeconds()];
  }
}

/** As a telephone takes it, each another; about a megabyte. */
const photograph = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 2400,
      height: 1600,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .blur(1.2)
    .jpeg({ quality: 82 })
    .toBuffer();
