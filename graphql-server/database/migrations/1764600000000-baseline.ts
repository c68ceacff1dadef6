import { readFileSync } from 'node:fs';
import type { QueryRunner } from 'typeorm';

/** The text of `schema.sql`, which the build inlines (`vite.config.ts`). */
declare const SCHEMA_SQL: string | undefined;

/** Creates the tables of a new database. */
export class Baseline1764600000000 {
  async up(queryRunner: QueryRunner): Promise<void> {
    const inlined = typeof SCHEMA_SQL === 'undefined' ? undefined : SCHEMA_SQL;
    await queryRunner.query(inlined ?? readFileSync(new URL('../schema.sql', import.meta.url), 'utf8'));
  }
}
