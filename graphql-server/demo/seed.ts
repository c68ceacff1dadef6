import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import type { Collection } from '../collections/declaring/collection.ts';
import type { Stores } from '../collections/stores.ts';
import type { Framing, PreparedPicture } from '../pictures/picture.ts';
import { composeHomes, readParts } from './compose.ts';
import { demoFiles, readContent, readManifest, type DemoFile, type DemoRecord } from './content.ts';

/** Some records of a file, the first of them the `from`th of it. */
interface Content {
  file: DemoFile;
  from: number;
  records: DemoRecord[];
}

const DAY = 24 * 60 * 60 * 1000;

export interface SeedParts {
  dataSource: DataSource;
  stores: Stores;
  /** Where content/ and pictures/ lie. */
  folder: string;
  prepare(bytes: Buffer, alt?: string): Promise<PreparedPicture>;
}

/** What was put in: records, and the pictures they show, each with how. */
export interface Seeded {
  records: number;
  pictures: (Pick<PreparedPicture, 'file' | 'width' | 'height'> & Framing)[];
}

/**
 * Fills an empty database with the demo content through the stores' own rules, in one transaction: all of it or
 * nothing. Null when anything at all is stored already.
 */
export async function seedDemo(parts: SeedParts): Promise<Seeded | null> {
  if (!(await isEmpty(parts.stores))) return null;
  const contents = await readContents(parts.folder);
  const pictures = await preparePictures(
    parts,
    contents.flatMap(({ records }) => records),
  );
  for (;;) {
    const records = await parts.dataSource.transaction(async (em) => {
      if (!(await isTurn(em))) return null;
      // Another process may have filled it since.
      if (!(await isStillEmpty(em, parts.stores))) return 0;
      let inserted = 0;
      for (const content of contents)
        inserted += await insertFile({ em, stores: parts.stores, pictures, ...content });
      return inserted;
    });
    if (records === 0) return null;
    if (records !== null) return { records, pictures: shownIn(contents, pictures) };
    await pause(WAIT_MS);
  }
}

/** What the files say, and after all of it the composed homes: what is written by hand comes first everywhere. */
async function readContents(folder: string): Promise<Content[]> {
  const written = await Promise.all(
    demoFiles.map(async (file) => ({ file, from: 0, records: await readContent(folder, file) })),
  );
  const parts = await readParts(folder);
  const composed = written.flatMap(({ file, records }) => {
    if (!file.composed) return [];
    return [{ file, from: records.length, records: composeHomes(parts, file.composed) }];
  });
  return [...written, ...composed];
}

/** Any number that no other program is likely to lock. */
const SEED_LOCK = 4_020_230_618;
const WAIT_MS = 200;

/** Of several processes that start together one alone fills the database; the lock goes with its transaction. */
async function isTurn(em: EntityManager): Promise<boolean> {
  const [row] = await em.query<{ mine: boolean }[]>('select pg_try_advisory_xact_lock($1) as mine', [
    SEED_LOCK,
  ]);
  return row!.mine;
}

async function isStillEmpty(em: EntityManager, stores: Stores): Promise<boolean> {
  for (const { collection } of demoFiles) {
    if (await em.exists(stores.of(collection).collection.entity)) return false;
  }
  return true;
}

async function isEmpty(stores: Stores): Promise<boolean> {
  for (const { collection } of demoFiles) {
    if ((await stores.of(collection).page({ page: 1, limit: 1 })).total > 0) return false;
  }
  return true;
}

/** Each picture is prepared once, however many records show it. */
async function preparePictures(
  parts: SeedParts,
  records: DemoRecord[],
): Promise<Map<string, PreparedPicture>> {
  const manifest = await readManifest(parts.folder);
  const names = new Set<string>();
  const note = ({ picture, children }: DemoRecord): void => {
    if (picture) names.add(picture);
    children.forEach(note);
  };
  records.forEach(note);
  const prepared = [...names].map(async (name) => {
    const picture = manifest.get(name);
    if (!picture) throw new Error(`The demo content shows "${name}", which its manifest does not have.`);
    const bytes = await readFile(join(parts.folder, 'pictures', picture.file));
    return [name, await parts.prepare(bytes, picture.alt)] as const;
  });
  return new Map(await Promise.all(prepared));
}

function shownIn(contents: Content[], pictures: Map<string, PreparedPicture>): Seeded['pictures'] {
  const banners = contents.filter(({ file }) => file.collection.picture?.upright);
  const upright = new Set(banners.flatMap(({ records }) => records.map(({ picture }) => picture)));
  return [...pictures].map(([name, { file, width, height }]) => ({
    file,
    width,
    height,
    upright: upright.has(name),
  }));
}

/** How old a record is by its place, the newest being the first: never two days alike, never another order. */
const age = (place: number, every: number): number => (place + ((place ** 2 * 3) % 7) / 10) * every;

interface FileInsert extends Content {
  em: EntityManager;
  stores: Stores;
  pictures: Map<string, PreparedPicture>;
}

async function insertFile({ em, stores, pictures, file, from, records }: FileInsert): Promise<number> {
  let inserted = 0;
  const insert = (collection: Collection, { words, picture }: DemoRecord, extra: object, createdAt: Date) => {
    inserted++;
    const shown = picture ? pictures.get(picture) : undefined;
    return stores
      .of(collection)
      .insertWithin(em, { ...words, ...extra }, shown, { createdAt, updatedAt: createdAt });
  };
  const now = Date.now();
  for (const [index, record] of records.entries()) {
    const made = now - age(from + index, file.every * DAY);
    const id = await insert(file.collection, record, {}, new Date(made));
    if (!file.children?.parent) continue;
    for (const [place, child] of record.children.entries()) {
      await insert(file.children, child, { [file.children.parent.input]: id }, new Date(made - place * 1000));
    }
  }
  return inserted;
}
