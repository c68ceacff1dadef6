import type { DataSource } from 'typeorm';
import { readName, stemOf } from './names.ts';
import { smallShare, unknownTo, type Told } from './ownership.ts';
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
  const doubtful: string[] = [];
  for await (const name of storage.doubtful(before)) doubtful.push(name);
  const [masters, rests] = [doubtful.filter(isMaster), doubtful.filter((name) => !isMaster(name))];
  const unknown = await unknownTo(database, stemsOf(masters));
  const unreferred = await unreferredBefore(before, database);
  const going = new Set([...unknown, ...unreferred.map(stemOf)]);
  const all = (await countKnown(database)) + unknown.length;
  if (going.size > smallShare(all)) {
    told.raise(SWEEP, warning(going.size, all));
    return 0;
  }
  told.clear(SWEEP);
  let swept = 0;
  // Renditions without a master can be made again, if it ever comes back.
  const files = [
    ...unreferred,
    ...[...unknown, ...(await unknownTo(database, stemsOf(rests)))].map(masterOf),
  ];
  for (const file of files) if (await takeAway(file)) swept++;
  await storage.settle(doubtful);
  return swept;
}

const isMaster = (name: string): boolean => readName(name)?.rendition === undefined;

const stemsOf = (names: readonly string[]): Set<string> => new Set(names.map(stemOf));

async function countKnown(database: DataSource): Promise<number> {
  const [row] = await database.query<{ count: number }[]>('select count(*)::int from pictures');
  return row!.count;
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

const masterOf = (stem: string): string => `${stem}.jpg`;

const warning = (going: number, all: number): string =>
  `${going} of ${all} stored pictures are shown by no row of this database; so many at once are not taken away. ` +
  'Look whether the database is the right one and whole; if it is, they only take room.';
