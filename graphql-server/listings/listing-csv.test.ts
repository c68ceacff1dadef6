import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, askAsStaff, type Answered } from '../graphql/testing.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { rentalVillas } from './rental-villa.ts';
import { saleApartments } from './sale-apartment.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
afterEach(() => server.database.dataSource.query('delete from listings'));

const apartments = () => server.stores.of(saleApartments);
const HOME = { title: 'Sea view', location: 'Dubai Marina', price: 'AED 2,000,000' };

interface Imported {
  import: { added: number; lines: { line: number; title: string | null; message: string | null }[] };
}

function importCsv(
  csv: string,
  { kind = 'SALE_APARTMENT', dryRun = false } = {},
): Promise<Answered<Imported>> {
  const query = `mutation ($csv: String!) {
    import: importListings(kind: ${kind}, csv: $csv, dryRun: ${dryRun}) {
      added lines { line title location price rent bedrooms bathrooms size message }
    }
  }`;
  return ask(server, query, { variables: { csv }, headers: { authorization: server.bearer } });
}

async function exportCsv(search = '', kind = 'SALE_APARTMENT'): Promise<string> {
  const query = `{ csv: exportListings(kind: ${kind}, search: "${search}") }`;
  return (await askAsStaff<{ csv: string }>(server, query)).csv;
}

/** The columns of a listing's facts. */
const FACTS = [
  'propertyType',
  'amount',
  'rentPeriod',
  'cheques',
  'priceOnRequest',
  'bedroomCount',
  'maidsRoom',
  'bathroomCount',
  'builtUpArea',
  'plotArea',
  'furnishing',
  'completion',
  'occupancy',
  'availableFrom',
  'parkingSpaces',
  'floor',
  'views',
  'amenities',
  'serviceCharge',
  'placeId',
  'building',
  'latitude',
  'longitude',
].join();

describe('a file of listings', () => {
  test('is added as it stands there, the first line as the newest', async () => {
    const csv =
      '\uFEFFTitle,LOCATION, price ,size\r\n"Sea\r\nview ""A""",Marina,"AED 2,000,000",\r\n\r\nLoft,Deira,1,900 sq ft';
    const { data } = await importCsv(csv);
    expect(data!.import).toMatchObject({
      added: 2,
      lines: [
        { line: 2, title: 'Sea\nview "A"', location: 'Marina', price: 'AED 2,000,000', message: null },
        { line: 5, title: 'Loft', price: '1', size: '900 sq ft', rent: null, message: null },
      ],
    });
    const rows = await apartments().all();
    expect(rows).toMatchObject([
      { title: 'Sea\nview "A"', size: null, picture: null },
      { title: 'Loft', size: '900 sq ft' },
    ]);
    const { list } = await askAsStaff<{ list: unknown }>(
      server,
      '{ list: saleApartments { items { updatedBy { email } } } }',
    );
    expect(list).toEqual({ items: Array(2).fill({ updatedBy: { email: 'staff@marsa.example' } }) });
  });

  test('is judged line by line, and nothing is added when one line is wrong', async () => {
    const csv = [
      'title,location,price',
      'Loft,Deira,1',
      '"Sea',
      'view",Marina,',
      '',
      `${'x'.repeat(201)},Deira,3`,
      'Too,many,cells,here',
      'Few,cells',
    ].join('\n');
    const { data } = await importCsv(csv);
    expect(data!.import).toMatchObject({
      added: 0,
      lines: [
        { line: 2, title: 'Loft', message: null },
        { line: 3, title: 'Sea\nview', message: 'Price is required.' },
        { line: 6, message: 'Title may have at most 200 characters.' },
        { line: 7, title: 'Too', message: 'The line has 4 cells, the header has 3.' },
        { line: 8, title: 'Few', message: 'The line has 2 cells, the header has 3.' },
      ],
    });
    expect(await apartments().all()).toEqual([]);
  });

  test('is only judged on a dry run', async () => {
    const { data } = await importCsv('title,location,price\nLoft,Deira,1', { dryRun: true });
    expect(data!.import).toMatchObject({ added: 0, lines: [{ line: 2, message: null }] });
    expect(await apartments().all()).toEqual([]);
  });

  test('needs no pictures, not even for kinds that cannot be made without', async () => {
    const { data } = await importCsv('title,location,rent\nPalm,Jumeirah,9', { kind: 'RENTAL_VILLA' });
    expect(data!.import.added).toBe(1);
    expect(await server.stores.of(rentalVillas).all()).toMatchObject([{ title: 'Palm', price: '9' }]);
  });

  const lines = (count: number) => `title,location,price\n${'A,B,C\n'.repeat(count)}`;
  test.each([
    ['', 'The file is empty.'],
    ['\uFEFF\n\n', 'The file is empty.'],
    ['title,location,price\n', 'The file has no line but its header.'],
    [
      'title;location;price\nLoft;Deira;1',
      'The columns are separated by semicolons. Save the file with commas between them.',
    ],
    [
      '\uFEFF"title";"location";"price"\r\n"Loft; sea view";"Deira";"1"',
      'The columns are separated by semicolons. Save the file with commas between them.',
    ],
    ['title\tlocation\tprice', 'The columns are separated by tabs. Save the file with commas between them.'],
    [
      'title,colour,location,rent\nA,B,C,D',
      `Unknown column: colour, rent. Columns are title, location, bedrooms, bathrooms, size, ${FACTS.replaceAll(',', ', ')}, price.`,
    ],
    ['location,size\nA,B', 'Missing column: title.'],
    ['title,,location,price\nA,,B,C\nA,D,B,C', 'Column 2 has cells and no heading.'],
    ['title,location,price,Title\nA,B,C,D', 'The column title stands there twice.'],
    ['title,location,price\nA,"B,C\nD,E,F', 'A quotation mark is opened and never closed.'],
    [
      'title,location,price\nA,B,C\nA,"B" x,C',
      'Line 3: a quotation mark stands where none can be understood.',
    ],
    [lines(1001), 'The file has 1001 lines; at most 1000 can be taken at once.'],
  ])('like %j is refused as a whole', async (csv, sentence) => {
    const { errors } = await importCsv(csv);
    expect(errors).toMatchObject([
      { message: sentence, extensions: { code: 'BAD_USER_INPUT', fields: { csv: sentence } } },
    ]);
    expect(await apartments().all()).toEqual([]);
  });

  test('may have columns that a spreadsheet left behind, with neither a heading nor a cell', async () => {
    const { data } = await importCsv('title,,location,price, ,\nLoft,,Deira,1, ,\nSea,,Marina,2,,,,\nFew,,A');
    expect(data!.import.lines).toMatchObject([
      { title: 'Loft', location: 'Deira', price: '1', message: null },
      { title: 'Sea', location: 'Marina', price: '2', message: null },
      { message: 'The line has 2 cells, the header has 3.' },
    ]);
  });

  test('may give facts in the place of texts', async () => {
    await importCsv('title,Amount,placeId,views,priceOnRequest\nLoft,1200000,deira,Sea; Burj Khalifa,no');
    const [made] = await apartments().all();
    expect(made).toMatchObject({ price: 'AED 1,200,000', location: 'Deira', views: ['sea', 'burj_khalifa'] });
    const { data } = await importCsv('title,amount,placeId\nLoft,many,atlantis');
    expect(data!.import.lines).toMatchObject([
      { message: expect.stringMatching(/^(Amount must be a whole number|Place must be one)/) },
    ]);
  });

  test('may have a thousand lines, and others are answered between them', async () => {
    let [turns, isOver] = [0, false];
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    turn();
    const { data } = await importCsv(lines(1000)).finally(() => (isOver = true));
    expect(data!.import.added).toBe(1000);
    expect(turns).toBeGreaterThan(2000); // each is judged when it is shown, and when it is stored
    const { total } = await apartments().page({ page: 1, limit: 1 });
    expect(total).toBe(1000);
  });

  test('is seen by visitors at once', async () => {
    const url = '/api/apartments-for-sale?page=1&limit=6';
    const count = async () => (await server.app.inject({ url })).json<{ total: number }>().total;
    const before = await count();
    await importCsv('title,location,price\nLoft,Deira,1');
    expect(await count()).not.toBe(before);
  });
});

/** The facts of a line, in their order. */
const cells = (facts: Record<string, string>) =>
  FACTS.split(',')
    .map((fact) => facts[fact] ?? '')
    .join();

describe('an export', () => {
  test('is a table that can be imported again', async () => {
    await apartments().create({ ...HOME, title: 'Loft, "north"\nside', size: '900 sq ft', bedrooms: '=2' });
    await apartments().create({ ...HOME, bathrooms: "'3" });
    await apartments().create({ ...HOME, title: "'=A", bedrooms: "''+1", bathrooms: '-\n' });
    const csv = await exportCsv();
    const read = { propertyType: 'apartment', amount: '2000000', placeId: 'dubai-marina' };
    expect(csv.replace(/M-\d{6}/g, 'M-000001')).toBe(
      [
        `title,location,bedrooms,bathrooms,size,reference,${FACTS},price`,
        `''=A,Dubai Marina,'''+1,"'-\n",,M-000001,${cells(read)},"AED 2,000,000"`,
        `Sea view,Dubai Marina,,'3,,M-000001,${cells(read)},"AED 2,000,000"`,
        `"Loft, ""north""\nside",Dubai Marina,'=2,,900 sq ft,M-000001,${cells({ ...read, builtUpArea: '8361' })},"AED 2,000,000"`,
        '',
      ].join('\r\n'),
    );
    const before = (await apartments().all()).map(({ title, bedrooms, bathrooms }) => [
      title,
      bedrooms,
      bathrooms,
    ]);
    await server.database.dataSource.query('delete from listings');
    await importCsv(csv);
    const after = (await apartments().all()).map(({ title, bedrooms, bathrooms }) => [
      title,
      bedrooms,
      bathrooms,
    ]);
    expect(after).toEqual(before);
  });

  test.each(['=1+1', '+971 4 000', '-5', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
    'lets no spreadsheet run %j',
    async (price) => {
      await apartments().create({ ...HOME, price });
      expect(await exportCsv()).toContain(`'${price}`);
    },
  );

  test('has what a search finds, of one kind', async () => {
    await apartments().create(HOME);
    await apartments().create({ ...HOME, title: 'Loft', location: 'Deira' });
    expect(await exportCsv('dei')).toMatch(/^title.*\r\nLoft,.*\r\n$/);
    expect(await exportCsv('dei', 'RENTAL_VILLA')).toBe(
      `title,location,bedrooms,bathrooms,size,reference,${FACTS},rent\r\n`,
    );
  });

  test('and an import are for staff', async () => {
    const asked = [
      '{ exportListings(kind: SALE_VILLA) }',
      'mutation { importListings(kind: SALE_VILLA, csv: "", dryRun: true) { added } }',
    ];
    for (const query of asked) {
      const { errors } = await ask(server, query);
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});
