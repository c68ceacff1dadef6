import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Garbage collection of pictures by the time of their last upload; the tables that reserved pictures before are gone. */
export class PictureUploadTime1764010000000 implements MigrationInterface {
  name = 'PictureUploadTime1764010000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "pictures" RENAME COLUMN "created_at" TO "uploaded_at"');
    await queryRunner.query('DROP TABLE "pictures_aside", "pictures_coming"');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "pictures_coming" ("id" uuid NOT NULL, "stem" text NOT NULL, "until" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
        CONSTRAINT "PK_pictures_coming" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query('CREATE INDEX "IDX_51f47265e614a11c456fc5a951" ON "pictures_coming" ("stem")');
    await queryRunner.query(
      `CREATE TABLE "pictures_aside" ("id" SERIAL NOT NULL, "until" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "picture" text NOT NULL,
        CONSTRAINT "PK_cea7d5d9c2c127c20a959a1adbc" PRIMARY KEY ("id"),
        CONSTRAINT "FK_682d0bb4a692c86557b5434a9e7" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT)`,
    );
    await queryRunner.query('CREATE INDEX "IDX_682d0bb4a692c86557b5434a9e" ON "pictures_aside" ("picture")');
    await queryRunner.query('CREATE INDEX "IDX_49be3fdd5d91fceaef37ec4c4b" ON "pictures_aside" ("until")');
    await queryRunner.query('ALTER TABLE "pictures" RENAME COLUMN "uploaded_at" TO "created_at"');
  }
}
