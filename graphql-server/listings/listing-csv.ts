import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { listingKinds, type ListingType } from '../../schema/listing-kinds.ts';
import { numeralIn, withoutCurrency } from '../../schema/numerals.ts';
import { cleanIdentifier, cleanText } from '../../schema/text.ts';
import { valuesOf, type Collection, type Values } from '../collections/definitions/collection.ts';
import { fieldsOf, type RecordField } from '../collections/definitions/field.ts';
import { Publication } from '../collections/definitions/publication.ts';
import { isMissing } from '../collections/definitions/texts.ts';
import type { Services } from '../services.ts';
import type { RecordReader } from '../collections/queries/record-reader.ts';
import { cellCountMessage, csvError, headerKey, readCsv, type CsvLine } from '../collections/csv/csv.ts';
import type { Sheet } from '../collections/csv/exports.ts';
import type { ImportedChange } from '../collections/collection-service.ts';
import { validate } from '../collections/mutations/validation.ts';
import { InvalidInput } from '../errors.ts';
import { inSquareFeet, toSquareDecimetres, toSquareFeet } from './facts/area.ts';
import { AREA } from './facts/bounds.ts';
import { readAgents, type Agents } from './agents.ts';
import type { Decimal } from '../text-parsing/numbers.ts';
import { factTexts, findDifference, parseFacts, textName } from './facts/reconcile.ts';
import { guessColumn, sampleFile } from './listing-csv-columns.ts';
import { listingsOf } from './listing-kind.ts';
import type { Listing } from './listing.ts';
import { message, type Message } from '../messages.ts';

/** Maximum number of lines of a file that are imported at once. */
export const MAX_LINES = 1000;

/** What an import does with a line whose reference is that of a listing of the same kind. */
export enum KnownReferences {
  SKIP = 'SKIP',
  UPDATE = 'UPDATE',
  ADD = 'ADD',
}

export enum ImportAction {
  ADD = 'ADD',
  UPDATE = 'UPDATE',
  SKIP = 'SKIP',
}

export interface PublishedListing {
  title: string;
  price: string;
  size: string | null;
  location: string;
}

/** A line of a file with the effect of its import. */
export interface ImportLine {
  line: number;
  /** Cells by column. */
  cells: Record<string, string>;
  action: ImportAction;
  /** The reference of an existing listing of this kind. */
  reference: string | null;
  /** Why the line cannot be imported; none if it can. */
  problems: readonly Message[];
  published: PublishedListing | null;
  /** The columns in which the line differs from the listing with its reference. */
  changes: string[];
  /** What the editor should check. */
  review: readonly Message[];
  values?: Values;
  change?: ImportedChange;
}

// Columns

export interface ListingColumn {
  /** Name in the header, with the unit. */
  name: string;
  field: RecordField;
  /** Formats the cell of a listing. */
  write(row: object): string | null;
  /** Parses a cell into the value of the field. Throws `InvalidInput`. */
  read(cell: string): unknown;
}

type UnitColumn = Pick<ListingColumn, 'name' | 'read'> & {
  write(value: number): string;
  /** Other names that an import accepts. */
  aliases?: readonly string[];
};

const FILS_PER_DIRHAM = 100;

/** Columns with another unit than the field, or with the unit in their name. */
const UNIT_COLUMNS: Readonly<Record<string, UnitColumn>> = {
  amount: { name: 'amountAed', aliases: ['amount'], write: String, read: (cell) => normalizeNumber(cell) },
  builtUpArea: areaColumn('builtUpAreaSqft'),
  plotArea: areaColumn('plotAreaSqft'),
  serviceCharge: {
    name: 'serviceChargeAedPerSqft',
    write: (fils) => (fils / FILS_PER_DIRHAM).toFixed(2),
    read: (cell) => {
      const number = numberIn(cell);
      if (number && number.decimals <= 2) return Number(number.digits) * 10 ** (2 - number.decimals);
      const label = 'serviceChargeAedPerSqft';
      throw new InvalidInput({ [label]: message('NOT_SERVICE_CHARGE', { label }) });
    },
  },
};

function areaColumn(name: string): UnitColumn {
  const [min, max] = [Number(toSquareFeet(AREA.min)), Number(toSquareFeet(AREA.max))];
  return {
    name,
    write: (area) => {
      const { feet, decimals } = inSquareFeet(area);
      return feet.toFixed(decimals);
    },
    read: (cell) => {
      const number = numberIn(cell.replace(/\s*(?:sq\.?\s?ft\.?|ft²|square feet)$/i, ''));
      const area = number ? toSquareDecimetres(number, 'sqft') : NaN;
      if (area >= AREA.min && area <= AREA.max) return area;
      throw new InvalidInput({ [name]: message('NOT_SQUARE_FEET', { label: name, min, max }) });
    },
  };
}

/** The column with the slug of the agent; an import reads a name as well. */
const agentColumn = (field: RecordField, { slugOf, idOf }: Agents): ListingColumn => ({
  name: 'agent',
  field,
  write: (row) => {
    const id = field.of(row);
    return typeof id === 'number' ? slugOf(id) : null;
  },
  read: idOf,
});

/** No people, where only the names of columns matter. */
const NO_AGENTS: Agents = { slugOf: () => null, idOf: () => 0 };

/** The columns of exports and imports of a kind of listing, the reference included. */
export function listingColumns(
  { entity }: Pick<Collection, 'entity'>,
  agents: Agents = NO_AGENTS,
): ListingColumn[] {
  return fieldsOf(entity).flatMap((field) => {
    const { cell, of, name, property, schema } = field;
    if (property === 'agentId') return agentColumn(field, agents);
    if (!cell) return [];
    const unit = UNIT_COLUMNS[property];
    const isNumber = schema.type === 'integer' || schema.type === 'number';
    return {
      name: unit?.name ?? name,
      field,
      write: (row: object) => {
        const value = of(row);
        return unit && value !== null ? unit.write(Number(value)) : cell(value);
      },
      read: unit?.read ?? (isNumber ? normalizeNumber : (text: string) => text),
    };
  });
}

export async function listingSheet(
  collection: Collection,
  database: ImportSources['database'],
): Promise<Sheet> {
  const columns = listingColumns(collection, await readAgents(database));
  return {
    header: columns.map(({ name }) => name),
    cells: (row) => columns.map(({ write }) => write(row)),
  };
}

// Numbers, as spreadsheets format them in any locale

/** Parses a number with Arabic digits, grouped thousands, and a decimal point or comma; null for any other text. */
function numberIn(cell: string): Decimal | null {
  const text = withoutCurrency(cleanIdentifier(cell));
  const isEuropean = /^(?:\d{1,3}(?:\.\d{3})+,\d{1,2}|\d{1,3}(?:\.\d{3}){2,}|\d+,(?:\d{1,2}|\d{4,}))$/.test(
    text,
  );
  const number = numeralIn(isEuropean ? text.replaceAll('.', '').replace(',', '.') : text);
  if (!number || number.rest !== '') return null;
  const decimals = number.decimals.replace(/0+$/, '');
  return { digits: BigInt(number.whole + decimals), decimals: decimals.length };
}

/** Formats a number for the field's own parser, such as `2,150,000.00` as `2150000`. Returns any other text unchanged. */
function normalizeNumber(cell: string): string {
  const number = numberIn(cell);
  if (!number) return cell;
  const digits = String(number.digits).padStart(number.decimals + 1, '0');
  const whole = digits.length - number.decimals;
  return number.decimals === 0 ? digits : `${digits.slice(0, whole)}.${digits.slice(whole)}`;
}

// Import

/** A column of a file, and the column of the import that it is; null if it is not imported. */
interface ColumnMapping {
  header: string;
  column?: string | null;
}

interface ListingFile {
  csv: string;
  kind: ListingType;
}

interface ImportFile extends ListingFile {
  knownReferences: KnownReferences;
  /** The columns of the file whose names an import does not know. */
  mappings?: readonly ColumnMapping[];
  /** The lines to import; all by default. */
  offset?: number;
  limit?: number | null;
}

interface ImportSources {
  listings: RecordReader<Listing>;
  database: Services['database'];
}

/** The file and the stored listings, in whose context a line is read. */
interface ImportContext extends Pick<ImportFile, 'kind' | 'knownReferences'> {
  /** The column of each cell; null if it is not imported. */
  columns: readonly (ListingColumn | null)[];
  /** Stored listings of this kind by reference. */
  existing: ReadonlyMap<string, Listing>;
  /** The kind of each stored listing of another kind, by reference. */
  otherKinds: ReadonlyMap<string, ListingType>;
  /** References of stored listings of this kind by `homeKey`. */
  referencesByHome: ReadonlyMap<string, string>;
  /** The number of the first line of the file with each reference. */
  firstLines: ReadonlyMap<string, number>;
}

/**
 * Parses a file of listings and validates each line as a new listing or as an update of the listing with its reference. Pictures
 * are not required. Returns the lines between `offset` and `limit`, and the number of all lines. Throws `InvalidInput` if the file
 * is not a table of listings.
 */
export async function readListings(
  file: ImportFile,
  sources: ImportSources,
): Promise<{ lines: ImportLine[]; total: number }> {
  const { kind, knownReferences, offset = 0, limit } = file;
  const { columns, lines: allLines } = parseFile(file, await readAgents(sources.database));
  if (offset < 0) throw new InvalidInput({ offset: message('BELOW_ZERO', { label: 'offset' }) });
  if (typeof limit === 'number' && (limit < 1 || limit > MAX_LINES))
    throw new InvalidInput({ limit: message('OUT_OF_RANGE', { label: 'limit', min: 1, max: MAX_LINES }) });
  const lines = allLines.slice(offset, offset + (limit ?? allLines.length));
  if (lines.length > MAX_LINES) {
    throw csvError(message('CSV_TOO_MANY_LINES', { lines: lines.length, max: MAX_LINES }));
  }
  const firstLines = new Map<string, number>();
  for (const { line, cells } of allLines) {
    const reference = referenceIn(cellsByColumn(columns, cells));
    if (!firstLines.has(reference)) firstLines.set(reference, line);
  }
  const table = lines.map(({ cells }) => cellsByColumn(columns, cells));
  const context: ImportContext = {
    kind,
    knownReferences,
    columns,
    firstLines,
    ...(await findListings(kind, table, sources)),
  };
  const imported: ImportLine[] = [];
  for (const line of lines) {
    imported.push(readLine(line, context));
    await yieldToEventLoop(); // a file takes long enough for other requests to wait
  }
  return { lines: imported, total: allLines.length };
}

/** The columns of an import by `headerKey`, also of their aliases. */
function columnsByKey(all: readonly ListingColumn[]): Map<string, ListingColumn> {
  const byKey = new Map(all.map((column) => [headerKey(column.name), column]));
  for (const column of all) {
    for (const alias of UNIT_COLUMNS[column.field.property]?.aliases ?? [])
      byKey.set(headerKey(alias), column);
  }
  return byKey;
}

/** Splits a file into lines and finds the column of each cell. Throws `InvalidInput` for an invalid header or a file without lines. */
function parseFile(
  { csv, kind, mappings = [] }: Pick<ImportFile, 'csv' | 'kind' | 'mappings'>,
  agents: Agents,
) {
  const all = listingColumns(listingsOf[kind], agents);
  const byKey: Map<string, ListingColumn | null> = columnsByKey(all);
  for (const { header, column } of mappings)
    byKey.set(headerKey(header), column ? requireColumn(all, column) : null);
  const { header, lines } = readTable(csv, (key) => (byKey.has(key) ? (byKey.get(key)?.name ?? key) : null));
  const columns = requireColumns(all, header, (cell) => byKey.get(headerKey(cell)));
  return { columns, lines };
}

/** Returns the column with a name. Throws `InvalidInput` if there is none. */
function requireColumn(all: readonly ListingColumn[], name: string): ListingColumn {
  const column = all.find((one) => one.name === name);
  if (column) return column;
  throw new InvalidInput({
    columns: message('UNKNOWN_COLUMN', { column: cleanIdentifier(name).slice(0, 60) }),
  });
}

/** Splits a file into its header and lines; `nameOf` returns the column of a `headerKey`. Throws `InvalidInput` if it has no lines. */
function readTable(csv: string, nameOf: (key: string) => string | null) {
  const table = readCsv(csv, (cell) => nameOf(headerKey(cell)) ?? undefined);
  if (table.lines.length === 0) throw csvError(message('CSV_WITHOUT_LINES'));
  return table;
}

/** A column of a file, as a person chooses what it is. */
interface FileColumn extends Required<ColumnMapping> {
  /** Whether an import knows its name; otherwise `column` is a guess. */
  isKnown: boolean;
  /** Its first cells that are not empty. */
  samples: string[];
}

/** Maximum number of cells of a column from which it is guessed. */
const MAX_SAMPLES = 3;

/** Returns the columns of a file with what they probably are, and the names of all columns. Throws `InvalidInput` as `readListings`. */
export function readColumns({ csv, kind }: ListingFile): { columns: FileColumn[]; names: string[] } {
  const all = listingColumns(listingsOf[kind]);
  const names = all.map(({ name }) => name);
  const byKey = columnsByKey(all);
  const { header, lines } = readTable(csv, (key) => byKey.get(key)?.name ?? guessColumn(key, [], names));
  const used = new Set(header.flatMap((cell) => byKey.get(headerKey(cell))?.name ?? []));
  const columns = header.map((name, i): FileColumn => {
    const filled = lines.map(({ cells }) => cleanText(cells[i] ?? '')).filter((cell) => !isMissing(cell));
    const samples = filled.slice(0, MAX_SAMPLES);
    const known = byKey.get(headerKey(name))?.name;
    const free = names.filter((one) => !used.has(one));
    const column = known ?? guessColumn(name, samples, free);
    if (column) used.add(column);
    return { header: cleanIdentifier(name), column, isKnown: known !== undefined, samples };
  });
  return { columns, names };
}

/** Returns a file of invented listings of a kind that can be imported. */
export const sampleListings = (kind: ListingType): string =>
  sampleFile(kind, textName('price', listingKinds[kind]));

/** Returns the columns of a header, null for those that are not imported. Throws `InvalidInput` for unknown, repeated and missing ones. */
function requireColumns(
  all: readonly ListingColumn[],
  header: readonly string[],
  columnOf: (cell: string) => ListingColumn | null | undefined,
): (ListingColumn | null)[] {
  const unknown = header
    .filter((cell) => columnOf(cell) === undefined)
    .map((cell) => cleanIdentifier(cell).slice(0, 60));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name);
    throw csvError(message('CSV_UNKNOWN_COLUMNS', { unknown: unknown.slice(0, 10), known }));
  }
  const columns = header.map((cell) => columnOf(cell) ?? null);
  const repeated = columns.find((column, i) => column && columns.indexOf(column) !== i);
  if (repeated) throw csvError(message('CSV_REPEATED_COLUMN', { column: repeated.name }));
  const hasReference = columns.some((column) => column?.field.readOnly); // an update may have fewer columns
  const missing = all.filter(
    (column) => column.field.required && !column.field.implied && !columns.includes(column),
  );
  if (missing.length > 0 && !hasReference) {
    throw csvError(message('CSV_MISSING_COLUMNS', { columns: missing.map(({ name }) => name) }));
  }
  return columns;
}

/** The cells of a line by column, without empty ones. */
function cellsByColumn(columns: ImportContext['columns'], cells: readonly string[]): Record<string, string> {
  const entries = columns.flatMap((column, i) =>
    column ? [[column.name, cleanText(cells[i] ?? '')] as const] : [],
  );
  return Object.fromEntries(entries.filter(([, cell]) => !isMissing(cell)));
}

/** The reference of a line in its stored form, `M-000123`. */
const referenceIn = ({ reference = '' }: Record<string, string>): string =>
  cleanIdentifier(reference).toUpperCase();

/** A key that is equal for listings with the same title and location, apart from case and white space. */
const homeKey = (title: string, location: string): string =>
  JSON.stringify([title, location].map((text) => cleanIdentifier(text).toLowerCase()));

/** $1 references. */
const BY_REFERENCES =
  'select id, reference, kind from listings where reference = any($1::text[]) and deleted_at is null';

/** $1 kind, $2 titles. */
const BY_TITLES =
  'select title, location, reference from listings where kind = $1::text and title = any($2::text[]) and deleted_at is null';

/** Finds the stored listings with the references or titles of the file. */
async function findListings(
  kind: ListingType,
  table: readonly Record<string, string>[],
  { listings, database }: ImportSources,
): Promise<Pick<ImportContext, 'existing' | 'otherKinds' | 'referencesByHome'>> {
  const references = table.map(referenceIn).filter(Boolean);
  const found =
    references.length > 0
      ? await database.query<{ id: number; reference: string; kind: ListingType }>(BY_REFERENCES, [
          references,
        ])
      : [];
  const sameKind = found.filter((one) => one.kind === kind);
  const otherKind = found.filter((one) => one.kind !== kind);
  const existing = sameKind.length > 0 ? await listings.byIds(sameKind.map(({ id }) => id)) : [];
  const titles = table.map(({ title }) => title).filter(Boolean);
  type Home = { title: string; location: string; reference: string };
  const withTitles = await database.query<Home>(BY_TITLES, [kind, titles]);
  return {
    existing: new Map(existing.map((listing) => [listing.reference, listing])),
    otherKinds: new Map(otherKind.map((one) => [one.reference, one.kind])),
    referencesByHome: new Map(
      withTitles.map(({ title, location, reference }) => [homeKey(title, location), reference]),
    ),
  };
}

function readLine({ line, cells: row }: CsvLine, context: ImportContext): ImportLine {
  const { columns, existing, otherKinds, firstLines, knownReferences } = context;
  const cells = cellsByColumn(columns, row);
  const reference = referenceIn(cells);
  const isAddition = knownReferences === KnownReferences.ADD;
  const listing = isAddition ? undefined : existing.get(reference);
  const otherKind = isAddition ? undefined : otherKinds.get(reference);
  const isSkipped = listing !== undefined && knownReferences === KnownReferences.SKIP;
  let action = ImportAction.ADD;
  if (listing) action = isSkipped ? ImportAction.SKIP : ImportAction.UPDATE;
  const imported: ImportLine = {
    line,
    cells,
    action,
    reference: existing.has(reference) ? reference : null,
    problems: [],
    published: null,
    changes: [],
    review: [],
  };
  if (row.length !== columns.length)
    return { ...imported, problems: [cellCountMessage(row, columns.length)] };
  if (otherKind)
    return { ...imported, problems: [message('CSV_OTHER_KIND', { reference, kind: otherKind })] };
  if (isSkipped)
    return { ...imported, published: publish(listing), changes: differencesFrom(listing, cells, context) };
  const firstLine = firstLines.get(reference)!;
  if (listing && firstLine < line) {
    return { ...imported, problems: [message('CSV_REPEATED_REFERENCE', { reference, line: firstLine })] };
  }
  if (isTotals(cells)) return { ...imported, problems: [TOTALS] };
  try {
    return listing ? readUpdate(imported, listing, context) : readAddition(imported, reference, context);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const hasOnlyNumbers = !cells.title && !cells.location && Object.values(cells).every(numberIn);
    return { ...imported, problems: hasOnlyNumbers ? [TOTALS] : problemsOf(error, context) };
  }
}

const TOTALS = message('CSV_TOTALS');

/** True for a line whose first cell says that it is one of totals. */
function isTotals(cells: Record<string, string>): boolean {
  const [first = ''] = Object.values(cells);
  return /^(?:(?:grand[ -]|sub-?)?totals?|sum|المجموع|الإجمالي|إجمالي)\s*:?$/i.test(first);
}

/** A message for each invalid cell. A text is not reported as missing if it would be formatted from facts that are invalid. */
function problemsOf({ fields }: InvalidInput, { columns, kind }: ImportContext): Message[] {
  return Object.entries(fields).flatMap(([name, reason]) => {
    const text = Object.entries(factTexts).find(
      ([property]) => textName(property, listingKinds[kind]) === name,
    );
    if (reason.code === 'REQUIRED' && text?.[1].facts.some((fact) => fact in fields)) return [];
    const column = columns.find((one) => one?.field.name === name)?.name ?? name;
    const namesColumn = headerKey(reason.text).startsWith(headerKey(column));
    return namesColumn ? reason : message('CSV_CELL', { column, reason });
  });
}

/** Validates a line as a new listing. Throws `InvalidInput`. */
function readAddition(
  imported: ImportLine,
  reference: string,
  { columns, kind, existing, referencesByHome }: ImportContext,
): ImportLine {
  const values: Values = {};
  for (const { name, field, read } of columns.filter((column) => column !== null)) {
    const cell = imported.cells[name];
    if (cell !== undefined && !field.readOnly) values[field.name] = read(cell);
  }
  values.publication ??= Publication.DRAFT;
  const record = validate(listingsOf[kind], values, { current: null, hasPicture: true });
  const review = reviewOf(record, kind);
  if (reference && !existing.has(reference)) {
    review.unshift(message('CSV_UNKNOWN_REFERENCE', { reference }));
  }
  const duplicate = referencesByHome.get(homeKey(String(record.title), String(record.location)));
  if (duplicate && !reference) review.unshift(message('CSV_SAME_HOME', { reference: duplicate }));
  return { ...imported, values, published: publish(record), review };
}

/**
 * Validates a line as an update of a listing. The update contains only the changed columns: an unchanged text is then formatted again
 * when its facts change, and the reverse. Throws `InvalidInput`.
 */
function readUpdate(imported: ImportLine, listing: Listing, { columns, kind }: ImportContext): ImportLine {
  const collection = listingsOf[kind];
  const current = valuesOf(collection, listing);
  const values: Values = {};
  const changes: string[] = [];
  for (const column of columns.filter((one) => one !== null)) {
    const value = changedValue(column, imported.cells, listing);
    if (value === undefined) continue;
    values[column.field.name] = value;
    changes.push(column.name);
  }
  if (changes.length === 0) return { ...imported, action: ImportAction.SKIP, published: publish(current) };
  const record = validate(collection, values, { current, hasPicture: true });
  const published = { ...current, ...record };
  const change = { id: listing.id, values, current, expectedUpdatedAt: listing.updatedAt };
  return { ...imported, change, changes, published: publish(published), review: reviewOf(published, kind) };
}

/** The columns in which a line differs from a listing, also by cells that are invalid. */
function differencesFrom(
  listing: Listing,
  cells: Record<string, string>,
  { columns }: ImportContext,
): string[] {
  const differs = (column: ListingColumn): boolean => {
    try {
      return changedValue(column, cells, listing) !== undefined;
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      return true;
    }
  };
  return columns.flatMap((column) => (column && differs(column) ? [column.name] : []));
}

/** The value of a line in a column, null for an empty cell; undefined if the listing has it already. Throws `InvalidInput`. */
function changedValue(column: ListingColumn, cells: Record<string, string>, listing: Listing): unknown {
  if (column.field.readOnly) return undefined;
  const value = valueIn(column, cells[column.name] ?? '');
  const currentValue = valueIn(column, cleanText(column.write(listing) ?? ''));
  return JSON.stringify(value) === JSON.stringify(currentValue) ? undefined : value;
}

/** Parses a cell; an empty one is null. */
function valueIn({ field, read }: ListingColumn, cell: string): unknown {
  const value = cell === '' ? null : read(cell);
  return field.read ? field.read(value) : value;
}

/** The texts of a listing on the site. */
function publish(listing: Values | Listing): PublishedListing {
  const record = listing as Values;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const size = text(record.size) || null;
  const measuredSize = factTexts.size.format(record);
  return {
    title: text(record.title),
    price: text(record.price ?? record.rent),
    size:
      size && measuredSize && !isSameSize(size, measuredSize)
        ? `${size} (measured: ${measuredSize})`
        : (size ?? measuredSize),
    location: text(record.location),
  };
}

const isSameSize = (one: string, other: string): boolean => headerKey(one) === headerKey(other);

/** A message for each text that is unclear or differs from its facts. */
function reviewOf(record: Values, kind: ListingType): Message[] {
  const textsToReview = record.needsReview as readonly string[];
  const home = listingKinds[kind];
  return Object.entries(factTexts).flatMap(([property, factText]) => {
    const name = textName(property, home);
    const text = record[name];
    if (!textsToReview.includes(name) || typeof text !== 'string') return [];
    const difference = findDifference(home, factText, text, record);
    if (difference) return message('CSV_CELL', { column: name, reason: difference });
    const { questions } = parseFacts(home, factText, text);
    return message('CSV_TEXT_TO_REVIEW', { column: name, text, questions });
  });
}
