import { type DataSource, QueryFailedError } from 'typeorm';
import type { Notices } from '../observability/notices.ts';
import type { MissingPictures } from './missing-pictures.ts';
import { originalNames, readName, stemOf } from './names.ts';
import { isReferenced, pictureReferences } from './picture-references.ts';
import type { PictureStorage } from './storage/storage.ts';

const OWNER_NOTICE = 'pictures-owner';
const ORPHANS_NOTICE = 'pictures-sweep';

/** How long a picture stays after its upload although no row refers to it: as long as the panel's drafts, which may. */
const UNUSED_DAYS = 30;
/** How long a file stays that has no row, as after a crash. */
const ORPHAN_DAYS = 1;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
/** Pictures that are compared with the database before an unowned storage is claimed. */
const SAMPLE = 1000;
const BATCH = 1000;

/** foreign_key_violation and, from PostgreSQL 18 on, restrict_violation. */
const STILL_REFERENCED = ['23503', '23001'];

interface StoredStems {
  originals: ReadonlySet<string>;
  renditions: ReadonlySet<string>;
}

/** A number of pictures that may be unknown to the right database, after a crash for example: a tenth, but at least three. */
const isFew = (count: number, total: number): boolean => count <= Math.max(3, Math.floor(total / 10));

/**
 * Deletes pictures that no row refers to, and looks for those that the storage does not have. The storage carries the identity of its database in the file `.database`; nothing is
 * deleted from the storage of another database.
 */
export class PictureCollector {
  #identity: string | undefined;

  constructor(
    readonly dataSource: DataSource,
    readonly storage: PictureStorage,
    readonly notices: Pick<Notices, 'raise' | 'clear'>,
    readonly missing: MissingPictures,
  ) {}

  /**
   * Claims an unowned storage if its files agree with the database, and raises a notice if another database owns it. Returns
   * whether this database owns it.
   */
  async checkOwner(): Promise<boolean> {
    const { storage, notices } = this;
    const identity = await this.#readIdentity();
    let owner = await storage.owner();
    if (owner === undefined && (await this.#agrees())) {
      await storage.claim(identity);
      owner = await storage.owner();
    }
    if (owner === identity) {
      notices.clear(OWNER_NOTICE);
      return true;
    }
    notices.raise(
      OWNER_NOTICE,
      `The stored pictures are owned by another database (${owner ?? 'unknown'}) than this one (${identity}): ` +
        'none is deleted. Check whether DATABASE_URL and DATA_DIR or STORAGE_URL match; if they do, ' +
        "write this one's identity into the file .database beside the pictures.",
    );
    return false;
  }

  /**
   * Deletes pictures that no row refers to and files without a row, if they are older than their time or, for tests, than `before`.
   * Returns their number. Also looks for missing pictures, and stores it if that fails.
   */
  async collect(before?: Date): Promise<number> {
    try {
      return await this.#collect(before ?? daysAgo(UNUSED_DAYS), before ?? daysAgo(ORPHAN_DAYS));
    } catch (error) {
      await this.missing.fail(error);
      throw error;
    }
  }

  async #collect(unusedBefore: Date, orphanedBefore: Date): Promise<number> {
    const isOwner = await this.checkOwner();
    if (isOwner) await this.storage.removeTemporaryFiles(orphanedBefore);
    const unreferenced = isOwner ? await this.#deleteUnreferenced(unusedBefore) : 0;
    const originals: string[] = [];
    const old = { originals: new Set<string>(), renditions: new Set<string>() };
    for await (const { name, modified } of this.storage.files()) {
      const { stem, rendition } = readName(name)!;
      if (!rendition) originals.push(name);
      if (modified < orphanedBefore) (rendition ? old.renditions : old.originals).add(stem);
    }
    await this.missing.check(originals);
    return isOwner ? unreferenced + (await this.#deleteOrphans(old)) : 0;
  }

  /** Another process has collected since; the result is in its notices. */
  collectedElsewhere(): void {
    this.notices.clear(ORPHANS_NOTICE);
  }

  /** Rows without a reference, with their files. */
  async #deleteUnreferenced(before: Date): Promise<number> {
    const condition = `uploaded_at < $1 and not (${isReferenced(pictureReferences(this.dataSource))})`;
    const found = await this.dataSource.query<{ file: string }[]>(
      `select file from pictures where ${condition}`,
      [before],
    );
    let deleted = 0;
    for (const { file } of found) {
      try {
        await this.dataSource.transaction(async (em) => {
          const rows = await em.query<object[]>(
            `with deleted as (delete from pictures where ${condition} and file = $2 returning file) select from deleted`,
            [before, file],
          );
          // Before the commit: until then the row lock makes a new upload of the same picture wait.
          if (rows.length > 0) await this.storage.removeAll(stemOf(file));
          deleted += rows.length;
        });
      } catch (error) {
        if (!isStillReferenced(error)) throw error;
      }
    }
    return deleted;
  }

  /** Files without a row, as after a crash. Deletes nothing if they are many: the database may be an old or incomplete one. */
  async #deleteOrphans({ originals, renditions }: StoredStems): Promise<number> {
    const { dataSource, notices } = this;
    const orphans = await this.#withoutRow([...originals]);
    const [{ rows }] = await dataSource.query<[{ rows: number }]>(
      'select count(*)::int as rows from pictures',
    );
    if (!isFew(orphans.length, rows + orphans.length)) {
      notices.raise(
        ORPHANS_NOTICE,
        `${orphans.length} of ${rows + orphans.length} stored pictures are shown by no row of this database; so many at once ` +
          'are not deleted. Check whether the database is the right one and complete; if it is, they only use space.',
      );
      return 0;
    }
    notices.clear(ORPHANS_NOTICE);
    // Renditions can be created again, so their number does not matter.
    const leftovers = await this.#withoutRow([...renditions].filter((stem) => !originals.has(stem)));
    for (const stem of [...orphans, ...leftovers]) await this.#deleteOrphan(stem);
    return orphans.length + leftovers.length;
  }

  async #deleteOrphan(stem: string): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      // Rolled back at the end: until then an upload of the same picture waits for the row.
      const rows = (await runner.query(
        `insert into pictures (file, width, height, placeholder) select unnest($1::text[]), 1, 1, ''
         on conflict do nothing returning file`,
        [originalNames(stem)],
      )) as object[];
      if (rows.length === originalNames(stem).length) await this.storage.removeAll(stem);
    } finally {
      await runner.rollbackTransaction().finally(() => runner.release());
    }
  }

  async #withoutRow(stems: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (let start = 0; start < stems.length; start += BATCH) {
      const rows = await this.dataSource.query<{ stem: string }[]>(
        `select stem from unnest($1::text[]) as stored (stem)
         where not exists (select from pictures where file in (stem || '.jpg', stem || '.webp'))`,
        [stems.slice(start, start + BATCH)],
      );
      found.push(...rows.map(({ stem }) => stem));
    }
    return found;
  }

  /** True if there are no files, or the database knows nearly all of a sample. */
  async #agrees(): Promise<boolean> {
    const sample = new Set<string>();
    for await (const { name } of this.storage.files()) if (sample.add(stemOf(name)).size >= SAMPLE) break;
    const unknown = (await this.#withoutRow([...sample])).length;
    return sample.size === 0 || (isFew(unknown, sample.size) && unknown * 2 < sample.size);
  }

  async #readIdentity(): Promise<string> {
    if (this.#identity === undefined) {
      const [row] = await this.dataSource.query<{ id: string }[]>('select id from database_identity');
      this.#identity = row!.id;
    }
    return this.#identity;
  }
}

const isStillReferenced = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  STILL_REFERENCED.includes((error as QueryFailedError<Error & { code: string }>).driverError.code);
