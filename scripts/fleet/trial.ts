import { setTimeout as sleep } from 'node:timers/promises';
import type { Enquired } from './enquiries.ts';
import { harmsOf } from './harms.ts';
import { Load, type Counted } from './load.ts';
import { Pictures, showsPicture, type CountedPictures } from './pictures.ts';
import type { Standing } from './standing.ts';

/** How long the site is looked at with one thing done to it, when that is done, and how long at least after, in milliseconds. */
const PHASE_MS = 10_000;
const BEFORE_MS = 2000;
const AFTER_MS = 3000;

/** What was done to the site, what came of it, and how many of the writes and pictures that were answered are not there. */
export interface Phase extends Counted {
  harm: string;
  lost: number;
  twice: number;
  pictures: CountedPictures & { lost: number };
}

/** Does one harm after the other to a site that is written to and read from; says each as it begins. Takes minutes. */
export async function tryFleet(fleet: Standing, told: (line: string) => void): Promise<Phase[]> {
  const bearer = await signIn(fleet);
  const load = new Load(fleet.origin, bearer);
  const pictures = new Pictures(fleet.origin, bearer);
  await load.begin();
  await pictures.begin();
  const phases: Phase[] = [];
  try {
    for (const { name, doIt } of harmsOf(fleet)) {
      told(name);
      load.take();
      pictures.take();
      const began = performance.now();
      await sleep(BEFORE_MS);
      let visitors: Enquired = { thanked: [], refused: 0 };
      await doIt((enquired) => (visitors = enquired));
      await sleep(Math.max(AFTER_MS, PHASE_MS - (performance.now() - began)));
      await fleet.databases.settle();
      const counted = load.take();
      counted.answered += visitors.thanked.length;
      counted.refused += visitors.refused;
      const ofPictures = pictures.take();
      const written = [...counted.made, ...ofPictures.titles, ...visitors.thanked];
      phases.push({
        harm: name,
        ...counted,
        ...(await held(fleet, { written, changed: counted.changed })),
        pictures: { ...ofPictures, lost: await missing(fleet, ofPictures.stored) },
      });
    }
  } finally {
    await Promise.all([load.end(), pictures.end()]);
  }
  return phases;
}

interface Answered {
  /** Titles of records, and names of visitors. */
  written: string[];
  changed: Counted['changed'];
}

/** What of that which was answered is not there, and what is there twice. */
async function held(
  { databases: { primary, database } }: Standing,
  { written, changed }: Answered,
): Promise<Pick<Phase, 'lost' | 'twice'>> {
  const rows = (await primary.ask('select id, title, price from listings', database)) as {
    id: number;
    title: string;
    price: string;
  }[];
  const visitors = (await primary.ask('select name from contact_messages', database)) as { name: string }[];
  const counts = new Map<string, number>();
  for (const name of [...rows.map(({ title }) => title), ...visitors.map((visitor) => visitor.name)])
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const prices = new Map(rows.map(({ id, price }) => [id, Number(price.replace('AED ', ''))]));
  const undone = [...changed].filter(([id, is]) => (prices.get(id) ?? -1) < is).length;
  return {
    lost: written.filter((name) => !counts.has(name)).length + undone,
    twice: [...counts.values()].filter((count) => count > 1).length,
  };
}

/** How many pictures not every process shows. */
async function missing({ members }: Standing, stored: string[]): Promise<number> {
  let lost = 0;
  for (const file of stored) {
    const shown = await Promise.all(
      members.map(({ port }) => showsPicture(`http://127.0.0.1:${port}`, file)),
    );
    if (shown.includes(false)) lost++;
  }
  return lost;
}

async function signIn({ origin, staff }: Standing): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  const { token } = (await answer.json()) as { token: string };
  return `Bearer ${token}`;
}
