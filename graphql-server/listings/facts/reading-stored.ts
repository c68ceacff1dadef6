import type { DataSource, EntityManager } from 'typeorm';
import { fieldAt, type Values } from '../../collections/declaring/collection.ts';
import { isMissing } from '../../collections/declaring/texts.ts';
import { type ListingKind, listingsOf } from '../listing-kind.ts';
import { Listing } from '../listing.ts';
import { HOMES } from './home.ts';
import { readText } from './settling.ts';
import { tellings } from './telling.ts';

/** How many listings are read in one transaction. */
const STRIDE = 1000;

/** What became of the texts of listings that were read into facts: how many of each outcome. */
export interface TextsRead {
  listings: number;
  certain: number;
  question: number;
  person: number;
}

/** Which texts are read: of listings of which none has been, or once more those that a person is still to look at. */
type Which = 'unread' | 'unsettled';

const CONDITIONS: Record<Which, string> = { unread: 'unsettled is null', unsettled: `unsettled <> '{}'` };

/** What is read, and what comes of it: properties of a listing. */
const TEXTS = Object.keys(tellings);
const FACTS = ['unsettled', ...Object.values(tellings).flatMap(({ facts }) => facts)];

/**
 * Reads the texts of stored listings into facts. What a person has settled stays as it is; nothing else of a listing is
 * changed, and nobody is said to have changed it.
 */
export async function readStored(dataSource: DataSource, which: Which): Promise<TextsRead> {
  const columns = columnsIn(dataSource);
  const read: TextsRead = { listings: 0, certain: 0, question: 0, person: 0 };
  const stride = async (em: EntityManager, after: number): Promise<number | undefined> => {
    const rows = await em.query<Stored[]>(
      `select id, kind, ${columns([...TEXTS, ...FACTS], (column, property) => `${column} as "${property}"`)}
       from listings where ${CONDITIONS[which]} and id > $1 order by id limit ${STRIDE} for update`,
      [after],
    );
    const facts = rows.map((row) => ({ id: row.id, ...factsOf(row, read) }));
    await em.query(
      `update listings t set ${columns(FACTS, (column, property) => `${column} = read."${property}"`)}
       from jsonb_to_recordset($1::jsonb) read (id int, ${columns(FACTS, (_column, property, type) => `"${property}" ${type}`)})
       where t.id = read.id`,
      [JSON.stringify(facts)],
    );
    read.listings += rows.length;
    return rows.at(-1)?.id;
  };
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after;
    after = await dataSource.transaction((em) => stride(em, from));
  }
  return read;
}

type Texts = Record<keyof typeof tellings, string | null>;

interface Stored extends Texts {
  id: number;
  kind: ListingKind;
  unsettled: string[] | null;
}

/** The facts of a listing, now that its texts are read. */
function factsOf(row: Stored, read: TextsRead): Values {
  const all: Values = { ...row };
  const unsettled: string[] = [];
  for (const [property, telling] of Object.entries(tellings)) {
    const text = row[property as keyof Texts];
    const { name } = fieldAt(listingsOf[row.kind], property);
    if (isMissing(text) || (row.unsettled && !row.unsettled.includes(name))) continue;
    const { outcome, facts } = readText(telling, text!, HOMES[row.kind]);
    read[outcome]++;
    if (outcome !== 'certain') unsettled.push(name);
    for (const fact of telling.facts) all[fact] = facts[fact] ?? null;
  }
  return Object.fromEntries([...FACTS.map((fact) => [fact, all[fact]] as const), ['unsettled', unsettled]]);
}

/** Writes a list of the columns in which properties of a listing stand, each in one's own words. */
function columnsIn(dataSource: DataSource) {
  const { columns } = dataSource.getMetadata(Listing);
  return (properties: readonly string[], write: (column: string, property: string, type: string) => string) =>
    properties
      .map((property) => {
        const { databaseName, type, isArray } = columns.find(
          ({ propertyName }) => propertyName === property,
        )!;
        return write(`"${databaseName}"`, property, `${type as string}${isArray ? '[]' : ''}`);
      })
      .join(', ');
}
