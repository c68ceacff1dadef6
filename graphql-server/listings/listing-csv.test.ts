import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { csvName, type ListingType } from '../../schema/listing-kinds.ts';
import { readExport } from '../exports/testing.ts';
import { runQuery, runQueryAsStaff, type GraphQLResponse } from '../graphql/testing.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { rentalVillas, saleApartments } from './listing-kind.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
afterEach(() => server.database.dataSource.query('delete from listings'));

const apartments = () => server.stores.of(saleApartments);
const HOME = { title: 'Sea view', location: 'Dubai Marina', price: 'AED 2,000,000' };

interface Line {
  line: number;
  action: string;
  reference: string | null;
  title: string | null;
  message: string | null;
  published: { title: string; price: string; size: string | null; location: string } | null;
  changes: string[];
  review: string[];
}

interface Imported {
  import: { added: number; updated: number; total: number; lines: Line[] };
}

interface ImportOptions {
  kind?: string;
  dryRun?: boolean;
  known?: string;
  /** Further arguments. */
  rest?: string;
}

function importCsv(
  csv: string,
  { kind = 'SALE_APARTMENT', dryRun = false, known = 'SKIP', rest = '' }: ImportOptions = {},
): Promise<GraphQLResponse<Imported>> {
  const query = `mutation ($csv: String!) {
    import: importListings(kind: ${kind}, csv: $csv, dryRun: ${dryRun}, knownReferences: ${known} ${rest}) {
      added updated total
      lines {
        line action reference title location price rent bedrooms bathrooms size message changes review
        published { title price size location }
      }
    }
  }`;
  return runQuery(server, query, { variables: { csv }, headers: { authorization: server.bearer } });
}

const exportCsv = (search = '', kind: ListingType = 'SaleApartment') =>
  readExport(server, `${csvName(kind)}.csv?search=${search}`);

/** The columns of a listing's facts. */
const FACTS = [
  'propertyType',
  'amountAed',
  'rentPeriod',
  'cheques',
  'priceOnRequest',
  'bedroomCount',
  'maidsRoom',
  'bathroomCount',
  'builtUpAreaSqft',
  'plotAreaSqft',
  'furnishing',
  'completion',
  'occupancy',
  'availableFrom',
  'parkingSpaces',
  'floor',
  'views',
  'amenities',
  'serviceChargeAedPerSqft',
  'placeId',
  'building',
  'latitude',
  'longitude',
].join();

const PUBLICATION = 'publication,publishAt,unpublishAt,archiveReason,agent';

describe('a file of listings', () => {
  test('adds its lines, the first as the newest', async () => {
    const csv =
      '\uFEFFTitle,LOCATION, price ,size\r\n"Sea\r\nview ""A""",Marina,"AED 2,000,000",\r\n\r\nLoft,Deira,1,900 sq ft';
    const { data } = await importCsv(csv);
    expect(data!.import).toMatchObject({
      added: 2,
      lines: [
        { line: 2, title: 'Sea view "A"', location: 'Marina', price: 'AED 2,000,000', message: null },
        { line: 5, title: 'Loft', price: '1', size: '900 sq ft', rent: null, message: null },
      ],
    });
    const rows = await apartments().all();
    expect(rows).toMatchObject([
      { title: 'Sea view "A"', size: null, picture: null },
      { title: 'Loft', size: '900 sq ft' },
    ]);
    const { list } = await runQueryAsStaff<{ list: unknown }>(
      server,
      '{ list: saleApartments { items { updatedBy { email } } } }',
    );
    expect(list).toEqual({ items: Array(2).fill({ updatedBy: { email: 'staff@marsa.example' } }) });
  });

  test('adds nothing if one line is invalid, and has a message for each line', async () => {
    const csv = [
      'title,location,price',
      'Loft,Deira,1',
      '"Sea',
      'view",Marina,',
      '',
      `${'x'.repeat(201)},Deira,3`,
      'Too,many,cells,here',
      'Few,cells',
      'Alone',
    ].join('\n');
    const { data } = await importCsv(csv);
    expect(data!.import).toMatchObject({
      added: 0,
      lines: [
        { line: 2, title: 'Loft', message: null },
        { line: 3, title: 'Sea view', message: 'Price is required.' },
        { line: 6, message: 'Title may have at most 200 characters.' },
        {
          line: 7,
          title: 'Too',
          message: expect.stringMatching(/^The line has 4 cells, the header has 3\. Put/),
        },
        {
          line: 8,
          title: 'Few',
          message: expect.stringMatching(/^The line has 2 cells, the header has 3\. Add/),
        },
        { line: 9, message: expect.stringMatching(/^The line has 1 cell, the header has 3\. Add/) },
      ],
    });
    expect(await apartments().all()).toEqual([]);
  });

  test('is only validated on a dry run', async () => {
    const { data } = await importCsv('title,location,price\nLoft,Deira,1', { dryRun: true });
    expect(data!.import).toMatchObject({ added: 0, lines: [{ line: 2, message: null }] });
    expect(await apartments().all()).toEqual([]);
  });

  test('needs no pictures, even for kinds that require one', async () => {
    const { data } = await importCsv('title,location,rent\nPalm,Jumeirah,9', { kind: 'RENTAL_VILLA' });
    expect(data!.import.added).toBe(1);
    expect(await server.stores.of(rentalVillas).all()).toMatchObject([{ title: 'Palm', price: '9' }]);
  });

  const lines = (count: number) => `title,location,price\n${'A,B,C\n'.repeat(count)}`;
  test.each([
    ['an empty file', '', 'The file is empty.'],
    ['a byte order mark alone', '\uFEFF\n\n', 'The file is empty.'],
    ['a header alone', 'title,location,price\n', 'The file has no line below its header.'],
    [
      'unknown columns',
      'title,colour,location,rent\nA,B,C,D',
      `The file has columns that an import does not know: colour, rent. Rename or delete them. The known columns are title, location, bedrooms, bathrooms, size, reference, ${FACTS.replaceAll(',', ', ')}, price, ${PUBLICATION.replaceAll(',', ', ')}.`,
    ],
    ['no title', 'location,size\nA,B', 'The file has no column title. Add it.'],
    [
      'a column twice',
      'title,location,price,Title\nA,B,C,D',
      'The file has the column title twice. Delete one of them.',
    ],
    [
      'too many lines',
      lines(1001),
      'The file has 1001 lines; at most 1000 can be imported at once. Split it into smaller files.',
    ],
  ])('rejects the file: %s', async (_what, csv, sentence) => {
    const { errors } = await importCsv(csv);
    expect(errors).toMatchObject([
      { message: sentence, extensions: { code: 'BAD_USER_INPUT', fields: { csv: sentence } } },
    ]);
    expect(await apartments().all()).toEqual([]);
  });

  test('may have empty columns without a name', async () => {
    const { data } = await importCsv('title,,location,price, ,\nLoft,,Deira,1, ,\nSea,,Marina,2,,,,\nFew,,A');
    expect(data!.import.lines).toMatchObject([
      { title: 'Loft', location: 'Deira', price: '1', message: null },
      { title: 'Sea', location: 'Marina', price: '2', message: null },
      { message: 'The line has 2 cells, the header has 3. Add the cells that are missing, or empty ones.' },
    ]);
  });

  test('may contain facts instead of texts', async () => {
    await importCsv('title,Amount,placeId,views,priceOnRequest\nLoft,1200000,deira,Sea; Burj Khalifa,no');
    const [listing] = await apartments().all();
    expect(listing).toMatchObject({
      price: 'AED 1,200,000',
      location: 'Deira',
      views: ['sea', 'burj_khalifa'],
    });
    const { data } = await importCsv('title,amountAed,placeId\nLoft,many,atlantis');
    const { message } = data!.import.lines[0]!;
    expect(message).toMatch(/^amountAed: Amount must be a whole number/);
    expect(message).toMatch(/ placeId: Place must be one from the list, such as dubai-marina\.$/);
  });

  test.each([
    '2,150,000.00',
    '2150000.0',
    'AED 2,150,000',
    '2\u00a0150\u00a0000',
    '٢٬١٥٠٬٠٠٠',
    '2.150.000,00',
    '21,50,000',
  ])('accepts %s as an amount', async (cell) => {
    await importCsv(`title\tlocation\tamountAed\nLoft\tDeira\t${cell}`);
    expect(await apartments().all()).toMatchObject([{ amount: 2_150_000, price: 'AED 2,150,000' }]);
  });

  test.each(['2,150,000.50', '1.250', '12-13', '-5', '1e9'])('rejects %s as an amount', async (cell) => {
    const { data } = await importCsv(`title\tlocation\tamountAed\nLoft\tDeira\t${cell}`);
    expect(data!.import.lines[0]!.message).toMatch(/^amountAed: Amount must be a whole number/);
  });

  test('accepts areas in square feet and service charges in dirhams', async () => {
    const header = 'title,location,price,builtUpAreaSqft,serviceChargeAedPerSqft';
    await importCsv(`${header}\nA,Deira,AED 1,"2,240",15.5\nB,Deira,AED 1,241.1 sq ft,`);
    expect(await apartments().all()).toMatchObject([
      { builtUpArea: 20_810, serviceCharge: 1550, size: '2,240 sq ft' },
      { builtUpArea: 2_240, serviceCharge: null },
    ]);
    const { data } = await importCsv(`${header}\nA,B,C,5,\nA,B,C,120 sq m,\nA,B,C,,15.555`);
    const area = 'builtUpAreaSqft must be a number of square feet from 11 to 107,639,104, such as 2,240.';
    expect(data!.import.lines.map(({ message }) => message)).toEqual([
      area,
      area,
      'serviceChargeAedPerSqft must be dirhams for a square foot and a year, such as 15.50.',
    ]);
  });

  test('returns texts and reviews on a dry run', async () => {
    const csv = [
      'title,location,amountAed,size,builtUpAreaSqft',
      'Loft,Dubai Marina,2150000,"2,240 sq ft",241.1',
      'Sea,Dubai Marina,1000000,,900',
      'Sky,Dubai Marina,1000000,about 900,',
    ].join('\n');
    const { data } = await importCsv(csv, { dryRun: true });
    expect(data!.import.lines).toMatchObject([
      {
        published: null,
        message:
          'size: The text says “2,240 sq ft”, the facts say “241.1 sq ft”. Send one of them, or both equal.',
        review: [],
      },
      { published: { price: 'AED 1,000,000', size: '900 sq ft' }, review: [] },
      { published: { size: 'about 900' }, review: [expect.stringMatching(/^size “about 900”: /)] },
    ]);
    expect(await apartments().all()).toEqual([]);
  });

  test.each(['Total,,', 'Grand total:,12 homes,"5,000,000"', ',,"5,000,000"'])(
    'detects a line of totals: %s',
    async (line) => {
      const { data } = await importCsv(`title,location,price\nLoft,Deira,AED 1\n${line}`);
      const message = 'This looks like a line of totals. Delete it from the file.';
      expect(data!.import.lines[1]).toMatchObject({ line: 3, message });
    },
  );

  test('with more than a thousand lines is imported in parts, which are compared with the whole file', async () => {
    const csv = `title,location,price,reference\n${'A,B,C,\n'.repeat(1199)}Last,Deira,AED 1,`;
    const { data } = await importCsv(csv, { rest: 'offset: 1000, limit: 1000' });
    expect(data!.import).toMatchObject({ added: 200, total: 1200 });
    expect(data!.import.lines[0]!.line).toBe(1002);
    const last = (await apartments().all()).find(({ title }) => title === 'Last')!;
    const updates = `reference,price\n${last.reference},AED 2\n${last.reference},AED 3`;
    const repeated = await importCsv(updates, { known: 'UPDATE', rest: 'offset: 1, limit: 1' });
    expect(repeated.data!.import.lines).toMatchObject([
      { message: `${last.reference} is in line 2 too. Delete one of the two lines.` },
    ]);
    const beyond = await importCsv(csv, { rest: 'offset: -1, limit: 1001' });
    expect(beyond.errors).toMatchObject([{ message: 'offset must be 0 or more.' }]);
  });

  describe('of other software', () => {
    const readColumns = async (csv: string, kind = 'SALE_APARTMENT') => {
      const query = `query ($csv: String!) {
        file: importColumns(kind: ${kind}, csv: $csv) { columns { header column isKnown samples } names }
      }`;
      const { data } = await runQuery<{ file: { columns: Column[]; names: string[] } }>(server, query, {
        variables: { csv },
        headers: { authorization: server.bearer },
      });
      return data!.file;
    };
    interface Column {
      header: string;
      column: string | null;
      isKnown: boolean;
      samples: string[];
    }
    const guesses = async (csv: string, kind?: string) =>
      (await readColumns(csv, kind)).columns.map(({ header, column }) => [header, column]);

    test('gets a guess for each of its columns', async () => {
      const csv =
        'Stock list of March\nRef No.,Property Title,Community,Beds,Baths,BUA (sqft),Plot (sqm),Asking Price AED,Agent,Tower\nX-1,Loft,Deira,2,3,"1,250",90,"1,200,000",Rami,Gull House';
      expect(await guesses(csv)).toEqual([
        ['Ref No.', 'reference'],
        ['Property Title', 'title'],
        ['Community', 'location'],
        ['Beds', 'bedrooms'],
        ['Baths', 'bathrooms'],
        ['BUA (sqft)', 'builtUpAreaSqft'],
        ['Plot (sqm)', null],
        ['Asking Price AED', 'amountAed'],
        ['Agent', 'agent'],
        ['Tower', 'building'],
      ]);
      const { columns, names } = await readColumns('title,location,Rate\nLoft,Deira,AED 1\nSea,,AED 2');
      expect(columns).toEqual([
        { header: 'title', column: 'title', isKnown: true, samples: ['Loft', 'Sea'] },
        { header: 'location', column: 'location', isKnown: true, samples: ['Deira'] },
        { header: 'Rate', column: null, isKnown: false, samples: ['AED 1', 'AED 2'] },
      ]);
      expect(names).toContain('amountAed');
    });

    test.each([
      ['Area,Name\nDubai Marina,Loft', 'location'],
      ['Area,Name\n"1,250",Loft', 'builtUpAreaSqft'],
      ['Size,Name\n1250,Loft', 'size'],
      ['Price (AED),Name\nAED 1.2M,Loft', 'price'],
    ])('guesses by the cells what a column is: %j', async (csv, column) => {
      expect((await guesses(csv))[0]![1]).toBe(column);
    });

    test('is imported with the chosen columns', async () => {
      const csv = 'Property Title,Community,Beds,BUA (sqft),Price,Agent\nLoft,Deira,2,"1,250",AED 1M,Rami';
      const mapping = Object.entries({
        'Property Title': 'title',
        Community: 'location',
        Beds: 'bedrooms',
        'BUA (sqft)': 'builtUpAreaSqft',
      }).map(([header, column]) => `{ header: "${header}", column: "${column}" }`);
      const rest = `columns: [${mapping.join()}, { header: "Agent" }]`;
      expect((await importCsv(csv, { rest })).data!.import).toMatchObject({ added: 1 });
      expect(await apartments().all()).toMatchObject([
        { title: 'Loft', location: 'Deira', bedrooms: '2', builtUpArea: 11_613, price: 'AED 1M' },
      ]);
      const unknown = await importCsv(csv, { rest: 'columns: [{ header: "Agent", column: "seller" }]' });
      expect(unknown.errors).toMatchObject([{ message: 'An import has no column seller.' }]);
    });

    test.each(['SALE_APARTMENT', 'SALE_VILLA', 'RENTAL_APARTMENT', 'RENTAL_VILLA'])(
      'can follow the sample file of %s, which needs no review',
      async (kind) => {
        const { csv } = await runQueryAsStaff<{ csv: string }>(
          server,
          `{ csv: exportSampleListings(kind: ${kind}) }`,
        );
        const { data } = await importCsv(csv, { kind });
        expect(data!.import).toMatchObject({ added: 2 });
        expect(data!.import.lines.map(({ review }) => review)).toEqual([[], []]);
      },
    );
  });

  test('may have a thousand lines without blocking other requests', async () => {
    let [iterations, isFinished] = [0, false];
    const countIteration = () => {
      iterations += 1;
      if (!isFinished) setImmediate(countIteration);
    };
    countIteration();
    const { data } = await importCsv(lines(1000)).finally(() => (isFinished = true));
    expect(data!.import.added).toBe(1000);
    expect(iterations).toBeGreaterThan(2000); // each line is validated when it is read and when it is stored
    const { total } = await apartments().page({ page: 1, limit: 1 });
    expect(total).toBe(1000);
  });

  test('adds drafts, and what its column publication says appears on the site at once', async () => {
    const url = '/api/apartments-for-sale?page=1&limit=6';
    const count = async () => (await server.app.inject({ url })).json<{ total: number }>().total;
    const before = await count();
    await importCsv('title,location,price\nLoft,Deira,1');
    expect(await count()).toBe(before);
    await importCsv('title,location,price,publication\nPenthouse,Deira,1,published');
    expect(await count()).toBe(before + 1);
  });
});

/** The facts of a line, in their order. */
const cells = (facts: Record<string, string>) =>
  FACTS.split(',')
    .map((fact) => facts[fact] ?? '')
    .join();

describe('an export', () => {
  test('can be imported again', async () => {
    await apartments().create({ ...HOME, title: 'Loft, "north"\nside', size: '900 sq ft', bedrooms: '=2' });
    await apartments().create({ ...HOME, bathrooms: "'3" });
    await apartments().create({ ...HOME, title: "'=A", bedrooms: "''+1", bathrooms: '-\n' });
    const csv = await exportCsv();
    const facts = { propertyType: 'apartment', amountAed: '2000000', placeId: 'dubai-marina' };
    expect(csv.replace(/M-\d{6}/g, 'M-000001')).toBe(
      [
        `title,location,bedrooms,bathrooms,size,reference,${FACTS},price,${PUBLICATION}`,
        `''=A,Dubai Marina,'''+1,'-,,M-000001,${cells(facts)},"AED 2,000,000",published,,,,`,
        `Sea view,Dubai Marina,,'3,,M-000001,${cells(facts)},"AED 2,000,000",published,,,,`,
        `"Loft, ""north"" side",Dubai Marina,'=2,,900 sq ft,M-000001,${cells({ ...facts, builtUpAreaSqft: '900' })},"AED 2,000,000",published,,,,`,
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

  describe('that is imported again', () => {
    const seed = async () => {
      await apartments().create({ ...HOME, title: 'Loft', size: '900 sq ft' });
      await apartments().create({ ...HOME, price: 'AED 1,500,000' });
      return exportCsv();
    };
    const readPrices = async () =>
      (await apartments().all()).map(({ title, price, amount }) => [title, price, Number(amount)]);

    test('skips known listings by default', async () => {
      const csv = await seed();
      const before = await apartments().all();
      const { data } = await importCsv(csv);
      expect(data!.import).toMatchObject({ added: 0, updated: 0 });
      expect(data!.import.lines.map(({ action, reference }) => [action, reference])).toEqual(
        before.map(({ reference }) => ['SKIP', reference]),
      );
      expect(await apartments().all()).toEqual(before);
    });

    test('says in which columns skipped listings differ, also by an invalid cell', async () => {
      const csv = (await seed()).replace(',2000000,', ',many,').replace('AED 1,500,000', 'AED 1,600,000');
      const { data } = await importCsv(csv, { dryRun: true });
      expect(data!.import.lines).toMatchObject([
        { action: 'SKIP', changes: ['price'], published: { price: 'AED 1,500,000' } },
        { action: 'SKIP', changes: ['amountAed'] },
      ]);
    });

    test('adds known listings again with ADD', async () => {
      const { data } = await importCsv(await seed(), { known: 'ADD' });
      expect(data!.import.added).toBe(2);
      const references = (await apartments().all()).map(({ reference }) => reference);
      expect(new Set(references).size).toBe(4);
    });

    test('updates changed columns, and the text of a changed fact', async () => {
      const csv = (await seed()).replace(',2000000,', ',"2,500,000.00",');
      const preview = await importCsv(csv, { known: 'UPDATE', dryRun: true });
      expect(preview.data!.import.lines).toMatchObject([
        { action: 'SKIP', changes: [] },
        { action: 'UPDATE', changes: ['amountAed'], published: { price: 'AED 2,500,000' }, review: [] },
      ]);
      const { data } = await importCsv(csv, { known: 'UPDATE' });
      expect(data!.import).toMatchObject({ added: 0, updated: 1 });
      expect(await readPrices()).toEqual([
        ['Sea view', 'AED 1,500,000', 1_500_000],
        ['Loft', 'AED 2,500,000', 2_500_000],
      ]);
      const versions = await server.database.dataSource.query<{ action: string; before: object }[]>(
        `select action, before from versions where title = 'Loft' order by id desc limit 1`,
      );
      expect(versions).toMatchObject([{ action: 'IMPORTED', before: { price: 'AED 2,000,000' } }]);
    });

    test('may contain only references and changed columns', async () => {
      await seed();
      const [sea] = await apartments().all();
      const csv = `reference,price\n ${sea!.reference.toLowerCase()} ,AED 3M`;
      const { data } = await importCsv(csv, { known: 'UPDATE' });
      expect(data!.import).toMatchObject({ updated: 1 });
      expect(await readPrices()).toEqual([
        ['Sea view', 'AED 3M', 3_000_000],
        ['Loft', 'AED 2,000,000', 2_000_000],
      ]);
    });

    test('rejects a repeated reference, and one of another kind of listing', async () => {
      await seed();
      const [sea] = await apartments().all();
      const line = `${sea!.reference},AED 3M`;
      const twice = await importCsv(`reference,price\n${line}\n${line}`, { known: 'UPDATE' });
      expect(twice.data!.import.lines[1]!.message).toBe(
        `${sea!.reference} is in line 2 too. Delete one of the two lines.`,
      );
      const csv = `title,location,rent,reference\nA,B,AED 90000,${sea!.reference}`;
      const elsewhere = await importCsv(csv, { kind: 'RENTAL_VILLA' });
      expect(elsewhere.data!.import.lines[0]!.message).toBe(
        `${sea!.reference} is one of the apartments for sale. Import this line there.`,
      );
    });

    test('raises questions about homes with the same title and location, and about unknown references', async () => {
      await seed();
      const [sea] = await apartments().all();
      const csv = 'title,location,price,reference\nSea view,Dubai Marina,AED 1M,\nNew,Deira,AED 1M,M-999999';
      const { data } = await importCsv(csv, { dryRun: true });
      expect(data!.import.lines).toMatchObject([
        { review: [`${sea!.reference} has the same title and location. Is this the same home?`] },
        { review: ['No listing here has the reference M-999999. The home is added and gets a new one.'] },
      ]);
    });
  });

  test('names agents by slug, and reads names as well', async () => {
    const { dataSource } = server.database;
    await dataSource.query(
      `insert into people (name, slug) values ('Layla Haddad', 'layla-haddad'), ('Farid', 'farid-1'), ('Farid', 'farid-2')`,
    );
    const [layla] = await dataSource.query<[{ id: number }]>(
      `select id from people where slug = 'layla-haddad'`,
    );
    const header = 'title,location,price,agent';
    const { data } = await importCsv(
      `${header}\nA,Deira,AED 1M,layla-haddad\nB,Deira,AED 1M, LAYLA haddad\nC,Deira,AED 1M,`,
    );
    expect(data!.import).toMatchObject({ added: 3 });
    const stored = async () => (await apartments().all()).map(({ agentId }) => agentId);
    expect(await stored()).toEqual([layla.id, layla.id, null]);

    const csv = await exportCsv();
    expect(csv.split('\r\n').map((line) => line.split(',').at(-1))).toEqual([
      'agent',
      'layla-haddad',
      'layla-haddad',
      '',
      '',
    ]);
    const unchanged = await importCsv(csv, { known: 'UPDATE', dryRun: true });
    expect(unchanged.data!.import.lines.map(({ action }) => action)).toEqual(['SKIP', 'SKIP', 'SKIP']);
    const [reference] = (await apartments().all()).map((listing) => listing.reference);
    await importCsv(`reference,agent\n${reference},`, { known: 'UPDATE' });
    expect(await stored()).toEqual([null, layla.id, null]);

    const wrong = await importCsv(`${header}\nA,B,AED 1M,Farid\nA,B,AED 1M,Nobody`, { dryRun: true });
    expect(wrong.data!.import.lines.map(({ message }) => message)).toEqual([
      'agent names several people of the team: write the slug, such as jane-smith.',
      'agent must be the slug or the name of one of the people of the team. Add the person, or rename the column and leave it out.',
    ]);
    await dataSource.query('delete from listings; delete from people');
  });

  test.each(['=1+1', '+971 4 000', '-5', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
    'escapes the formula %j',
    async (price) => {
      await apartments().create(HOME);
      // An older version stored texts without cleaning them.
      await server.database.dataSource.query('update listings set price = $1', [price]);
      expect(await exportCsv()).toContain(`'${price}`);
    },
  );

  test('contains the search results of one kind', async () => {
    await apartments().create(HOME);
    await apartments().create({ ...HOME, title: 'Loft', location: 'Deira' });
    expect(await exportCsv('dei')).toMatch(/^title.*\r\nLoft,.*\r\n$/);
    expect(await exportCsv('dei', 'RentalVilla')).toBe(
      `title,location,bedrooms,bathrooms,size,reference,${FACTS},rent,${PUBLICATION}\r\n`,
    );
  });

  test('and an import need a staff session', async () => {
    expect((await server.app.inject('/admin/export/villas-for-sale.csv')).statusCode).toBe(401);
    const query = 'mutation { importListings(kind: SALE_VILLA, csv: "", dryRun: true) { added } }';
    expect((await runQuery(server, query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
