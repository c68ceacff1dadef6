import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Amounts of listings may be larger than 32 bits. */
export class LargeAmounts1763990100000 implements MigrationInterface {
  name = 'LargeAmounts1763990100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await changeAmount(queryRunner, {
      type: 'bigint',
      // A daily rent times 365 and 100 may exceed 64 bits.
      perArea: `trunc((${YEARLY})::numeric * 100 / nullif("built_up_area", 0))::bigint`,
    });
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await changeAmount(queryRunner, {
      type: 'integer',
      perArea: `(${YEARLY}) * 100 / nullif("built_up_area", 0)`,
    });
  }
}

/** The price or the yearly rent, if it is public. */
export const YEARLY = `CASE WHEN "price_on_request" IS TRUE THEN NULL ELSE "amount"::bigint *
  CASE "rent_period" WHEN 'month' THEN 12 WHEN 'week' THEN 52 WHEN 'day' THEN 365 ELSE 1 END END`;

interface AmountColumn {
  type: 'bigint' | 'integer';
  /** SQL of the yearly amount per square metre. */
  perArea: string;
}

/** Changes the type of the amount and recreates the columns generated from it. Amounts that do not fit become null. */
async function changeAmount(queryRunner: QueryRunner, { type, perArea }: AmountColumn): Promise<void> {
  const fits = type === 'bigint' ? '"amount"' : 'CASE WHEN "amount" <= 2147483647 THEN "amount"::integer END';
  await queryRunner.query('ALTER TABLE "listings" DROP COLUMN "asked", DROP COLUMN "asked_per_area"');
  await queryRunner.query(
    `ALTER TABLE "listings" ALTER COLUMN "amount" TYPE ${type} USING ${fits},
      ADD "asked" bigint GENERATED ALWAYS AS (${YEARLY}) STORED,
      ADD "asked_per_area" bigint GENERATED ALWAYS AS (${perArea}) STORED`,
  );
  await queryRunner.query('CREATE INDEX "listings_by_asked" ON "listings" ("kind", "asked", "id")');
}
