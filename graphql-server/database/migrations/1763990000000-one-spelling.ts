import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Normalizes texts for search and sorting, independent of keyboard and collation: lowercase without marks, and Arabic letters
 * instead of their Persian and Urdu forms.
 */
export class OneSpelling1763990000000 implements MigrationInterface {
  name = 'OneSpelling1763990000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await replaceSearchWords(queryRunner, foldedWords());
    await queryRunner.query(inHumanOrder(`lower(translate(left($1, 200), 'Iİ', 'ii'))`));
    for (const generated of await generatedFrom(queryRunner, '%_order')) await renew(queryRunner, generated);
    await queryRunner.query('DROP INDEX "saved_searches_of_one"');
    await queryRunner.query(savedSearchesOfOne('lower("email" COLLATE "C")'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "saved_searches_of_one"');
    await queryRunner.query(savedSearchesOfOne('lower("email")'));
    await queryRunner.query(inHumanOrder('lower(left($1, 200))'));
    await replaceSearchWords(queryRunner, lowercaseWords());
  }
}

/** Formats a range for a regular expression of PostgreSQL. */
const range = (first: number, last = first): string =>
  [first, last].map((code) => `\\U${code.toString(16).padStart(8, '0')}`).join('-');

/** Returns the ranges of assigned characters for which a test is true. */
export function rangesOf(holds: (character: string) => boolean): string {
  const ranges: [first: number, last: number][] = [];
  let open = false;
  for (let code = 1; code <= 0x10ffff; code++) {
    if (code === 0xd800) code = 0xe000; // surrogates
    const character = String.fromCodePoint(code);
    // Unassigned characters join the range beside them, which makes fewer ranges.
    if (/\p{Cn}/u.test(character)) continue;
    const isIn = holds(character);
    if (isIn && open) ranges.at(-1)![1] = code;
    if (isIn && !open) ranges.push([code, code]);
    open = isIn;
  }
  return ranges.map(([first, last]) => range(first, last)).join('');
}

const betweenWords = (): string =>
  rangesOf((character) => !/[\p{L}\p{N}\p{M}\p{Emoji_Presentation}]/u.test(character));

/** Combining marks and invisible characters. */
const MARKS =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\ufe00-\ufe0f]|\p{Cf}/u;

/** Variants of Arabic letters, digits, and two letters that lowercasing leaves. */
const ARABIC = {
  from: 'ٱىیېےةۃہھەکڪ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
  to: 'اييييهههههكك01234567890123456789',
};
const OTHERS = { from: 'ıς', to: 'iσ' };

/** Capitals of Latin, Greek, Cyrillic and Armenian without marks, except ASCII. */
function capitals(): string {
  let letters = '';
  for (let code = 0x80; code < 0x590; code++) {
    const letter = String.fromCodePoint(code);
    if (letter.toLowerCase() !== letter && letter.normalize('NFKD') === letter) letters += letter;
  }
  return letters;
}

/**
 * Splits a text into normalized words. `translate` runs only for texts with letters of the alphabet, because it compares each
 * letter with the whole table. In the collation "C", `lower` changes only ASCII.
 */
const foldedWords = (): string => `
  CREATE OR REPLACE FUNCTION search_words(text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE
    folded text COLLATE "C" := lower($1 COLLATE "C");
  BEGIN
    IF octet_length($1) > length($1) THEN
      folded := lower(regexp_replace(normalize($1, NFKD) COLLATE "C", '[${rangesOf((one) => MARKS.test(one))}]', '', 'g'));
      IF folded ~ '[${range(0x80, 0x58f)}]' THEN
        folded := translate(folded, '${capitals()}${OTHERS.from}', '${capitals().toLowerCase()}${OTHERS.to}');
      END IF;
      IF folded ~ '[${range(0x600, 0x6ff)}]' THEN
        folded := translate(folded, '${ARABIC.from}', '${ARABIC.to}');
      END IF;
    END IF;
    RETURN coalesce((
      SELECT array_to_tsvector(array_agg(left(word, 100)))
      FROM regexp_split_to_table(folded, '[${betweenWords()}]+') word WHERE word <> ''), '');
  END $$`;

const lowercaseWords = (): string => `
  CREATE OR REPLACE FUNCTION search_words(text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(array_to_tsvector(array_agg(left(word, 100))), '')
    FROM regexp_split_to_table(lower($1), '[${betweenWords()}]+') word
    WHERE word <> ''
  $$`;

const IS_GENERATED = `
  SELECT used.table_name AS "table", made.column_name AS "column", min(used.column_name) AS "source",
    min(made.generation_expression) AS "expression"
  FROM information_schema.column_column_usage used
  JOIN information_schema.columns made ON made.table_schema = used.table_schema
    AND made.table_name = used.table_name AND made.column_name = used.dependent_column
  WHERE used.table_schema = current_schema() AND made.column_name LIKE $1 GROUP BY 1, 2`;

interface Generated {
  table: string;
  column: string;
  /** One of its source columns. */
  source: string;
  expression: string;
}

export const generatedFrom = async (queryRunner: QueryRunner, like: string): Promise<Generated[]> =>
  (await queryRunner.query(IS_GENERATED, [like])) as Generated[];

/** Recomputes a generated column where it would differ, by writing a source column. */
export const renew = (
  queryRunner: QueryRunner,
  { table, column, source, expression }: Generated,
): Promise<unknown> =>
  queryRunner.query(
    `UPDATE "${table}" SET "${source}" = "${source}" WHERE "${column}" IS DISTINCT FROM ${expression}`,
  );

/** Replaces the function and recomputes the words of stored texts. */
async function replaceSearchWords(queryRunner: QueryRunner, words: string): Promise<void> {
  await queryRunner.query(words);
  for (const generated of await generatedFrom(queryRunner, 'search')) await renew(queryRunner, generated);
}

const inHumanOrder = (text: string): string => `
  CREATE OR REPLACE FUNCTION in_human_order(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT regexp_replace(regexp_replace(regexp_replace(${text},
      '(\\d),(?=\\d{3})', '\\1', 'g'), '(\\d+)', '000000000000\\1', 'g'), '0*(\\d{12})', '\\1', 'g')
  $$`;

const savedSearchesOfOne = (email: string): string =>
  `CREATE UNIQUE INDEX "saved_searches_of_one" ON "saved_searches" (${email}, "search")`;
