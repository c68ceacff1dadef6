import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the table of pictures that are stored before their rows. */
export class PicturesComing1763970000000 implements MigrationInterface {
  name = 'PicturesComing1763970000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "pictures_coming" ("id" uuid NOT NULL, "stem" text NOT NULL, "until" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_pictures_coming" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "IDX_51f47265e614a11c456fc5a951" ON "pictures_coming" ("stem")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "pictures_coming"`);
  }
}
