import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the version history. Each existing record gets a first version with its values and its last author, deletions become
 * versions, and `removals` keeps only the records that can still be restored.
 */
export class Versions1763910200000 implements MigrationInterface {
  name = 'Versions1763910200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of VERSIONS) await queryRunner.query(statement);
    for (const kept of KEPT) await queryRunner.query(beginning(kept));
    for (const statement of REMOVALS) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of NOTES_AGAIN) await queryRunner.query(statement);
    await queryRunner.query('DROP TABLE "versions"');
  }
}

const VERSIONS = [
  `CREATE TABLE "versions" ("collection" text NOT NULL, "record_id" integer NOT NULL, "id" SERIAL NOT NULL, "action" text NOT NULL, "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "by" integer, "title" text NOT NULL, "before" jsonb, "after" jsonb, "picture" text, CONSTRAINT "PK_0bbe03318adc9eb1dc856b387c9" PRIMARY KEY ("collection", "record_id", "id"))`,
  `CREATE INDEX "IDX_b97f98a463075cafbe86668810" ON "versions" ("at")`,
  `CREATE INDEX "IDX_5e97587e53112a8e6af65ef47f" ON "versions" ("at") WHERE action = 'REMOVED'`,
  `CREATE INDEX "IDX_9a324a835489d225f46714c1a1" ON "versions" ("picture") WHERE picture is not null`,
  `ALTER TABLE "versions" ADD CONSTRAINT "FK_cf57b6de6c69212c6a9af715fdc" FOREIGN KEY ("picture") REFERENCES "pictures"("file") ON DELETE RESTRICT ON UPDATE NO ACTION`,
];

interface Kept {
  collection: string;
  table: string;
  /** The condition on rows of this collection, in a table of several. */
  kind?: string;
  /** Columns by field; the first is the title. */
  fields: Record<string, string>;
  picture: string;
}

const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
const listing = (collection: string, kind: string, asked: 'price' | 'rent'): Kept => ({
  collection,
  table: 'listings',
  kind,
  fields: { ...same('title', 'location', 'bedrooms', 'bathrooms', 'size'), [asked]: 'price' },
  picture: 'thumbnail',
});
const section = (collection: string, kind: string, fields: Record<string, string>): Kept => ({
  collection,
  table: 'listing_sections',
  kind,
  fields,
  picture: 'image',
});
const post = (collection: string, table: string, picture = 'image'): Kept => ({
  collection,
  table,
  fields: same('title', 'description'),
  picture,
});

const KEPT: Kept[] = [
  listing('saleApartments', 'SaleApartment', 'price'),
  listing('saleVillas', 'SaleVilla', 'price'),
  listing('rentalApartments', 'RentalApartment', 'rent'),
  listing('rentalVillas', 'RentalVilla', 'rent'),
  section('saleApartmentGalleryItems', 'SaleApartmentGalleryItem', {
    title: 'heading',
    description: 'description',
    apartmentId: 'listing_id',
  }),
  section('saleVillaDetails', 'SaleVillaDetail', {
    ...same('heading', 'description'),
    villaId: 'listing_id',
  }),
  section('rentalVillaImages', 'RentalVillaImage', { description: 'description', villaId: 'listing_id' }),
  section('rentalApartmentDetails', 'RentalApartmentDetail', {
    ...same('heading', 'description'),
    apartmentId: 'listing_id',
  }),
  {
    collection: 'properties',
    table: 'properties',
    fields: same('title', 'type', 'price', 'location'),
    picture: 'image',
  },
  {
    collection: 'propertyPictures',
    table: 'property_pictures',
    fields: { ...same('title', 'description'), propertyId: 'property_id' },
    picture: 'image',
  },
  {
    collection: 'latestProjects',
    table: 'latest_projects',
    fields: same('title', 'price', 'location', 'category', 'logo'),
    picture: 'image',
  },
  {
    collection: 'latestProjectPictures',
    table: 'latest_project_pictures',
    fields: { ...same('title', 'description'), latestProjectId: 'latest_id' },
    picture: 'image',
  },
  post('upcomingProjects', 'upcoming_projects', 'thumbnail'),
  post('blogs', 'blogs'),
  post('categories', 'categories'),
  { collection: 'banners', table: 'banners', fields: same('title', 'subtitle'), picture: 'image' },
];

/** Inserts the first versions. `before` is empty, because the previous values are unknown. */
function beginning({ collection, table, kind, fields, picture }: Kept): string {
  const columns = Object.entries(fields).map(([field, column]) => `'${field}', t."${column}"`);
  const shown = `'${picture}', t.picture, '${picture}Alt', p.alt`;
  const [title] = Object.values(fields);
  return `
    INSERT INTO "versions" ("collection", "record_id", "action", "at", "by", "title", "before", "after", "picture")
    SELECT '${collection}', t.id, CASE WHEN t.updated_at > t.created_at THEN 'CHANGED' ELSE 'ADDED' END, t.updated_at,
      t.updated_by, coalesce(left(t."${title!}", 120), ''), '{}',
      jsonb_build_object(${[...columns, shown].join(', ')}), t.picture
    FROM "${table}" t LEFT JOIN "pictures" p ON p.file = t.picture
    ${kind ? `WHERE t.kind = '${kind}'` : ''} ORDER BY t.updated_at, t.id`;
}

const REMOVALS = [
  `INSERT INTO "versions" ("collection", "record_id", "action", "at", "by", "title")
   SELECT collection, record_id, 'REMOVED', removed_at, removed_by, title FROM "removals"`,
  `DELETE FROM "removals" WHERE "rows" IS NULL`,
  `ALTER TABLE "removals" DROP COLUMN "title", DROP COLUMN "removed_by", ALTER COLUMN "rows" SET NOT NULL`,
];

const NOTES_AGAIN = [
  `ALTER TABLE "removals" ADD "title" text, ADD "removed_by" integer, ALTER COLUMN "rows" DROP NOT NULL`,
  `INSERT INTO "removals" ("collection", "record_id", "title", "removed_at", "removed_by")
   SELECT DISTINCT ON (collection, record_id) collection, record_id, title, at,
     (SELECT id FROM "staff" WHERE id = "by") FROM "versions" v
   WHERE action = 'REMOVED'
     AND NOT EXISTS (SELECT FROM "versions" n WHERE (n.collection, n.record_id) = (v.collection, v.record_id) AND n.id > v.id)
   ON CONFLICT (collection, record_id) DO UPDATE SET title = excluded.title, removed_by = excluded.removed_by`,
  `UPDATE "removals" SET "title" = '' WHERE "title" IS NULL`,
  `ALTER TABLE "removals" ALTER COLUMN "title" SET NOT NULL,
   ADD CONSTRAINT "FK_ad57b99e67348d4a1ab85ac121b" FOREIGN KEY ("removed_by") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
];
