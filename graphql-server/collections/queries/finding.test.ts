import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { foldText } from '../../../schema/fold.ts';
import { runQuery, runQueryAsStaff } from '../../graphql/testing.ts';
import { blogs } from '../../editorial/blog.ts';
import { contactMessages } from '../../enquiries/contact-message.ts';
import { saleApartmentGallery } from '../../listings/listing-sections.ts';
import { saleApartments, saleVillas } from '../../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../../testing.ts';
import type { Collection } from '../definitions/collection.ts';
import { toSearchQuery } from './search.ts';

let server: TestServer;
/** The apartment with a gallery. */
let parent: string;

const home = (title: string, price: string, location = 'Dubai Marina') => ({ title, price, location });

beforeAll(async () => {
  server = await openTestServer();
  const store = server.stores.of(saleApartments);
  await store.create({ ...home('Sea view', 'AED 2,000,000'), bedrooms: '2' });
  await store.create({ ...home("O'Reilly's \\ loft", 'AED 900,000', 'Deira'), bedrooms: '10' });
  await store.create({ ...home('studio 🙂 «Étoile»', 'on request', 'مارينا، دبي'), bedrooms: 'Studio' });
  const { id } = await store.create(home('Garden flat', 'AED 12,500,000', 'Sea-gate/Al Barsha'));
  parent = String(id);
  await server.stores.of(saleVillas).create(home('Sea villa', '1'));
  await server.stores.of(contactMessages).create({
    name: 'Sami',
    email: 'sami@example.com',
    subject: 'A viewing',
    message: 'On Sunday?',
  });
  await server.stores.of(blogs).create({ title: 'Deira', description: `${'x'.repeat(19_000)} saffron` });
});
afterAll(() => server.close());

/** Number of characters in one statement, so that it ends within its time limit. */
const CHARACTERS_PER_STATEMENT = 40_000;

interface ListResult {
  list: { items: { title: string }[]; total: number; totalPages: number; page: number };
}

const LIST = '{ items { title } total }';

async function titles(args: string): Promise<string[]> {
  const { list } = await runQueryAsStaff<ListResult>(server, `{ list: saleApartments(${args}) ${LIST} }`);
  return list.items.map(({ title }) => title);
}

async function search(text: string, collection = 'saleApartments'): Promise<string[]> {
  const query = `query ($text: String) { list: ${collection}(search: $text) ${LIST} }`;
  const { list } = await runQueryAsStaff<ListResult>(server, query, { text });
  expect(list.total).toBe(list.items.length);
  return list.items.map(({ title }) => title);
}

const SEA = 'Sea view';
const LOFT = "O'Reilly's \\ loft";
const STUDIO = 'studio 🙂 «Étoile»';
const GARDEN = 'Garden flat';

describe('a search', () => {
  test.each([
    ['sea', [GARDEN, SEA]],
    ['SEA vi', [SEA]],
    ['  view   sea  ', [SEA]],
    ['ea', []],
    ['2,000', [SEA]],
    ['v', []],
    ['2', [SEA]],
    ['o reilly', [LOFT]],
    ["o'reilly", [LOFT]],
    ['loft \\', [LOFT]],
    ['sea & view', [SEA]],
    ['sea | loft', []],
    ['!sea', [GARDEN, SEA]],
    ["sea':*", [GARDEN, SEA]],
    ['gate/al', [GARDEN]],
    ['🙂', [STUDIO]],
    ['Étoile', [STUDIO]],
    ['etoile', [STUDIO]],
    ['ＳＥＡ', [GARDEN, SEA]],
    ['ﬂat', [GARDEN]],
    ['Ma\u200brina\u200e', [SEA]],
    ['دبي', [STUDIO]],
    ['مارينا، دبي', [STUDIO]],
    ['مارینا، دبی', [STUDIO]],
    ['مارِينـا', [STUDIO]],
    ['😀', []],
    [`sea ${'v'.repeat(196)}`, []],
  ])('for %j finds %j', async (text, expected) => {
    expect(await search(text)).toEqual(expected);
  });

  test.each(['', '   ', '!?&|', '\u00a0'])(
    'for %j, which contains no word, returns the whole list',
    async (text) => {
      expect(await search(text)).toEqual([GARDEN, STUDIO, LOFT, SEA]);
    },
  );

  test.each([
    ['an Arabic comma, question mark or quotation', 'نخلة،بحر؟«شرفة»واحة۔', ['نخلة', 'بحر', 'شرفة', 'واحة']],
    [
      'Chinese and Japanese stops and brackets',
      '海景，公寓。泳池「花园」阳台、塔',
      ['海景', '公寓', '泳池', '花园', '阳台', '塔'],
    ],
    [
      'fullwidth and other signs',
      'Alpha／Beta—Gamma…Delta×Eps¡Zeta',
      ['alpha', 'beta', 'gamma', 'delta', 'eps', 'zeta'],
    ],
    ['emoji', '🔥🔥HOT DEAL🔥🔥 2️⃣BR✨Palm', ['hot', 'deal', '2br', 'palm', '🔥', '🔥hot', '✨palm']],
    ['no combining mark', 'قَصْر हिन्दी नगर', ['قَصْر', 'हिन्दी', 'नगर']],
  ])('finds words after %s', async (_what, title, words) => {
    const villas = server.stores.of(saleVillas);
    const { id } = await villas.create(home(title, '1'));
    for (const word of words) expect(await search(word, 'saleVillas')).toEqual([title]);
    expect(await search(title, 'saleVillas')).toEqual([title]);
    await villas.remove(id);
  });

  test('splits every character as the database splits texts', async () => {
    const codes = Array.from({ length: 0x110000 }, (_, code) => code).filter(
      (code) => code > 0 && (code < 0xd800 || code > 0xdfff) && /\P{Cn}/u.test(String.fromCodePoint(code)),
    );
    // Without letters of Unicode 16, which older databases do not decompose.
    const isNew = (code: number) => code >= 0x1ccd6 && code <= 0x1ccf9;
    // Between two letters, each character either joins or separates them.
    const joined: number[] = [];
    for (let from = 0; from < codes.length; from += CHARACTERS_PER_STATEMENT) {
      const rows = await server.database.query<{ code: number }>(
        `select code from unnest($1::int[]) code where length(search_words('a' || chr(code) || 'b')) = 1`,
        [codes.slice(from, from + CHARACTERS_PER_STATEMENT)],
      );
      joined.push(...rows.map(({ code }) => code));
    }
    const isJoined = (code: number) =>
      !isNew(code) && !toSearchQuery(`a${String.fromCodePoint(code)}b`).includes('&');
    expect(joined.filter((code) => !isNew(code))).toEqual(codes.filter(isJoined));
  }, 60_000);

  test('normalizes every letter and digit as the database does', async () => {
    const codes = Array.from({ length: 0xa000 }, (_, code) => code).filter((code) => {
      const character = String.fromCodePoint(code);
      const isCapitalOfFew = code > 0x590 && character.toLowerCase() !== character;
      return (
        /^[\p{L}\p{N}]$/u.test(character) && !isCapitalOfFew && /^[\p{L}\p{N}]+$/u.test(foldText(character))
      );
    });
    const words = await server.database.query(
      `select code, array_to_string(tsvector_to_array(search_words(chr(code))), ' ') as word from unnest($1::int[]) code`,
      [codes],
    );
    expect(words).toEqual(codes.map((code) => ({ code, word: foldText(String.fromCodePoint(code)) })));
  }, 60_000);

  test('is case-insensitive under every collation of the database', async () => {
    const known = await server.database.query(`select from pg_collation where collname = 'tr-x-icu'`);
    if (known.length === 0) return; // the embedded database has no collations but its own
    const [row] = await server.database.query(
      `select search_words('INVESTMENT' collate "tr-x-icu") @@ $1::tsquery as found,
        in_human_order('INVEST' collate "tr-x-icu") as sorted`,
      [toSearchQuery('investment')],
    );
    expect(row).toEqual({ found: true, sorted: 'invest' });
  });

  test('finds records of its collection, and all kinds in the list of all listings', async () => {
    expect(await search('sea', 'saleVillas')).toEqual(['Sea villa']);
    expect(await search('sea', 'listings')).toEqual(['Sea villa', GARDEN, SEA]);
  });

  test('finds words at the end of a long text', async () => {
    expect(await search('saffron deira', 'blogs')).toEqual(['Deira']);
  });

  test('of messages is only allowed for staff', async () => {
    const query = '{ list: contactMessages(search: "sami@exa sunday") { total } }';
    expect(await runQueryAsStaff(server, query)).toEqual({ list: { total: 1 } });
    expect((await runQuery(server, query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('can have 200 characters', async () => {
    const { errors } = await runQuery(server, `{ saleApartments(search: "${'🙂'.repeat(201)}") { total } }`);
    expect(errors?.[0]).toMatchObject({
      message: 'search may have at most 200 characters.',
      extensions: { code: 'BAD_USER_INPUT', fields: { search: expect.any(String) } },
    });
    expect(await search('🙂'.repeat(200))).toEqual([]);
  });

  test('with a lone surrogate finds nothing', async () => {
    expect(await search('sea \ud83d')).toEqual([]);
    expect(await search('\u0000sea')).toEqual([GARDEN, SEA]);
  });

  test.each(['s\u200bea', '\u202asea\u202c', 'ｓｅａ', '\u00a0sea\ufeff'])(
    'ignores the invisible characters and the width of letters in %j',
    async (typed) => {
      expect(await search(typed)).toEqual([GARDEN, SEA]);
    },
  );
});

describe('an order', () => {
  test.each([
    ['sort: CREATED', [SEA, LOFT, STUDIO, GARDEN]],
    ['sort: CREATED, descending: true', [GARDEN, STUDIO, LOFT, SEA]],
    ['descending: false', [SEA, LOFT, STUDIO, GARDEN]],
    ['sort: TITLE', [GARDEN, LOFT, SEA, STUDIO]],
    ['sort: TITLE, descending: true', [STUDIO, SEA, LOFT, GARDEN]],
    ['sort: PRICE', [LOFT, SEA, GARDEN, STUDIO]],
    ['sort: PRICE, descending: true', [GARDEN, SEA, LOFT, STUDIO]],
    ['sort: BEDROOMS', [STUDIO, SEA, LOFT, GARDEN]],
    ['sort: BEDROOMS, descending: true', [LOFT, SEA, STUDIO, GARDEN]],
    ['sort: TITLE, search: "sea"', [GARDEN, SEA]],
  ])('%s', async (args, expected) => {
    expect(await titles(args)).toEqual(expected);
  });

  test('by the last change has the latest change at the end', async () => {
    const { list } = await runQueryAsStaff<{ list: { items: { id: string }[] } }>(
      server,
      '{ list: saleApartments(search: "view") { items { id } } }',
    );
    await runQueryAsStaff(
      server,
      `mutation { updateSaleApartment(id: ${list.items[0]!.id}, input: {}) { id } }`,
    );
    expect((await titles('sort: UPDATED')).at(-1)).toBe(SEA);
  });

  test('that does not exist is rejected', async () => {
    const { errors } = await runQuery(server, '{ saleApartments(sort: COLOUR) { total } }');
    expect(errors?.[0]?.message).toMatch(/"COLOUR" does not exist in "SaleApartmentSort"/);
  });

  test('has every record on exactly one page, also with equal values', async () => {
    const item = { apartmentId: parent, description: 'The same' };
    for (let i = 0; i < 7; i++) {
      await server.stores.of(saleApartmentGallery).createAll([item]);
    }
    const ids = new Set<string>();
    for (let page = 1; page <= 4; page++) {
      const args = `sort: TITLE, search: "same", apartmentId: ${parent}, limit: 2, page: ${page}`;
      const { list } = await runQueryAsStaff<{ list: { items: { id: string }[]; totalPages: number } }>(
        server,
        `{ list: saleApartmentGalleryItems(${args}) { items { id } totalPages } }`,
      );
      expect(list.totalPages).toBe(4);
      for (const { id } of list.items) ids.add(id);
    }
    expect(ids.size).toBe(7);
    const { list } = await runQueryAsStaff<ListResult>(
      server,
      '{ list: saleApartments(search: "sea", limit: 1, page: 9) { items { title } page total totalPages } }',
    );
    expect(list).toEqual({ items: [{ title: SEA }], page: 2, total: 2, totalPages: 2 });
  });
});

test('every list can be searched, and sorted by each of its texts', async () => {
  const { collections, readOnly } = await import('../../collections.ts');
  const { __schema } = await runQueryAsStaff<{
    __schema: { types: { name: string; enumValues: { name: string }[] }[] };
  }>(server, '{ __schema { types { name enumValues { name } } } }');
  const lists = collections.filter(({ isSingle }) => !isSingle);
  for (const { names } of [...lists, ...readOnly] as Collection[]) {
    const sort = __schema.types.find(({ name }) => name.toLowerCase() === `${names.one}sort`.toLowerCase())!;
    for (const { name } of sort.enumValues) {
      await runQueryAsStaff(server, `{ ${names.many}(search: "a", sort: ${name}) { total items { id } } }`);
    }
  }
});
