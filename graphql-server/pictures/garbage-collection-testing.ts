import 'reflect-metadata';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type QueryRunner } from 'typeorm';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { Notices } from '../observability/notices.ts';
import { photograph } from './fixtures.ts';
import { PictureCollector } from './garbage-collection.ts';
import { MissingPictures } from './missing-pictures.ts';
import { stemOf } from './names.ts';
import { Picture, type PreparedPicture } from './picture.ts';
import { PictureStore } from './picture-store.ts';
import { preparePicture } from './process.ts';
import type { PictureStorage } from './storage/storage.ts';
import { namesIn, type TestStorage } from './storage/testing.ts';

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

class Identity1700000000000 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE database_identity (id uuid NOT NULL DEFAULT gen_random_uuid())');
    await queryRunner.query('INSERT INTO database_identity DEFAULT VALUES');
    await queryRunner.query(
      'CREATE TABLE picture_checks (id int PRIMARY KEY DEFAULT 1, missing text[], checked_at timestamptz, failed_at timestamptz, failure text)',
    );
  }
}

const DAY = 24 * 60 * 60 * 1000;
const soon = () => new Date(Date.now() + 60_000);

/** The behaviour of storing and collecting pictures with any storage. */
export function collectorTests(
  open: () => Promise<TestStorage>,
  { url, rounds = 10 }: { url?: string | undefined; rounds?: number } = {},
): void {
  let database: Database;
  let storage: PictureStorage;
  let opened: TestStorage;
  let collector: PictureCollector;
  let notices: Notices;

  beforeAll(async () => {
    const schema = { entities: [Picture, Poster, Postcard], migrations: [Identity1700000000000] };
    database = await openTestDatabase({ ...schema, url });
    await database.dataSource.synchronize();
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    opened = await open();
    ({ storage } = opened);
    notices = new Notices({ warn: () => {} });
    collector = openCollector();
    await collector.checkOwner();
  });
  afterEach(async () => {
    await database.dataSource.query('truncate posters, postcards, pictures');
    await opened.close();
  });

  const openCollector = () =>
    new PictureCollector(
      database.dataSource,
      storage,
      notices,
      new MissingPictures({ database, storage, notices }),
    );
  const prepare = async (alt?: string): Promise<PreparedPicture> => preparePicture(await photograph(), alt);
  const store = (picture: PreparedPicture) => new PictureStore(database, storage).add(picture);

  async function hang(picture: PreparedPicture, title = 'Marina'): Promise<number> {
    await store(picture);
    const poster = { title, picture: { file: picture.file } };
    const { identifiers } = await database.dataSource.manager.insert(Poster, poster);
    return identifiers[0]!.id as number;
  }
  const takeDown = (id: number) => database.dataSource.manager.delete(Poster, id);
  const rowOf = ({ file }: PreparedPicture) => database.dataSource.manager.findOneBy(Picture, { file });
  const stored = () => namesIn(storage);
  const messages = () => notices.all().map(({ message }) => message);

  test('deletes a picture with its renditions once no row refers to it, and not before', async () => {
    const picture = await prepare('The marina at dusk');
    const first = await hang(picture);
    const second = await hang({ ...picture, alt: undefined });
    const { file, width, height, placeholder } = picture;
    expect(await rowOf(picture)).toMatchObject({
      file,
      width,
      height,
      placeholder,
      alt: 'The marina at dusk',
    });
    await storage.put(`${stemOf(file)}.320.webp`, picture.bytes);
    await storage.put(`${stemOf(file)}.384u.webp`, picture.bytes);
    await takeDown(first);
    expect(await collector.collect(soon())).toBe(0);
    expect(await stored()).toHaveLength(3);
    await takeDown(second);
    expect(await collector.collect(soon())).toBe(1);
    expect([await rowOf(picture), await stored()]).toEqual([null, []]);
  });

  test('keeps a picture for 30 days after its last upload', async () => {
    const picture = await prepare();
    await store(picture);
    expect(await collector.collect()).toBe(0);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 29 * DAY);
    expect(await collector.collect().finally(() => clock.mockRestore())).toBe(0);
    await database.dataSource.query(`update pictures set uploaded_at = uploaded_at - interval '31 days'`);
    await store(picture);
    expect(await collector.collect()).toBe(0);
    await database.dataSource.query(`update pictures set uploaded_at = uploaded_at - interval '31 days'`);
    expect(await collector.collect()).toBe(1);
    expect(await stored()).toEqual([]);
  });

  test('keeps a picture that any kind of row refers to', async () => {
    const picture = await prepare();
    await store(picture);
    await database.dataSource.manager.insert(Postcard, { picture: { file: picture.file } });
    expect(await collector.collect(soon())).toBe(0);
    expect(await storage.read(picture.file)).toEqual(picture.bytes);
    expect(await rowOf(picture)).not.toBeNull();
  });

  test('replaces the alternative text when the same photograph is uploaded with another one', async () => {
    const picture = await prepare('The marina');
    await hang(picture);
    await hang({ ...picture, alt: 'The marina at dusk' });
    expect(await rowOf(picture)).toMatchObject({ alt: 'The marina at dusk' });
  });

  test('deletes the row of a picture whose bytes cannot be stored, unless it is in use', async () => {
    const picture = await prepare();
    const failing = Object.assign(opened.reopen(), {
      put: () => Promise.reject(new Error('The disk is full')),
    });
    const fail = () => new PictureStore(database, failing).add(picture);
    await expect(fail()).rejects.toThrow('The disk is full');
    expect(await rowOf(picture)).toBeNull();
    await hang(picture);
    await expect(fail()).rejects.toThrow('The disk is full');
    expect(await rowOf(picture)).not.toBeNull();
  });

  test('never separates a row from its file while a photograph is uploaded and collected at once', async () => {
    const picture = await prepare();
    for (let round = 0; round < rounds; round++) {
      await store(picture);
      await database.dataSource.query(`update pictures set uploaded_at = uploaded_at - interval '31 days'`);
      const [first, second] = await Promise.all([hang(picture), hang(picture), collector.collect()]);
      expect(await rowOf(picture)).not.toBeNull();
      expect(await storage.read(picture.file)).toEqual(picture.bytes);
      for (const id of [first, second]) await takeDown(id);
      await collector.collect(soon());
      expect([await rowOf(picture), await stored()]).toEqual([null, []]);
    }
  });

  describe('files without a row', () => {
    async function gallery(count: number): Promise<PreparedPicture[]> {
      const one = await prepare();
      const pictures = Array.from({ length: count }, (_, n) => ({
        ...one,
        file: `${n.toString(16).padStart(24, '0')}.jpg`,
        bytes: Buffer.from(`picture ${n}`),
      }));
      for (const picture of pictures) await hang(picture);
      return pictures;
    }
    const loseRows = () => database.dataSource.query('truncate posters, postcards, pictures');
    const becomeAnother = async () => {
      await database.dataSource.query('update database_identity set id = gen_random_uuid()');
      collector = openCollector();
    };

    test('are deleted if they are older than a day', async () => {
      const [shown, old, recent] = [await prepare(), await prepare(), await prepare()];
      await hang(shown);
      await storage.put(old.file, old.bytes);
      await setTimeout(50);
      const moment = new Date();
      await setTimeout(50);
      await storage.put(recent.file, recent.bytes);
      expect(await collector.collect(moment)).toBe(1);
      expect(await stored()).toEqual([shown.file, recent.file].sort());
      expect(await collector.collect()).toBe(0);
      expect(await collector.collect(soon())).toBe(1);
      expect(await stored()).toEqual([shown.file]);
    });

    test('are deleted, however many, if they are renditions', async () => {
      const names = Array.from({ length: 9 }, (_, n) => `${`${n}`.repeat(24)}.320.webp`);
      for (const name of names) await storage.put(name, Buffer.from('small'));
      expect(await collector.collect(soon())).toBe(9);
      expect([await stored(), messages()]).toEqual([[], []]);
    });

    test('stay if they are more than a tenth, with a notice until they are fewer', async () => {
      const pictures = await gallery(12);
      await loseRows();
      expect(await collector.collect(soon())).toBe(0);
      expect(await stored()).toHaveLength(12);
      expect(messages()).toEqual([expect.stringContaining('12 of 12 stored pictures are shown by no row')]);

      for (const picture of pictures.slice(3)) await hang(picture);
      expect(await collector.collect(soon())).toBe(3);
      expect([messages(), await stored()]).toEqual([[], pictures.slice(3).map(({ file }) => file)]);
    });

    test('are not deleted from the storage of another database, with a notice', async () => {
      await gallery(2);
      await database.dataSource.query('delete from posters');
      await becomeAnother();
      expect(await collector.collect(soon())).toBe(0);
      await loseRows();
      expect(await collector.collect(soon())).toBe(0);
      expect(await stored()).toHaveLength(2);
      expect(messages()).toEqual([expect.stringMatching(/owned by another database .* none is deleted/)]);
    });

    test('make a storage without an owner unclaimable unless the database knows nearly all', async () => {
      const pictures = await gallery(8);
      await opened.deleteOwner();
      await collector.checkOwner();
      expect([await storage.owner(), messages()]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), []]);

      await opened.deleteOwner();
      await loseRows();
      for (const picture of pictures.slice(5)) await hang(picture);
      expect([await collector.collect(soon()), await storage.owner()]).toEqual([0, undefined]);
      expect(messages()).toEqual([expect.stringContaining('(unknown)')]);
      expect(await stored()).toHaveLength(8);
    });
  });
}
