import type { DataSource } from 'typeorm';
import { fieldAt, type Values } from '../../collections/declaring/collection.ts';
import { isMissing } from '../../collections/declaring/texts.ts';
import { type ListingKind, listingsOf } from '../listing-kind.ts';
import { Listing } from '../listing.ts';
import { HOMES } from './home.ts';
import { readText } from './settling.ts';
import { tellings } from './telling.ts';

/** How many listings are read in one transaction. */
const STRIDE = 500;

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

/**
 * Reads the texts of stored listings into facts. What a person has settled stays as it is; nothing else of a listing is
 * changed, and nobody is said to have changed it.
 */
export async function readStored(dataSource: DataSource, which: Which): Promise<TextsRead> {
  const { columns } = dataSource.getMetadata(Listing);
  const columnOf = (property: string) =>
    columns.find(({ propertyName }) => propertyName === property)!.databaseName;
  const read: TextsRead = { listings: 0, certain: 0, question: 0, person: 0 };
  for (let after = 0; ;) {
    const last = await dataSource.transaction(async (em) => {
      const rows = await em.query<Stored[]>(
        `select id, kind, title, location, price, bedrooms, bathrooms, size, unsettled from listings
         where ${CONDITIONS[which]} and id > $1 order by id limit ${STRIDE} for update`,
        [after],
      );
      for (const row of rows) {
        const facts = factsOf(row, read);
        const sets = Object.keys(facts).map((property, i) => `"${columnOf(property)}" = $${i + 2}`);
        await em.query(`update listings set ${sets.join(', ')} where id = $1`, [
          row.id,
          ...Object.values(facts),
        ]);
      }
      read.listings += rows.length;
      return rows.at(-1)?.id;
    });
    if (last === undefined) return read;
    after = last;
  }
}

type Texts = Record<keyof typeof tellings, string | null>;

interface Stored extends Texts {
  id: number;
  kind: ListingKind;
  unsettled: string[] | null;
}

/** What is to stand in the properties of a listing, now that its texts are read. */
function factsOf({ kind, unsettled: before, ...texts }: Stored, read: TextsRead): Values {
  const facts: Values = {};
  const unsettled: string[] = [];
  for (const [property, telling] of Object.entries(tellings)) {
    const text = texts[property as keyof Texts];
    const { name } = fieldAt(listingsOf[kind], property);
    if (isMissing(text) || (before && !before.includes(name))) continue;
    const { outcome, facts: told } = readText(telling, text!, HOMES[kind]);
    read[outcome]++;
    if (outcome !== 'certain') unsettled.push(name);
    Object.assign(facts, told);
  }
  return { ...facts, unsettled };
}
