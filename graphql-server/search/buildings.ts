import type { Queryable } from '../database/statement.ts';
import { isPublished } from '../published.ts';
import { findPlaceByName } from '../places/names.ts';
import { searchedWords } from './word-corrections.ts';

/** Maximum number of names that are compared with a query. */
const MAX_NAMES = 200;

/** $1: text search query, $2: maximum number of names. */
const BUILDINGS = `select distinct building from listings t
    where building is not null and deleted_at is null and ${isPublished('t')} and search_words(building) @@ $1::tsquery limit $2::int`;

const lexeme = (word: string): string => `'${word}'`;

/** Finds the names of buildings in stock that have two successive words of a query. */
export async function findBuildings(database: Queryable, query: string): Promise<readonly string[]> {
  const words = searchedWords(query);
  // The names of places are in those of many buildings.
  const pairs = words.slice(1).flatMap((word, at) => {
    const before = words[at]!;
    return findPlaceByName(`${before} ${word}`) ? [] : `${lexeme(before)} & ${lexeme(word)}`;
  });
  if (pairs.length === 0) return [];
  const rows = await database.query<{ building: string }>(BUILDINGS, [pairs.join(' | '), MAX_NAMES]);
  return rows.map(({ building }) => building);
}

/** A text search query of the words of buildings, for their index. */
export const buildingsQuery = (names: readonly string[]): string =>
  names.map((name) => `(${searchedWords(name).map(lexeme).join(' & ')})`).join(' | ');
