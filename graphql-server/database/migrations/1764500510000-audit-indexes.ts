import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['audit_entries_by', '"audit_entries" ("by", "at")'],
  ['audit_entries_kind', '"audit_entries" ("kind", "at")'],
  ['versions_by', '"versions" ("by", "at")'],
  ['versions_action', '"versions" ("action", "at")'],
];

/** Adds the indexes by which the audit list is filtered. */
export class AuditIndexes1764500510000 implements MigrationInterface {
  name = 'AuditIndexes1764500510000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, columns] of INDEXES) await queryRunner.query(`CREATE INDEX "${name}" ON ${columns}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await queryRunner.query(`DROP INDEX "${name}"`);
  }
}
