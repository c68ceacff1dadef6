import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { projectRoot } from '../../process/project-root.ts';

/** Creates the tables of a new database. */
export class Baseline1764600000000 {
  async up(queryRunner: QueryRunner): Promise<void> {
    const file = join(projectRoot(), 'graphql-server/database/schema.sql');
    await queryRunner.query(readFileSync(file, 'utf8'));
  }
}
