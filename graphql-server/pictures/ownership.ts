import type { DataSource } from 'typeorm';
import { readName } from './names.ts';
import type { PictureStorage } from './storage.ts';

/** Who is told what needs an operator, and that it is mended. */
export interface Told {
  raise(about: string, sentence: string): void;
  clear(about: string): void;
}

const ABOUT = 'pictures-owner';

/** So many pictures may go at once: a tenth, and a few where there are few. */
export const smallShare = (of: number): number => Math.max(3, Math.floor(of / 10));

/** Every picture whose master is stored, by its stem, with the moment when the last file of it was written. */
export async function mastersIn(storage: PictureStorage): Promise<Map<string, Date>> {
  const masters = new Map<string, Date>();
  for await (const { name, modified } of storage.files()) {
    const { stem, rendition } = readName(name) ?? {};
    if (stem && !rendition) masters.set(stem, modified);
  }
  return masters;
}

/** Those of the stems that this database has no picture of. */
export async function unknownTo(database: DataSource, stems: Iterable<string>): Promise<string[]> {
  const rows = await database.query<{ stem: string }[]>(
    `select stem from unnest($1::text[]) as stored (stem)
     where not exists (select from pictures where file in (stem || '.jpg', stem || '.webp'))`,
    [[...stems]],
  );
  return rows.map(({ stem }) => stem);
}

/**
 * Which database the stored pictures belong to: their storage carries the identity of the one that claimed them, and no
 * other takes anything away there.
 */
export class Ownership {
  #identity: string | undefined;

  constructor(
    readonly database: DataSource,
    readonly storage: PictureStorage,
    readonly told: Told,
  ) {}

  /** Whether the pictures are this database's. */
  async isOurs(): Promise<boolean> {
    return (await this.storage.owner()) === (await this.identity());
  }

  /** Claims pictures that nobody has claimed yet, if they agree with the database; says so when they are another's. */
  async settle(): Promise<boolean> {
    if ((await this.storage.owner()) === undefined && (await this.#agree())) {
      await this.storage.claim(await this.identity());
    }
    const isOurs = await this.isOurs();
    if (isOurs) this.told.clear(ABOUT);
    else this.told.raise(ABOUT, await this.#warning());
    return isOurs;
  }

  async identity(): Promise<string> {
    if (!this.#identity) {
      const [row] = await this.database.query<{ id: string }[]>('select id from database_identity');
      this.#identity = row!.id;
    }
    return this.#identity;
  }

  /** No picture at all, or nearly all of them known here: so it is where this database has always been served. */
  async #agree(): Promise<boolean> {
    const masters = await mastersIn(this.storage);
    const unknown = (await unknownTo(this.database, masters.keys())).length;
    return masters.size === 0 || (unknown <= smallShare(masters.size) && unknown * 2 < masters.size);
  }

  async #warning(): Promise<string> {
    const owner = (await this.storage.owner()) ?? 'nobody yet';
    return (
      `The stored pictures belong to another database (${owner}) than this one (${await this.identity()}): ` +
      'none is taken away. Look whether DATABASE_URL and DATA_DIR belong together; if they do, ' +
      "write this one's identity into the file .database beside the pictures."
    );
  }
}
