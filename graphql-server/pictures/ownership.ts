import type { DataSource } from 'typeorm';
import type { PictureStorage } from './storage.ts';

/** Who is told what needs an operator, and that it is mended. */
export interface Told {
  raise(about: string, sentence: string): void;
  clear(about: string): void;
}

const ABOUT = 'pictures-owner';
/** Pictures that are looked at to see whether they are a database's. */
const ASKED_OF = 1000;

/** So many pictures may go at once: a tenth, and a few where there are few. */
export const smallShare = (of: number): number => Math.max(3, Math.floor(of / 10));

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
    const stored = await this.storage.some(ASKED_OF);
    const unknown = (await unknownTo(this.database, stored)).length;
    return stored.length === 0 || (unknown <= smallShare(stored.length) && unknown * 2 < stored.length);
  }

  async #warning(): Promise<string> {
    const owner = (await this.storage.owner()) ?? 'nobody yet';
    return (
      `The stored pictures belong to another database (${owner}) than this one (${await this.identity()}): ` +
      'none is taken away. Look whether DATABASE_URL and DATA_DIR or STORAGE_URL belong together; if they do, ' +
      "write this one's identity into the file .database beside the pictures."
    );
  }
}
