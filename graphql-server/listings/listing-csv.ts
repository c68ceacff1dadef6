import { setImmediate as breath } from 'node:timers/promises';
import type { Collection } from '../collections/declaring/collection.ts';
import { readCsv, unreadable, type CsvLine } from '../collections/spreadsheets/csv.ts';
import type { Sheet } from '../collections/spreadsheets/exports.ts';
import { validate } from '../collections/writing/validate.ts';
import { fieldsOf, type RecordField } from '../collections/declaring/field.ts';
import { InvalidInput } from '../errors.ts';

/** Most lines of one file. */
const MOST_LINES = 1000;

type Values = Record<string, string>;

/** A line of a file: the values in it, and why it cannot be taken. */
export interface JudgedLine {
  line: number;
  values: Values;
  message: string | null;
}

/** The columns of a kind of listing: what it can be imported from again, and what the server has given it. */
export function listingSheet(collection: Collection): Sheet {
  const columns = columnsOf(collection);
  return {
    header: columns.map(({ name }) => name),
    cells: (row) => columns.map(({ of, cell }) => cell(of(row))),
  };
}

/**
 * Judges each line of a file by the rules for a new listing; a file brings no pictures, so none is missed. Throws
 * `InvalidInput` for a file that is no table of listings.
 */
export async function judgeCsv(collection: Collection, csv: string): Promise<JudgedLine[]> {
  const { header, lines } = readCsv(csv);
  const columns = columnsOf(collection);
  const known = columns.map(({ name }) => name);
  const names = header.map((name) => nameIn(known, name.trim()));
  const said = columns.filter(({ given }) => !given).map(({ name }) => name);
  const strange = header.filter((_, i) => !known.includes(names[i]!));
  if (strange.length > 0) {
    throw unreadable(`Unknown column: ${strange.join(', ')}. Columns are ${said.join(', ')}.`);
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw unreadable(`The column ${twice} stands there twice.`);
  const missing = columns.filter(
    ({ name, required, implied }) => required && !implied && !names.includes(name),
  );
  if (missing.length > 0) {
    throw unreadable(`Missing column: ${missing.map(({ name }) => name).join(', ')}.`);
  }
  if (lines.length === 0) throw unreadable('The file has no line but its header.');
  if (lines.length > MOST_LINES) {
    throw unreadable(`The file has ${lines.length} lines; at most ${MOST_LINES} can be taken at once.`);
  }
  // What the server gives is not taken from a file that it was exported into.
  const taken = names.map((name) => (said.includes(name) ? name : undefined));
  const judged: JudgedLine[] = [];
  for (const line of lines) {
    judged.push(await judge(collection, taken, line));
    await breath(); // a file takes long enough for others to wait
  }
  return judged;
}

/** A column's name, in whatever letters a file has it. */
const nameIn = (known: readonly string[], name: string): string =>
  known.find((one) => one.toLowerCase() === name.toLowerCase()) ?? name;

type Column = RecordField & Required<Pick<RecordField, 'cell'>>;

/** The fields that have a column in a file. */
export function columnsOf({ entity }: Pick<Collection, 'entity'>): Column[] {
  return fieldsOf(entity).filter((field): field is Column => field.cell !== undefined);
}

async function judge(
  collection: Collection,
  names: readonly (string | undefined)[],
  { line, cells }: CsvLine,
): Promise<JudgedLine> {
  const values: Values = {};
  names.forEach((name, i) => {
    if (name !== undefined && cells[i]) values[name] = cells[i];
  });
  if (cells.length !== names.length) {
    const message = `The line has ${cells.length} cells, the header has ${names.length}.`;
    return { line, values, message };
  }
  try {
    await validate(collection, values, { stands: null, hasPicture: true });
    return { line, values, message: null };
  } catch (error) {
    if (error instanceof InvalidInput) return { line, values, message: error.message };
    throw error;
  }
}
