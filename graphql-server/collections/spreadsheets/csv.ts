import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { InvalidInput } from '../../errors.ts';
import { isMissing } from '../declaring/texts.ts';

/** One line of a table read from CSV. */
export interface CsvLine {
  /** Where it begins in the file, the header being line 1. */
  line: number;
  cells: string[];
}

/** A table read from CSV. */
export interface CsvTable {
  header: string[];
  lines: CsvLine[];
}

/**
 * Writes lines as CSV. A cell that a spreadsheet would run as a formula has an apostrophe before it, and so has one that
 * would be read as such a cell.
 */
export function csvLines(lines: readonly (readonly (string | null)[])[]): string {
  const escaped = lines.map((cells) => cells.map((cell) => cell?.replace(ESCAPED_FORMULA, "'$&") ?? null));
  return stringify(escaped, {
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });
}

/** What `csvLines`, and every careful spreadsheet, put an apostrophe before; `\r` is read as `\n`. */
const ESCAPED_FORMULA = /^'(?='*[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20])/;

/**
 * Reads a table from CSV as spreadsheets write it: with a byte order mark or without, any line ends, empty lines and columns
 * left out.
 * Throws `InvalidInput` with a sentence for `csv`.
 */
export function readCsv(csv: string): CsvTable {
  const text = csv.replace(/\r\n?/g, '\n'); // one kind of line end, or lines could not be counted
  requireCommas(text);
  const [header, ...lines] = parsed(text);
  if (!header) throw unreadable('The file is empty.');
  return withoutBlank({ header: header.cells, lines });
}

/** Looked at before anything is read: between other signs a quotation mark is a fault that nobody would understand. */
function requireCommas(csv: string): void {
  const [heading = ''] = csv.trimStart().split('\n', 1);
  const [sign] = /[;\t]/.exec(heading) ?? [];
  if (!sign || heading.includes(',')) return;
  const signs = sign === ';' ? 'semicolons' : 'tabs';
  throw unreadable(`The columns are separated by ${signs}. Save the file with commas between them.`);
}

/**
 * The table without the columns that have neither a heading nor a cell, as spreadsheets leave them behind. Throws
 * `InvalidInput` for cells without a heading.
 */
function withoutBlank({ header, lines }: CsvTable): CsvTable {
  const isKept = (_: string, i: number) => i >= header.length || header[i]!.trim() !== '';
  const nameless = header.findIndex(
    (_, i) => !isKept('', i) && lines.some(({ cells }) => !isMissing(cells[i])),
  );
  if (nameless >= 0) throw unreadable(`Column ${nameless + 1} has cells and no heading.`);
  return {
    header: header.filter(isKept),
    lines: lines.map(({ line, cells }) => ({
      line,
      cells: endingWithin(header.length, cells).filter(isKept),
    })),
  };
}

/** The cells of a line without blank ones beyond its header. */
function endingWithin(length: number, cells: string[]): string[] {
  return cells.slice(length).every(isMissing) ? cells.slice(0, length) : cells;
}

/** The refusal of a file. */
export function unreadable(sentence: string): InvalidInput {
  return new InvalidInput({ csv: sentence });
}

interface Parsed {
  record: string[];
  raw: string;
  info: { lines: number };
}

function parsed(csv: string): CsvLine[] {
  try {
    const records: unknown = parse(csv, {
      bom: true,
      info: true,
      raw: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
    // Its types know nothing of `info` and `raw`.
    return (records as Parsed[]).map(({ record, raw, info }) => ({
      // Counted is the line in which a record ends.
      line: info.lines - (raw.trim().match(/\n/g)?.length ?? 0),
      cells: record.map((cell) => cell.replace(ESCAPED_FORMULA, '')),
    }));
  } catch (error) {
    throw error instanceof CsvError ? unreadable(sentenceOf(error)) : error;
  }
}

function sentenceOf({ code, lines }: CsvError & { lines?: number }): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark is opened and never closed.';
  return `Line ${lines ?? 1}: a quotation mark stands where none can be understood.`;
}
