import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { Agency } from '../agency/agency.ts';
import { SINGLE_ID, type Collection } from '../collections/definitions/collection.ts';
import type { Stores } from '../collections/stores.ts';
import type { Framing, PreparedPicture } from '../pictures/picture.ts';
import {
  demoFiles,
  readAgency,
  readContent,
  readManifest,
  type DemoFile,
  type DemoRecord,
} from './content.ts';

interface Content {
  file: DemoFile;
  /** Number of newer records of the collection. */
  offset: number;
  records: DemoRecord[];
}

const DAY = 24 * 60 * 60 * 1000;

export interface SeedServices {
  dataSource: DataSource;
  stores: Stores;
  folder: string;
  prepare(bytes: Buffer, alt?: string): Promise<PreparedPicture>;
}

/** The number of stored records, and their pictures. */
export interface SeedResult {
  records: number;
  pictures: (Pick<PreparedPicture, 'file' | 'width' | 'height'> & Framing)[];
}

/**
 * Stores the demo content in an empty database, validated and in one transaction. Returns null if the database has any record of
 * these collections.
 */
export async function seedDemo(services: SeedServices): Promise<SeedResult | null> {
  if (!(await isEmpty(services.dataSource.manager))) return null;
  const contents = await readContents(services.folder);
  const agency = await readAgency(services.folder);
  const pictures = await preparePictures(
    services,
    contents.flatMap(({ records }) => records),
  );
  for (;;) {
    const records = await services.dataSource.transaction(async (em) => {
      if (!(await acquireLock(em))) return null;
      // Another process may have stored the content since.
      if (!(await isEmpty(em))) return 0;
      // Only if nobody has changed it.
      await em.update(Agency, { id: SINGLE_ID, updatedById: IsNull() }, agency);
      let inserted = 0;
      for (const content of contents)
        inserted += await insertFile({ em, stores: services.stores, pictures, ...content });
      return inserted;
    });
    if (records === 0) return null;
    if (records !== null) return { records, pictures: picturesOf(contents, pictures) };
    await pause(WAIT_MS);
  }
}

/** The content of all files, followed by the older records. */
async function readContents(folder: string): Promise<Content[]> {
  const newest = await Promise.all(
    demoFiles.map(async (file) => ({ file, offset: 0, records: await readContent(folder, file.name) })),
  );
  const older = await Promise.all(
    newest
      .filter(({ file }) => file.hasOlder)
      .map(async ({ file, records }) => ({
        file,
        offset: records.length,
        records: await readContent(folder, `older/${file.name}`),
      })),
  );
  return [...newest, ...older];
}

/** Key of the advisory lock. */
const SEED_LOCK = 4_020_230_618;
const WAIT_MS = 200;

/** Keeps other processes that start at the same time out, until the end of the transaction. */
async function acquireLock(em: EntityManager): Promise<boolean> {
  const [row] = await em.query<{ acquired: boolean }[]>('select pg_try_advisory_xact_lock($1) as acquired', [
    SEED_LOCK,
  ]);
  return row!.acquired;
}

async function isEmpty(em: EntityManager): Promise<boolean> {
  for (const { collection } of demoFiles) if (await em.exists(collection.entity)) return false;
  return true;
}

/** Prepares each picture once; several records may have the same one. */
async function preparePictures(
  services: SeedServices,
  records: DemoRecord[],
): Promise<Map<string, PreparedPicture>> {
  const manifest = await readManifest(services.folder);
  const names = new Set<string>();
  const collect = ({ picture, children }: DemoRecord): void => {
    if (picture) names.add(picture);
    children.forEach(collect);
  };
  records.forEach(collect);
  const prepared = [...names].map(async (name) => {
    const picture = manifest.get(name);
    if (!picture) throw new Error(`The demo content shows "${name}", which its manifest does not have.`);
    const bytes = await readFile(join(services.folder, 'pictures', picture.file));
    return [name, await services.prepare(bytes, picture.alt)] as const;
  });
  return new Map(await Promise.all(prepared));
}

function picturesOf(contents: Content[], pictures: Map<string, PreparedPicture>): SeedResult['pictures'] {
  const banners = contents.filter(({ file }) => file.collection.picture?.upright);
  const upright = new Set(banners.flatMap(({ records }) => records.map(({ picture }) => picture)));
  return [...pictures].map(([name, { file, width, height }]) => ({
    file,
    width,
    height,
    upright: upright.has(name),
  }));
}

/** The age of a record by its position: older for each position, at irregular intervals. */
const age = (position: number, interval: number): number =>
  (position + ((position ** 2 * 3) % 7) / 10) * interval;

interface FileInsert extends Content {
  em: EntityManager;
  stores: Stores;
  pictures: Map<string, PreparedPicture>;
}

async function insertFile({ em, stores, pictures, file, offset, records }: FileInsert): Promise<number> {
  let inserted = 0;
  const insert = (
    collection: Collection,
    { values, picture }: DemoRecord,
    extra: object,
    createdAt: Date,
  ) => {
    inserted++;
    const prepared = picture ? pictures.get(picture) : undefined;
    return stores
      .of(collection)
      .insertWithin(em, { ...values, ...extra }, prepared, { createdAt, updatedAt: createdAt });
  };
  const now = Date.now();
  for (const [index, record] of records.entries()) {
    const createdAt = now - age(offset + index, file.interval * DAY);
    const id = await insert(file.collection, record, {}, new Date(createdAt));
    if (!file.children?.parent) continue;
    for (const [position, child] of record.children.entries()) {
      await insert(
        file.children,
        child,
        { [file.children.parent.input]: id },
        new Date(createdAt - position * 1000),
      );
    }
  }
  return inserted;
}
