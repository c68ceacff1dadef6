import 'reflect-metadata';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type EntityManager, Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { Identity1763910000000 } from '../database/migrations/1763910000000-identity.ts';
import { Notices } from '../observability/notices.ts';
import { MediaCollector } from './garbage-collection.ts';
import { stemOf } from './names.ts';
import { PictureAside } from './picture-aside.ts';
import { PictureComing } from './picture-coming.ts';
import { Picture, type PreparedPicture } from './picture.ts';
import { preparePicture } from './prepare.ts';
import { photograph } from './specimens.ts';
import type { PictureStorage } from './storage.ts';
import type { TestStorage } from './storage-testing.ts';

@Entity('posters')
class Poster {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  title: string;

  @ManyToOne(() => Picture, { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'picture', referencedColumnName: 'file' })
  picture: Picture | null;
}

@Entity('postcards')
class Postcard {
  @PrimaryGeneratedColumn()
  id: number;

  @ManyToOne(() => Picture)
  @JoinColumn({ name: 'front', referencedColumnName: 'file' })
  picture: Picture | null;
}

const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);

const soon = () => new Date(Date.now() + 60_000);

/** What is true of a collector, whatever the storage that it keeps in step. */
export function collectorTests(
  open: () => Promise<TestStorage>,
  { url, rounds = 10 }: { url?: string | undefined; rounds?: number } = {},
): void {
  let database: Database;
  let storage: PictureStorage;
  let opened: TestStorage;
  let collector: MediaCollector;
  let notices: Notices;

  beforeAll(async () => {
    const schema = {
      entities: [Picture, PictureAside, PictureComing, Poster, Postcard],
      migrations: [Identity1763910000000],
    };
    database = await openTestDatabase({ ...schema, url });
    await database.dataSource.synchronize();
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    opened = await open();
    ({ storage } = opened);
    notices = new Notices({ warn: () => {} });
    collector = new MediaCollector(database.dataSource, storage, notices);
    await collector.settle();
  });
  afterEach(async () => {
    await database.dataSource.query('truncate posters, postcards, pictures_aside, pictures_coming, pictures');
    await opened.close();
  });

  const prepared = async (alt?: string): Promise<PreparedPicture> => preparePicture(await photograph(), alt);

  const hang = async (picture: PreparedPicture, title = 'Marina'): Promise<number> => {
    const coming = await collector.place(picture);
    return database.dataSource.transaction(async (em) => {
      await collector.keep(em, picture, coming);
      const { identifiers } = await em.insert(Poster, { title, picture: { file: picture.file } });
      return identifiers[0]!.id as number;
    });
  };

  async function takeDown(id: number, { file }: PreparedPicture): Promise<void> {
    await database.dataSource.transaction((em) => em.delete(Poster, id));
    await collector.discard(file);
  }

  const facts = ({ file }: PreparedPicture) => database.dataSource.manager.findOneBy(Picture, { file });

  async function stored(): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of storage.files()) names.push(name);
    return names.sort();
  }

  /** Whole seconds are what some stores count in: the first one that begins from now on, when it is over. */
  async function aMomentLater(): Promise<Date> {
    const next = new Date((Math.floor(Date.now() / 1000) + 2) * 1000);
    while (Date.now() < next.getTime() + 1000) await setTimeout(50);
    return next;
  }

  test('a picture comes with its row and goes with the last row that shows it', async () => {
    const picture = await prepared('The marina at dusk');
    const first = await hang(picture);
    const second = await hang({ ...picture, alt: undefined });
    const { file, width, height, placeholder } = picture;
    expect(await facts(picture)).toMatchObject({
      file,
      width,
      height,
      placeholder,
      alt: 'The marina at dusk',
    });

    await storage.put(`${stemOf(file)}.320.webp`, picture.bytes);
    await storage.put(`${stemOf(file)}.384u.webp`, picture.bytes);
    await takeDown(first, picture);
    expect(await stored()).toHaveLength(3);
    await takeDown(second, picture);
    expect(await facts(picture)).toBeNull();
    expect(await stored()).toEqual([]);
  });

  test('the same photograph with new words says the new words', async () => {
    const picture = await prepared('The marina');
    await hang(picture);
    await hang({ ...picture, alt: 'The marina at dusk' });
    expect(await facts(picture)).toMatchObject({ alt: 'The marina at dusk' });
  });

  test('discarding never takes a picture that any row shows, whatever kind of row', async () => {
    const picture = await prepared();
    const id = await hang(picture);
    await database.dataSource.manager.insert(Postcard, { picture: { file: picture.file } });
    await collector.discard(picture.file);
    await takeDown(id, picture);
    expect(await facts(picture)).not.toBeNull();
    expect(await storage.read(picture.file)).toEqual(picture.bytes);
  });

  test('a row that fails leaves no picture once it is discarded', async () => {
    const picture = await prepared();
    const failing = (em: EntityManager) =>
      collector.keep(em, picture).then(() => em.query('insert into posters (title) values (null)'));
    await expect(database.dataSource.transaction(failing)).rejects.toThrow();
    expect(await stored()).toEqual([picture.file]);
    await collector.discard(picture.file);
    expect(await stored()).toEqual([]);
  });

  test('a picture put in its place is left there until its row comes, or is given up', async () => {
    const picture = await prepared();
    const first = await hang(picture);
    const coming = await collector.place(picture);
    await takeDown(first, picture);
    expect(await stored()).toEqual([picture.file]);
    const keep = () =>
      database.dataSource.transaction(async (em) => {
        await collector.keep(em, picture, coming);
        await em.insert(Postcard, { picture: { file: picture.file } });
      });
    await keep();
    await expect(keep()).rejects.toThrow('The picture took too long to be stored. Try again.');
    await collector.discard(picture.file);
    expect(await storage.read(picture.file)).toEqual(picture.bytes);

    await database.dataSource.manager.clear(Postcard);
    const other = await collector.place(picture);
    await collector.discard(picture.file);
    expect(await stored()).toEqual([picture.file]);
    await collector.giveUp(other);
    await collector.discard(picture.file);
    expect(await stored()).toEqual([]);
  });

  test('whoever put one in its place and is never heard of again has it left for ten minutes', async () => {
    const picture = await prepared();
    const coming = await collector.place(picture);
    await database.dataSource.query(`update pictures_coming set until = until - interval '10 minutes'`);
    const keep = database.dataSource.transaction((em) => collector.keep(em, picture, coming));
    await expect(keep).rejects.toThrow('took too long');
    await collector.discard(picture.file);
    expect(await stored()).toEqual([]);
    await collector.tidyAside();
    expect(await database.dataSource.query('select from pictures_coming')).toEqual([]);
  });

  test('a picture whose bytes cannot be stored fails its row', async () => {
    const picture = await prepared();
    collector = new MediaCollector(
      database.dataSource,
      Object.assign(opened.again(), { put: () => Promise.reject(new Error('The disk is full')) }),
      notices,
    );
    await expect(hang(picture)).rejects.toThrow('The disk is full');
    expect(await facts(picture)).toBeNull();
  });

  test('keeping and discarding one photograph at once never parts the row from its bytes', async () => {
    const picture = await prepared();
    for (let round = 0; round < rounds; round++) {
      const old = await hang(picture);
      const [first, second] = await Promise.all([
        hang(picture),
        hang(picture),
        takeDown(old, picture),
        collector.discard(picture.file),
      ]);
      expect(await facts(picture)).not.toBeNull();
      expect(await storage.read(picture.file)).toEqual(picture.bytes);
      await Promise.all([takeDown(first, picture), takeDown(second, picture)]);
      expect(await facts(picture)).toBeNull();
      expect(await stored()).toEqual([]);
    }
  });

  test('a sweep takes what no row shows and no row knows, if it is old, and nothing else', async () => {
    const [shown, unshown, unknown, young] = [
      await prepared(),
      await prepared(),
      await prepared(),
      await prepared(),
    ];
    await hang(shown);
    await storage.put(unknown.file, unknown.bytes);
    await database.dataSource.transaction((em) => collector.keep(em, unshown));
    await database.dataSource.query('update pictures set created_at = $1', [longAgo]);
    const moment = await aMomentLater();
    await storage.put(young.file, young.bytes);

    expect(await collector.sweep(moment)).toBe(2);
    expect(await stored()).toEqual([shown.file, young.file].sort());
    expect(await facts(shown)).not.toBeNull();
    expect(await facts(unshown)).toBeNull();
    expect(await collector.sweep(moment)).toBe(0);
    expect(await collector.sweep(soon())).toBe(1);
    expect(await stored()).toEqual([shown.file]);
  });

  test('a name that is none of ours is discarded without harm', async () => {
    const picture = await prepared();
    await hang(picture);
    for (const name of ['../x', '', '.gitkeep', `${'c'.repeat(24)}.jpg`]) await collector.discard(name);
    expect(await stored()).toEqual([picture.file]);
  });

  describe('a picture of a row that may come back', () => {
    const setAside = async (id: number, { file }: PreparedPicture, seconds: number) => {
      await database.dataSource.transaction(async (em) => {
        await collector.keepAside(em, [file], seconds);
        await em.delete(Poster, id);
      });
      await collector.discard(file);
    };
    const comeBack = ({ file }: PreparedPicture) =>
      database.dataSource.transaction(async (em) => {
        await collector.show(em, [file]);
        await em.insert(Poster, { title: 'Back', picture: { file } });
      });
    const inReach = async ({ file }: PreparedPicture) => (await storage.size(file)) !== undefined;

    test('is out of reach, and in its place again with its row, its words as they were', async () => {
      const picture = await prepared('The marina');
      await setAside(await hang(picture), picture, 60);
      expect(await inReach(picture)).toBe(false);
      await collector.tidyAside();
      expect(await collector.sweep(soon())).toBe(0);
      await comeBack(picture);
      expect(await inReach(picture)).toBe(true);
      expect(await facts(picture)).toMatchObject({ alt: 'The marina' });
    });

    test('goes when its time is over', async () => {
      const picture = await prepared();
      await setAside(await hang(picture), picture, 0);
      await collector.tidyAside();
      expect([await facts(picture), await stored()]).toEqual([null, []]);
    });

    test('stays in its place while another row shows it, and when its time is over', async () => {
      const picture = await prepared();
      const [id] = [await hang(picture), await hang(picture)];
      await setAside(id, picture, 0);
      expect(await inReach(picture)).toBe(true);
      await collector.tidyAside();
      expect(await inReach(picture)).toBe(true);
    });

    test('that was set aside when the process died is swept with what belongs to nobody', async () => {
      const picture = await prepared();
      await setAside(await hang(picture), picture, 60);
      await database.dataSource.query('truncate pictures_aside, pictures cascade');
      expect(await collector.sweep(soon())).toBe(1);
      expect(await stored()).toEqual([]);
    });
  });

  describe('the sweep', () => {
    const said = () => notices.all().map(({ sentence }) => sentence);
    /** Pictures, all old, each shown by a row. */
    async function gallery(count: number): Promise<PreparedPicture[]> {
      const one = await prepared();
      const pictures = Array.from({ length: count }, (_, n) => ({
        ...one,
        file: `${n.toString(16).padStart(24, '0')}.jpg`,
        bytes: Buffer.from(`picture ${n}`),
      }));
      for (const picture of pictures) await hang(picture);
      await database.dataSource.query('update pictures set created_at = $1', [longAgo]);
      return pictures;
    }
    const empty = () => database.dataSource.query('truncate posters, postcards, pictures_aside, pictures');
    const sweepIn = async (days: number) => {
      const then = Date.now() + days * 24 * 60 * 60 * 1000;
      const clock = jest.spyOn(Date, 'now').mockReturnValue(then);
      await collector.sweep().finally(() => clock.mockRestore());
    };
    const becomeAnother = async () => {
      await database.dataSource.query('update database_identity set id = gen_random_uuid()');
      collector = new MediaCollector(database.dataSource, storage, notices);
      await collector.settle();
    };

    test('takes nothing of another database, whatever it is asked to take, and says so', async () => {
      const pictures = await gallery(2);
      await empty();
      await becomeAnother();
      expect(await collector.sweep(soon())).toBe(0);
      for (const { file } of pictures) await collector.discard(file);
      expect(await stored()).toHaveLength(2);
      expect(said()).toEqual([expect.stringMatching(/belong to another database .* none is taken away/)]);
    });

    test('takes nothing when it would be more than a small share, and says so until it is not', async () => {
      const pictures = await gallery(12);
      await empty();
      expect(await collector.sweep(soon())).toBe(0);
      expect(await stored()).toHaveLength(12);
      expect(said()).toEqual([expect.stringContaining('12 of 12 stored pictures are shown by no row')]);

      for (const picture of pictures.slice(3)) await hang(picture);
      expect(await collector.sweep(soon())).toBe(3);
      expect([said(), await stored()]).toEqual([[], pictures.slice(3).map(({ file }) => file)]);
    });

    test('can be undone for 14 days: what a row shows after all is in its place again', async () => {
      const [picture, other] = await gallery(2);
      await empty();
      expect(await collector.sweep(soon())).toBe(2);
      expect(await storage.size(picture!.file)).toBeUndefined();
      const { file, width, height, placeholder } = picture!;
      await database.dataSource.manager.insert(Picture, { file, width, height, placeholder });
      await database.dataSource.manager.insert(Poster, { title: 'Back', picture: { file } });
      await collector.bringBackShown();
      expect(await storage.read(file)).toEqual(picture!.bytes);

      const swept = async () => {
        const names: string[] = [];
        for await (const { name } of storage.quarantined()) names.push(name);
        return names;
      };
      await sweepIn(13);
      expect(await swept()).toEqual([other!.file]);
      await sweepIn(15);
      expect(await swept()).toEqual([]);
      expect(await stored()).toEqual([file]);
    });

    test('adopts the pictures of an installation without a mark only when they agree with its database', async () => {
      const pictures = await gallery(8);
      await opened.disown();
      await collector.settle();
      expect([await storage.owner(), said()]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), []]);

      await opened.disown();
      await empty();
      for (const picture of pictures.slice(5)) await hang(picture);
      await collector.settle();
      expect([await storage.owner(), await collector.sweep(soon())]).toEqual([undefined, 0]);
      expect(said()).toEqual([expect.stringContaining('(nobody yet)')]);
      expect(await stored()).toHaveLength(8);
    });
  });
}
