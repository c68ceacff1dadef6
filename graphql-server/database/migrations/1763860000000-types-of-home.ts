import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds indexes on the type of properties and projects. */
export class TypesOfHome1763860000000 implements MigrationInterface {
  name = 'TypesOfHome1763860000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX "IDX_45d5557194625961a320a509e3" ON "properties" ("type", "created_at", "id")`,
    );
    await queryRunner.query(
      `CREATE INDEX "IDX_0dab4bbce4e2ecad7f1631d73c" ON "latest_projects" ("category", "created_at", "id")`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "IDX_45d5557194625961a320a509e3"');
    await queryRunner.query('DROP INDEX "IDX_0dab4bbce4e2ecad7f1631d73c"');
  }
}
