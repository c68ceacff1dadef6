import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the tables of spec §3 with an index for each order of a list. */
export class Foundation1763700000000 implements MigrationInterface {
  name = 'Foundation1763700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`DROP TABLE "${table}" CASCADE`);
  }
}

const TABLES = [
  'pictures',
  'banners',
  'blogs',
  'categories',
  'contact_messages',
  'listings',
  'listing_sections',
  'latest_projects',
  'latest_project_pictures',
  'properties',
  'property_pictures',
  'upcoming_projects',
  'staff',
  'staff_sessions',
  'rate_limits',
];

const STATEMENTS = [
  `CREATE TABLE "pictures" ("file" text NOT NULL, "width" integer NOT NULL, "height" integer NOT NULL, "placeholder" text NOT NULL, "alt" text, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_ea836414e61f4f9944c8f000d80" PRIMARY KEY ("file"))`,
  `CREATE TABLE "banners" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "title" text NOT NULL, "subtitle" text, "picture" text, CONSTRAINT "PK_e9b186b959296fcb940790d31c3" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_96a9a31b340e8d7c1b4c999741" ON "banners" ("picture")`,
  `CREATE INDEX "IDX_236f2893d94c37b5a6fe62a418" ON "banners" ("created_at", "id")`,
  `CREATE TABLE "blogs" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "title" text NOT NULL, "description" text NOT NULL, "picture" text, CONSTRAINT "PK_e113335f11c926da929a625f118" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_985d65ffb43308eaf1b4c04a08" ON "blogs" ("picture")`,
  `CREATE INDEX "IDX_1d0cd055ad7f4e0ab0a46a39f8" ON "blogs" ("created_at", "id")`,
  `CREATE TABLE "categories" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "title" text NOT NULL, "description" text NOT NULL, "picture" text, CONSTRAINT "PK_24dbc6126a28ff948da33e97d3b" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_3d8b5e024e9aa74e5f4c3986e1" ON "categories" ("picture")`,
  `CREATE INDEX "IDX_803808891b6e8128e40ed75b7f" ON "categories" ("created_at", "id")`,
  `CREATE TABLE "contact_messages" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "name" text NOT NULL, "email" text NOT NULL, "subject" text NOT NULL, "message" text NOT NULL, CONSTRAINT "PK_b74f96eb2edd977ccfba6533293" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_832971d308b653b3416da94976" ON "contact_messages" ("created_at", "id")`,
  `CREATE TABLE "listings" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "kind" text NOT NULL, "title" text NOT NULL, "location" text NOT NULL, "price" text NOT NULL, "bedrooms" text, "bathrooms" text, "size" text, "picture" text, CONSTRAINT "PK_520ecac6c99ec90bcf5a603cdcb" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_288b5cf93b4ba3d6900138c6d6" ON "listings" ("picture")`,
  `CREATE INDEX "IDX_c8e8ec135abf7f27f9c49b6771" ON "listings" ("created_at", "id")`,
  `CREATE INDEX "IDX_968bee8352c150881451911c32" ON "listings" ("kind", "created_at", "id")`,
  `CREATE INDEX "IDX_cb60c980b2010c2120f95d353b" ON "listings" ("kind")`,
  `CREATE TABLE "listing_sections" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "kind" text NOT NULL, "listing_id" integer NOT NULL, "heading" text, "description" text, "picture" text, CONSTRAINT "PK_753e2ac1c6595c42f07b5ca3c0a" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_4ea97bc7606de4575dd27935ed" ON "listing_sections" ("picture")`,
  `CREATE INDEX "IDX_8d0bf42c4b4430eacd0ed57ebc" ON "listing_sections" ("listing_id", "created_at", "id")`,
  `CREATE INDEX "IDX_73b620fe0879751a5d51c29b0c" ON "listing_sections" ("kind", "created_at", "id")`,
  `CREATE INDEX "IDX_6d3af1d0a5d4a209bac5c0561c" ON "listing_sections" ("kind")`,
  `CREATE TABLE "latest_projects" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "title" text NOT NULL, "price" text NOT NULL, "location" text NOT NULL, "category" text NOT NULL, "logo" text, "picture" text, CONSTRAINT "PK_1c14116e6fecdbb9dcca6e87a45" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_5d98ca45ccf4d196573c8ec5ef" ON "latest_projects" ("picture")`,
  `CREATE INDEX "IDX_01ec11f51db2011190202e784a" ON "latest_projects" ("created_at", "id")`,
  `CREATE TABLE "latest_project_pictures" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "latest_id" integer NOT NULL, "title" text NOT NULL, "description" text, "picture" text, CONSTRAINT "PK_572cd02a2f9759e4063c6b0bf29" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_f6776a482633285ef8974b9739" ON "latest_project_pictures" ("picture")`,
  `CREATE INDEX "IDX_bfd142708750110716f5ac65f4" ON "latest_project_pictures" ("latest_id", "created_at", "id")`,
  `CREATE INDEX "IDX_9b02086ecf22dafbea13bf9143" ON "latest_project_pictures" ("created_at", "id")`,
  `CREATE TABLE "properties" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "title" text NOT NULL, "type" text NOT NULL DEFAULT 'Villas', "price" text NOT NULL, "location" text NOT NULL, "picture" text, CONSTRAINT "PK_2d83bfa0b9fcd45dee1785af44d" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_2158b4eaaeb77e14ac99468c77" ON "properties" ("picture")`,
  `CREATE INDEX "IDX_ac014e75b1a4657840c507d99e" ON "properties" ("created_at", "id")`,
  `CREATE TABLE "property_pictures" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "property_id" integer NOT NULL, "title" text, "description" text, "picture" text, CONSTRAINT "PK_aa663b9b55ded7c6084400842c3" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_d13faa6f1c0ceb209b236b1849" ON "property_pictures" ("picture")`,
  `CREATE INDEX "IDX_99bb97681e5be8e19dc39209b9" ON "property_pictures" ("property_id", "created_at", "id")`,
  `CREATE INDEX "IDX_5060f40222c478e51f0e959146" ON "property_pictures" ("created_at", "id")`,
  `CREATE TABLE "upcoming_projects" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "title" text NOT NULL, "description" text NOT NULL, "picture" text, CONSTRAINT "PK_7644561f8379b0cd3628e6b9ee4" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_65ada6ce6fcbddbdc8ffe5e8cf" ON "upcoming_projects" ("picture")`,
  `CREATE INDEX "IDX_760113508c226ef62871adc08a" ON "upcoming_projects" ("created_at", "id")`,
  `CREATE TABLE "staff" ("id" SERIAL NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "email" text NOT NULL, "password_hash" text NOT NULL, CONSTRAINT "UQ_902985a964245652d5e3a0f5f6a" UNIQUE ("email"), CONSTRAINT "PK_e4ee98bb552756c180aec1e854a" PRIMARY KEY ("id"))`,
  `CREATE TABLE "staff_sessions" ("id" uuid NOT NULL, "staff_id" integer NOT NULL, "expires_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "PK_b9be2467392ab95efaa3661cce2" PRIMARY KEY ("id"))`,
  `CREATE INDEX "IDX_ae03d284bbb21fcd9dee7c1b61" ON "staff_sessions" ("staff_id")`,
  `CREATE INDEX "IDX_2dd2f0538f62962ddab52b9e8d" ON "staff_sessions" ("expires_at")`,
  `ALTER TABLE "banners" ADD CONSTRAINT "FK_96a9a31b340e8d7c1b4c9997417" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
  `ALTER TABLE "blogs" ADD CONSTRAINT "FK_985d65ffb43308eaf1b4c04a08e" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
  `ALTER TABLE "categories" ADD CONSTRAINT "FK_3d8b5e024e9aa74e5f4c3986e1d" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
  `ALTER TABLE "listings" ADD CONSTRAINT "FK_288b5cf93b4ba3d6900138c6d63" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
  `ALTER TABLE "listing_sections" ADD CONSTRAINT "FK_4ea97bc7606de4575dd27935ed8" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
  `ALTER TABLE "listing_sections" ADD CONSTRAINT "FK_c689e8c1b7ea22e11c1a8850e61" FOREIGN KEY ("listing_id") REFERENCES "listings"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "latest_projects" ADD CONSTRAINT "FK_5d98ca45ccf4d196573c8ec5ef1" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
  `ALTER TABLE "latest_project_pictures" ADD CONSTRAINT "FK_f6776a482633285ef8974b97393" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
  `ALTER TABLE "latest_project_pictures" ADD CONSTRAINT "FK_81692b5e484f4589ac38f540e64" FOREIGN KEY ("latest_id") REFERENCES "latest_projects"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "properties" ADD CONSTRAINT "FK_2158b4eaaeb77e14ac99468c77f" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
  `ALTER TABLE "property_pictures" ADD CONSTRAINT "FK_d13faa6f1c0ceb209b236b18495" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
  `ALTER TABLE "property_pictures" ADD CONSTRAINT "FK_45eebbed6ae4b40296e6e295198" FOREIGN KEY ("property_id") REFERENCES "properties"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "upcoming_projects" ADD CONSTRAINT "FK_65ada6ce6fcbddbdc8ffe5e8cf9" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
  `ALTER TABLE "staff_sessions" ADD CONSTRAINT "FK_ae03d284bbb21fcd9dee7c1b617" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `CREATE TABLE "rate_limits" ("key" character varying(255) NOT NULL, "points" integer NOT NULL DEFAULT 0, "expire" bigint, CONSTRAINT "PK_rate_limits" PRIMARY KEY ("key"))`,
];
