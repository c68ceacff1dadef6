import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds views and the number of cheques to the table `homes`, so that searches filter by them. */
export class HomeViews1764103000000 implements MigrationInterface {
  name = 'HomeViews1764103000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(VIEW_BITS);
    // The long column is added again, so that it stays the last and the others are read without it.
    await queryRunner.query(
      `ALTER TABLE "homes" DROP "words", ADD "views" bigint NOT NULL DEFAULT 0, ADD "cheques" integer,
        ADD "words" tsvector NOT NULL DEFAULT ''`,
    );
    await replaceInRefreshHomes(queryRunner, ADDITIONS);
    await queryRunner.query('SELECT refresh_homes(array(SELECT id FROM listings))');
    await queryRunner.query('ALTER TABLE "homes" ALTER "views" DROP DEFAULT, ALTER "words" DROP DEFAULT');
    await queryRunner.query('CREATE INDEX "homes_by_words" ON "homes" USING gin ("words")');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceInRefreshHomes(
      queryRunner,
      ADDITIONS.map(([from, to]) => [to, from] as const),
    );
    await queryRunner.query('ALTER TABLE "homes" DROP "views", DROP "cheques"');
    await queryRunner.query('DROP FUNCTION view_bits(text[])');
  }
}

/** The views in the order of their bits. A new one is appended by a later migration. */
const VIEWS = [
  ...['sea', 'marina', 'palm', 'burj_khalifa', 'burj_al_arab', 'skyline', 'canal', 'creek', 'lake', 'golf'],
  ...['park', 'pool', 'garden', 'street', 'community'],
];

const VIEW_BITS = `
  CREATE FUNCTION view_bits(text[]) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(bit_or(1::bigint << array_position('{${VIEWS.join()}}'::text[], home_view) - 1), 0)
    FROM unnest($1) home_view
  $$`;

/** Where the columns stand in the body of `refresh_homes`, before and after. */
const ADDITIONS: readonly (readonly [before: string, after: string])[] = [
  ['completion, amenities, price', 'completion, amenities, views, cheques, price'],
  ['amenity_bits(amenities), ', 'amenity_bits(amenities), view_bits(views), cheques, '],
  [
    'amenities = excluded.amenities, ',
    'amenities = excluded.amenities, views = excluded.views, cheques = excluded.cheques, ',
  ],
  ['homes.amenities, ', 'homes.amenities, homes.views, homes.cheques, '],
  [
    'excluded.amenities, excluded.price',
    'excluded.amenities, excluded.views, excluded.cheques, excluded.price',
  ],
];

/** Replaces parts of the body of the function, which PostgreSQL stores as text. */
async function replaceInRefreshHomes(
  queryRunner: QueryRunner,
  replacements: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  const [{ definition }] = (await queryRunner.query(
    `SELECT pg_get_functiondef('refresh_homes(integer[])'::regprocedure) AS definition`,
  )) as [{ definition: string }];
  await queryRunner.query(
    replacements.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`refresh_homes has no ${from}`);
      return text.replace(from, to);
    }, definition),
  );
}
