import type { MigrationInterface, QueryRunner } from 'typeorm';
import { generatedFrom, rangesOf, renew } from './1763990000000-one-spelling.ts';

/** Separates words from emoji beside them, and finds telephone numbers of enquiries however they are spaced. */
export class WordsBesideEmoji1764105000000 implements MigrationInterface {
  name = 'WordsBesideEmoji1764105000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceInSearchWords(queryRunner, RESULT, `${separateEmoji()}${RESULT}`);
    // From the fourth last digit on, a number is found by each part of it that a person remembers.
    await queryRunner.query(`
      CREATE FUNCTION phone_words(text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(array_to_tsvector(array_agg(substr(digits, at))), '')
        FROM regexp_replace($1, '[^0-9]', '', 'g') digits, generate_series(1, length(digits) - 3) at
      $$`);
    await replaceSearch(queryRunner, ` || phone_words("phone")`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await replaceSearch(queryRunner, '');
    await queryRunner.query('DROP FUNCTION phone_words(text)');
    await replaceInSearchWords(queryRunner, separateEmoji(), '');
  }
}

/** The statement of `search_words` after which the text is normalized. */
const RESULT = 'RETURN coalesce((';

/** Puts blanks around emoji and removes the frame of digits such as `2️⃣`. */
const separateEmoji = (): string => `
    IF octet_length($1) > length($1) THEN
      folded := regexp_replace(replace(folded, chr(8419), ''), '([${emoji()}]+)', ' \\1 ', 'g');
    END IF;
    `;

const emoji = (): string => rangesOf((character) => /\p{Emoji_Presentation}/u.test(character));

/** Edits the body of the function, which PostgreSQL stores as text, and recomputes the words of stored texts. */
async function replaceInSearchWords(queryRunner: QueryRunner, from: string, to: string): Promise<void> {
  const [{ definition }] = (await queryRunner.query(
    `SELECT pg_get_functiondef('search_words(text)'::regprocedure) AS definition`,
  )) as [{ definition: string }];
  await queryRunner.query(definition.replace(from, () => to));
  for (const generated of await generatedFrom(queryRunner, 'search')) await renew(queryRunner, generated);
}

async function replaceSearch(queryRunner: QueryRunner, more: string): Promise<void> {
  const columns = ['name', 'email', 'phone', 'subject', 'message'];
  const joined = columns.map((column) => `coalesce("${column}", '')`).join(` || ' ' || `);
  await queryRunner.query(`
    ALTER TABLE "contact_messages" DROP COLUMN "search",
      ADD "search" tsvector GENERATED ALWAYS AS (search_words(${joined})${more}) STORED`);
  await queryRunner.query(
    'CREATE INDEX "IDX_c4ec259c97f2967f84bafcaa73" ON "contact_messages" USING gin ("search")',
  );
}
