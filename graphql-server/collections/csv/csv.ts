import { CsvError } from 'csv-parse';
import { parse, type Options } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { foreignFileMessage } from '../../../schema/file-kind.ts';
import { cleanIdentifier, cleanText } from '../../../schema/text.ts';
import { InvalidInput } from '../../errors.ts';
import { isMissing } from '../definitions/texts.ts';
import { message, type Message } from '../../messages.ts';

/** One line of a table read from CSV. */
export interface CsvLine {
  /** Number of the line of the file in which it begins, from 1. */
  line: number;
  cells: string[];
}

interface CsvTable {
  header: string[];
  lines: CsvLine[];
}

/** Maximum number of characters of a file, of columns of a table and of characters of a cell. */
const MAX_CHARACTERS = 1_000_000;
const MAX_COLUMNS = 200;
const MAX_CELL = 1_000;
/** Maximum number of lines above the header, such as the title of a report. */
const MAX_LINES_ABOVE = 20;
const DELIMITERS = [',', ';', '\t'] as const;

/** Formats lines as CSV. Cells that spreadsheets would run as formulas get an apostrophe, which `readCsv` removes. */
export function csvLines(lines: readonly (readonly (string | null)[])[]): string {
  const escaped = lines.map((cells) => cells.map((cell) => cell?.replace(ESCAPED_FORMULA, "'$&") ?? null));
  return stringify(escaped, {
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]/,
  });
}

/** The apostrophe that `csvLines` and spreadsheets put before a formula; `\r` is read as `\n`. */
const ESCAPED_FORMULA = /^'(?='*[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20])/;

/**
 * Reads a table from CSV as spreadsheets write it: separated by commas, semicolons or tabs, with any line ends, a byte order
 * mark, a line `sep=;`, lines above the header, or the header repeated. `columnOf` returns the name of the column of a
 * header cell, or undefined for any other text. Throws `InvalidInput` for `csv` with one sentence that says what to do.
 */
export function readCsv(csv: string, columnOf: (header: string) => string | undefined): CsvTable {
  const foreign = foreignFileMessage(csv);
  if (foreign) throw csvError(message('NOT_CSV', { description: foreign }));
  if (csv.length > MAX_CHARACTERS) {
    throw csvError(message('CSV_TOO_LONG', { max: MAX_CHARACTERS }));
  }
  // Line numbers count `\n` only. ^Z ends files from DOS.
  const text = csv.replace(/\r\n?/g, '\n').replace(/[\x1a\0\s]+$/, '\n');
  const [, separator] = /^\uFEFF?"?sep=(.)"?[,;\t]*\n/i.exec(text) ?? [];
  const options = separator ? { from_line: 2, delimiter: separator } : {};
  const delimiter = separator ?? detectDelimiter(text, columnOf);
  const records = parseRecords(text, { ...options, delimiter });
  return dropEmptyColumns(findTable(records, columnOf));
}

/** Returns the delimiter with which one of the first lines names the most columns; a comma if none does. */
function detectDelimiter(text: string, columnOf: (header: string) => string | undefined): string {
  const counts = DELIMITERS.map((delimiter) => {
    try {
      const records = parseRecords(text, { delimiter, to: MAX_LINES_ABOVE + 1 });
      return Math.max(0, ...records.map(({ cells }) => cells.filter((cell) => columnOf(cell)).length));
    } catch {
      return 0;
    }
  });
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

/** Finds the header and the lines below it, without repetitions of the header. */
function findTable(
  records: readonly CsvLine[],
  columnOf: (header: string) => string | undefined,
): CsvTable & { headerLine: number } {
  if (records.length === 0) throw csvError(message('CSV_EMPTY'));
  const countNamed = (cells: readonly string[]) => cells.filter((cell) => columnOf(cell)).length;
  const [first] = records;
  const candidates = records.slice(0, MAX_LINES_ABOVE + 1);
  // One known word may be a title above the table; two are a header.
  const at = countNamed(first!.cells) > 0 ? 0 : candidates.findIndex(({ cells }) => countNamed(cells) > 1);
  const { cells: header, line: headerLine } = records[Math.max(0, at)]!;
  if (header.length > MAX_COLUMNS) {
    throw csvError(
      message('CSV_TOO_MANY_COLUMNS', { line: headerLine, columns: header.length, max: MAX_COLUMNS }),
    );
  }
  const columns = header.map((cell) => columnOf(cell));
  const lines = records.slice(Math.max(0, at) + 1).filter(({ line, cells }) => {
    const filled = cells.filter((cell) => cell !== '');
    if (filled.length < 2 || !filled.every((cell) => columnOf(cell))) return true;
    if (cells.every((cell, i) => columnOf(cell) === columns[i])) return false;
    throw csvError(message('CSV_SECOND_HEADER', { line, header: headerLine }));
  });
  return { header, headerLine, lines };
}

/**
 * Removes columns without a name and without cells, and empty cells beyond the header; spreadsheets write such columns.
 * Throws `InvalidInput` for cells without a column name.
 */
function dropEmptyColumns({ header, headerLine, lines }: CsvTable & { headerLine: number }): CsvTable {
  const isKept = (_: string, i: number) => i >= header.length || header[i] !== '';
  const within = (cells: string[]) =>
    cells.slice(header.length).every(isMissing) ? cells.slice(0, header.length) : cells;
  for (const { line, cells } of lines) {
    const nameless = cells.findIndex((cell, i) => !isKept('', i) && !isMissing(cell));
    if (nameless < 0) continue;
    throw csvError(message('CSV_UNNAMED_COLUMN', { line, column: nameless + 1, header: headerLine }));
  }
  return {
    header: header.filter(isKept),
    lines: lines.map(({ line, cells }) => ({ line, cells: within(cells).filter(isKept) })),
  };
}

/** Describes why a line has another number of cells than the header, and how to correct it. */
export function cellCountMessage(line: readonly string[], columns: number): Message {
  const counts = { cells: line.length, columns };
  if (line.some((cell) => /[“”„]/.test(cell))) return message('CSV_CURLY_QUOTES', counts);
  if (line.some((cell) => cell.includes('\n'))) return message('CSV_MISSING_QUOTE', counts);
  return message(line.length > columns ? 'CSV_TOO_MANY_CELLS' : 'CSV_TOO_FEW_CELLS', counts);
}

export function csvError(invalid: Message): InvalidInput {
  return new InvalidInput({ csv: invalid });
}

interface RawRecord {
  record: string[];
  raw: string;
  info: { lines: number };
}

function parseRecords(
  text: string,
  options: Pick<Options, 'delimiter' | 'to'> & { from_line?: number },
): CsvLine[] {
  let last = (options.from_line ?? 1) - 1;
  try {
    const records: unknown = parse(text, {
      bom: true,
      info: true,
      raw: true,
      relax_quotes: true, // inch marks
      relax_column_count: true,
      ltrim: true, // a blank between a delimiter and a quotation mark
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: MAX_COLUMNS * MAX_CELL,
      ...options,
      on_record: (record: string[], { lines }: { lines: number }) => {
        last = lines;
        return record;
      },
    });
    // The types of csv-parse do not describe `info` together with `raw`.
    return (records as RawRecord[]).map(({ record, raw, info }) => {
      // csv-parse counts the line in which a record ends.
      const line = info.lines - (raw.trim().match(/\n/g)?.length ?? 0);
      return { line, cells: record.map((cell, i) => cleanCell(cell, { line, column: i + 1 })) };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw csvError(cellTooLong({ line: last + 1 }));
    throw csvError(message('CSV_OPEN_QUOTE', { line: last + 1 }));
  }
}

const cellTooLong = (at: { line: number; column?: number }): Message =>
  message('CSV_CELL_TOO_LONG', { ...at, max: MAX_CELL });

/** The text of a cell without the escapes of spreadsheets. Throws `InvalidInput` for a cell that is too long. */
function cleanCell(cell: string, at: { line: number; column: number }): string {
  if (cell.length > MAX_CELL) throw csvError(cellTooLong(at));
  const decoded = cell
    .replace(ESCAPED_FORMULA, '')
    // Excel writes characters that XML cannot hold as `_x000D_`.
    .replace(/_x00(?:0[9AD]|1[0-9A-F])_/gi, ' ')
    .replace(/_x000[0-8BCEF]_/gi, '');
  return cleanText(withoutOuterQuotes(decoded), { multiline: true });
}

/** Removes quotation marks around the cell that CSV does not recognise: curly ones, and straight ones around an inch mark. */
function withoutOuterQuotes(cell: string): string {
  const trimmed = cell.trim();
  const [, curly] = /^[“„]([^“”„]*)[”“]$/.exec(trimmed) ?? [];
  if (curly !== undefined) return curly;
  const marks = trimmed.match(/"/g)?.length ?? 0;
  const isEnclosed = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  return isEnclosed && (marks % 2 === 1 || trimmed !== cell) ? trimmed.slice(1, -1) : cell;
}

/** A header cell for comparison: without unseen characters, case, blanks and punctuation. */
export const headerKey = (cell: string): string =>
  cleanIdentifier(cell)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
