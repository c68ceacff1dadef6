import type { DataSource, EntityManager } from 'typeorm';
import type { Values } from '../../collections/declaring/collection.ts';
import { isMissing } from '../../collections/declaring/texts.ts';
import type { ListingKind } from '../listing-kind.ts';
import { Listing } from '../listing.ts';
import { HOMES } from './home.ts';
import type { Certainty } from './parse-result.ts';
import { factTexts, parseFacts, textName, type TextProperty } from './reconcile.ts';

/** Number of listings in one transaction. */
const BATCH_SIZE = 1000;

/** The number of parsed listings, and of their texts by certainty. */
export type ParsedTexts = Record<'listings' | Certainty, number>;

type Row = { id: number; kind: ListingKind } & Record<TextProperty, string | null>;

const FACTS = ['unsettled', ...Object.values(factTexts).flatMap(({ facts }) => facts)];

/**
 * Parses the texts of listings that were stored before listings had facts. It writes no version and does not update the time of the last
 * change.
 */
export async function parseStoredTexts(dataSource: DataSource): Promise<ParsedTexts> {
  const counts: ParsedTexts = { listings: 0, certain: 0, likely: 0, unclear: 0 };
  let size = 0;
  do {
    size = await dataSource.transaction((tx) => parseBatch(tx, counts));
    counts.listings += size;
  } while (size === BATCH_SIZE);
  return counts;
}

/** Returns the number of listings in the batch. */
async function parseBatch(tx: EntityManager, counts: ParsedTexts): Promise<number> {
  const rows = await tx.query<Row[]>(
    `select id, kind, ${Object.keys(factTexts).join(', ')} from listings
     where unsettled is null order by id limit ${BATCH_SIZE} for update`,
  );
  const columns = FACTS.map((property) => {
    const column = tx.dataSource.getMetadata(Listing).findColumnWithPropertyName(property)!;
    return {
      property,
      name: column.databaseName,
      type: `${String(column.type)}${column.isArray ? '[]' : ''}`,
    };
  });
  await tx.query(
    `update listings t set ${columns.map(({ property, name }) => `"${name}" = coalesce(parsed."${property}", t."${name}")`).join(', ')}
     from jsonb_to_recordset($1::jsonb) parsed
       (id int, ${columns.map(({ property, type }) => `"${property}" ${type}`).join(', ')})
     where t.id = parsed.id`,
    [JSON.stringify(rows.map((row) => ({ id: row.id, ...parseRow(row, counts) })))],
  );
  return rows.length;
}

function parseRow(row: Row, counts: ParsedTexts): Values {
  const home = HOMES[row.kind];
  const values: Values = {};
  const unsettled: string[] = [];
  for (const [property, factText] of Object.entries(factTexts)) {
    const text = row[property as TextProperty];
    if (text === null || isMissing(text)) continue;
    const { certainty, facts } = parseFacts(home, factText, text);
    counts[certainty]++;
    if (certainty !== 'certain') unsettled.push(textName(property, home));
    Object.assign(values, facts);
  }
  return { ...values, unsettled };
}
