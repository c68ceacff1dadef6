import type { DataSource } from 'typeorm';
import { readName, stemOf } from './names.ts';
import { mastersIn, smallShare, unknownTo, type Told } from './ownership.ts';
import type { Picture } from './picture.ts';
import { referencesToPictures } from './picture-references.ts';
import type { PictureStorage } from './storage.ts';

/** What is told about a sweep goes by this name. */
export const SWEEP = 'pictures-sweep';

export interface Swept {
  database: DataSource;
  storage: PictureStorage;
  told: Told;
  /** Takes one picture away, unless a row needs it after all; says whether it went. */
  takeAway(file: string): Promise<boolean>;
}

/**
 * Takes away pictures that no row shows and what is left of those that are not known, if older than that moment. Answers
 * how many; takes nothing, and says so, when it would be more than a small share.
 */
export async function sweepBefore(
  before: Date,
  { database, storage, told, takeAway }: Swept,
): Promise<number> {
  const masters = await mastersIn(storage);
  const isOld = (stem: string) => (masters.get(stem) ?? before) < before;
  const unknown = (await unknownTo(database, masters.keys())).filter(isOld);
  const unreferred = await unreferredBefore(before, database);
  const going = new Set([...unknown, ...unreferred.map(stemOf).filter((stem) => masters.has(stem))]);
  if (going.size > smallShare(masters.size)) {
    told.raise(SWEEP, warning(going.size, masters.size));
    return 0;
  }
  told.clear(SWEEP);
  let swept = 0;
  const files = [
    ...unreferred,
    ...[...unknown, ...(await restsBefore(before, database, storage))].map(masterOf),
  ];
  for (const file of files) if (await takeAway(file)) swept++;
  return swept;
}

async function unreferredBefore(before: Date, database: DataSource): Promise<string[]> {
  const noneOf = referencesToPictures(database)
    .map(({ table, column }) => `and not exists (select from ${table} where ${column} = pictures.file)`)
    .join(' ');
  const rows = await database.query<Pick<Picture, 'file'>[]>(
    `select file from pictures where created_at < $1 ${noneOf}`,
    [before],
  );
  return rows.map(({ file }) => file);
}

/** Renditions without a master: they can be made again, if it ever comes back. */
async function restsBefore(before: Date, database: DataSource, storage: PictureStorage): Promise<string[]> {
  const masters = await mastersIn(storage);
  const rests = new Set<string>();
  for await (const { name, modified } of storage.files()) {
    const stem = readName(name)?.stem;
    if (stem && !masters.has(stem) && modified < before) rests.add(stem);
  }
  return unknownTo(database, rests);
}

const masterOf = (stem: string): string => `${stem}.jpg`;

const warning = (going: number, all: number): string =>
  `${going} of ${all} stored pictures are shown by no row of this database; so many at once are not taken away. ` +
  'Look whether the database is the right one and whole; if it is, they only take room.';
