/**
 * The SQL condition that visitors see a row now: of a table of publishable records, or of `homes`. Every public read goes through
 * it. A trigger of the database sets both columns from the publication of the record.
 */
export const isPublished = (row: string): string =>
  `${row}.published_from <= now() and ${row}.published_until > now()`;
