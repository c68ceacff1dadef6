import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Splits texts at the punctuation of every script, including Arabic and Chinese. */
export class WordsOfEveryScript1763840000000 implements MigrationInterface {
  name = 'WordsOfEveryScript1763840000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await splitAt(queryRunner, `[${betweenWords()}]+`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await splitAt(queryRunner, '[^a-z0-9\\u00C0-\\u1FFF\\u2070-\\U0010FFFF]+');
  }
}

/** The ranges of characters outside words, because PostgreSQL's expressions have no Unicode properties. */
function betweenWords(): string {
  const ranges: [first: number, last: number][] = [];
  let open = false;
  for (let code = 1; code <= 0x10ffff; code++) {
    if (code === 0xd800) code = 0xe000; // surrogates
    const character = String.fromCodePoint(code);
    // Unassigned characters join the range beside them, which makes fewer ranges.
    if (/\p{Cn}/u.test(character)) continue;
    const isWord = /[\p{L}\p{N}\p{M}\p{Emoji_Presentation}]/u.test(character);
    if (!isWord && open) ranges.at(-1)![1] = code;
    if (!isWord && !open) ranges.push([code, code]);
    open = !isWord;
  }
  const written = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;
  return ranges.map(([first, last]) => `${written(first)}-${written(last)}`).join('');
}

const SEARCHED = `
  SELECT used.table_name AS "table", min(used.column_name) AS "text", min(made.generation_expression) AS "words"
  FROM information_schema.column_column_usage used
  JOIN information_schema.columns made ON made.table_schema = used.table_schema
    AND made.table_name = used.table_name AND made.column_name = used.dependent_column
  WHERE used.table_schema = current_schema() AND made.column_name = 'search' GROUP BY 1`;

/** Replaces the function and recomputes stored columns. */
async function splitAt(queryRunner: QueryRunner, between: string): Promise<void> {
  await queryRunner.query(`
    CREATE OR REPLACE FUNCTION search_words(text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT coalesce(array_to_tsvector(array_agg(left(word, 100))), '')
      FROM regexp_split_to_table(lower($1), '${between}') word
      WHERE word <> ''
    $$`);
  type Searched = { table: string; text: string; words: string };
  for (const { table, text, words } of (await queryRunner.query(SEARCHED)) as Searched[]) {
    // A generated column is recomputed only if one of its source columns is written.
    await queryRunner.query(
      `UPDATE "${table}" SET "${text}" = "${text}" WHERE "search" IS DISTINCT FROM ${words}`,
    );
  }
}
