import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds missing pictures and the disks of each process, for the screen Operation. */
export class Operation1763960000000 implements MigrationInterface {
  name = 'Operation1763960000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "missing_pictures" ("picture" text NOT NULL, "found_at" timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT "PK_missing_pictures" PRIMARY KEY ("picture"),
        CONSTRAINT "FK_missing_pictures_picture" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE CASCADE)`,
    );
    await queryRunner.query(
      `CREATE TABLE "picture_checks" ("id" smallint NOT NULL DEFAULT 1, "upto" text NOT NULL DEFAULT '',
        "looked_at" timestamp with time zone, "failed_at" timestamp with time zone, "failure" text,
        CONSTRAINT "PK_picture_checks" PRIMARY KEY ("id"), CONSTRAINT "CHK_picture_checks_one" CHECK ("id" = 1))`,
    );
    await queryRunner.query(`ALTER TABLE "processes" ADD "disks" jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "processes" DROP COLUMN "disks"`);
    await queryRunner.query(`DROP TABLE "picture_checks"`);
    await queryRunner.query(`DROP TABLE "missing_pictures"`);
  }
}
