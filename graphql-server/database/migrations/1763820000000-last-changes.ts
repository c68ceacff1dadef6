import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds indexes on the time of the last change. */
export class LastChanges1763820000000 implements MigrationInterface {
  name = 'LastChanges1763820000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, { name, columns }] of Object.entries(INDEXES)) {
      await queryRunner.query(`CREATE INDEX "${name}" ON "${table}" (${columns})`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of Object.values(INDEXES)) await queryRunner.query(`DROP INDEX "${name}"`);
  }
}

const CHANGED = '"updated_at", "id"';
const CHANGED_OF_KIND = `"kind", ${CHANGED}`;

const INDEXES: Record<string, { name: string; columns: string }> = {
  banners: { name: 'IDX_bf8ae9b73f36dc17e92a3b82f6', columns: CHANGED },
  blogs: { name: 'IDX_228972ebb86d658baf32049e5e', columns: CHANGED },
  categories: { name: 'IDX_1033f389c9e41baa760f2a0172', columns: CHANGED },
  contact_messages: { name: 'IDX_47f676cd30650422554522c4d6', columns: CHANGED },
  listings: { name: 'IDX_6f3fe3e5ec38099cb0aa7cfb10', columns: CHANGED_OF_KIND },
  listing_sections: { name: 'IDX_bd3151323752758f759904573c', columns: CHANGED_OF_KIND },
  latest_projects: { name: 'IDX_675cf783ee28d51b3da30f49a1', columns: CHANGED },
  latest_project_pictures: { name: 'IDX_8b764e86c6aa87faea805e11b0', columns: CHANGED },
  properties: { name: 'IDX_a3ce74e28a2fea43925ebbb384', columns: CHANGED },
  property_pictures: { name: 'IDX_21a9566a73321bb6dfdbf4912f', columns: CHANGED },
  upcoming_projects: { name: 'IDX_3eb745353f6f88e43557cd41e3', columns: CHANGED },
};
