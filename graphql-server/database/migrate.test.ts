import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { testDatabaseUrl } from '../config.ts';
import { until } from '../testing-until.ts';
import { openDatabase } from './database.ts';

class Homes1700000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE homes (id integer)');
  }
  async down(): Promise<void> {}
}

class Rooms1700000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE rooms (id integer)');
    await queryRunner.query('ALTER TABLE homes ADD "floor" integer');
  }
  async down(): Promise<void> {}
}

const url = testDatabaseUrl();

(url === undefined ? describe.skip : describe)('beside those who work on a server', () => {
  const server = url ?? 'postgres://none';
  const name = `marsa_migrate_${randomUUID().replaceAll('-', '')}`;
  const own = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const admin = new pg.Client(server);

  beforeAll(async () => {
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
  });
  afterAll(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });

  const open = (...migrations: (new () => MigrationInterface)[]) =>
    openDatabase({ url: own, folder: '', entities: [], migrations });

  test('a step that waits for a table lets others read it, and is done when it is free', async () => {
    await (await open(Homes1700000000000)).close();
    const exporting = new pg.Client(own);
    const reading = new pg.Client({ connectionString: own, statement_timeout: 10_000 });
    await Promise.all([exporting.connect(), reading.connect()]);
    try {
      await exporting.query('BEGIN');
      await exporting.query('SELECT * FROM homes');
      const opening = open(Homes1700000000000, Rooms1700000000001);
      const waits = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'homes'::regclass`;
      await until('the step waits', async () => (await reading.query(waits)).rowCount === 1);
      expect((await reading.query('SELECT id FROM homes')).rows).toEqual([]);
      await exporting.query('COMMIT');
      await (await opening).close();
      expect((await reading.query('SELECT floor FROM homes, rooms')).rows).toEqual([]);
    } finally {
      await Promise.all([exporting.end(), reading.end()]);
    }
  });
});
