import { once } from 'node:events';
import { get as send, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BATCH_SIZE } from '../collections/queries/statements.ts';
import { interceptReads } from '../database/testing-statements.ts';
import { until } from '../testing-until.ts';
import { openRestServer, type RestServer } from './testing.ts';

const VILLAS = 1200;
const IMAGES = 5000;
/** Makes the list larger than the buffers of a connection. */
const DESCRIPTION_LENGTH = 4000;

let server: RestServer;
let port: number;

beforeAll(async () => {
  server = await openRestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  const { dataSource } = server.database;
  await dataSource.query(
    `insert into listings (kind, title, location, price, created_at)
     select 'RentalVilla', 'Villa ' || n, 'Jumeirah', '1', now() - n * interval '1 minute' from generate_series(1, ${VILLAS}) n`,
  );
  await dataSource.query(
    `insert into listing_sections (kind, listing_id, description, created_at)
     select 'RentalVillaImage', l.id, repeat('x', ${DESCRIPTION_LENGTH}), now() - n * interval '1 second'
     from generate_series(1, ${IMAGES}) n join listings l on l.title = 'Villa ' || (1 + n % ${VILLAS})`,
  );
  await dataSource.query(
    `insert into listing_sections (kind, listing_id, heading, created_at)
     select kind, (select min(id) from listings), 'H', now() - n * interval '1 second'
     from generate_series(1, 1100) n, unnest(array['SaleApartmentGalleryItem', 'SaleVillaDetail']) kind`,
  );
});
afterAll(() => server.close());

const IMAGES_PATH = '/api/villa-images';

interface ListResponse {
  status: number;
  text: string;
  /** False if the server aborted the response. */
  complete: boolean;
  headers: IncomingMessage['headers'];
}

async function open(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const [response] = (await once(send({ port, path, headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  return response;
}

async function read(response: IncomingMessage): Promise<ListResponse> {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => response.on('end', resolve).on('error', resolve));
  const bytes = Buffer.concat(chunks);
  const encoding = response.headers['content-encoding'];
  const decoded =
    !response.complete || !encoding
      ? bytes
      : encoding === 'br'
        ? brotliDecompressSync(bytes)
        : gunzipSync(bytes);
  return {
    status: response.statusCode!,
    text: decoded.toString(),
    complete: response.complete,
    headers: response.headers,
  };
}

const fetchList = async (path: string, headers?: Record<string, string>) => read(await open(path, headers));

interface Image {
  id: number;
  villa_title: string;
}

/** Counts the statements that read the images, or another list, during `work`. */
async function countStatements<T>(
  work: (statements: () => number) => Promise<T>,
  { fail = Infinity, kind = 'RentalVillaImage' } = {},
): Promise<T> {
  const { database } = server;
  const restores = [database, database.background].map((reader) => {
    return interceptReads(reader, (sql, run) => {
      const isBatch = sql.includes(`t.kind = '${kind}'`) && sql.endsWith(`limit ${BATCH_SIZE}`);
      return isBatch && ++statements > fail ? Promise.reject(new TypeError('broken')) : run();
    });
  });
  let statements = 0;
  try {
    return await work(() => statements);
  } finally {
    for (const restore of restores) restore();
  }
}

/** Opens the list of images. Retries while the slot of a client that has disconnected is not released yet. */
async function openList(headers?: Record<string, string>): Promise<IncomingMessage> {
  let response: IncomingMessage | undefined;
  await until('a full list is sent', async () => {
    response = await open(IMAGES_PATH, headers);
    if (response.statusCode === 200) return true;
    response.destroy();
    return false;
  });
  return response!;
}

describe('a full list', () => {
  test.each<Record<string, string>>([{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }])(
    'returns each record once, newest first, across batches (%j)',
    async (headers) => {
      const { status, text, headers: received } = await fetchList(IMAGES_PATH, headers);
      expect([status, received['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      const images = JSON.parse(text) as Image[];
      const rows = await server.database.dataSource.query<Image[]>(
        `select s.id, l.title as villa_title from listing_sections s join listings l on l.id = s.listing_id
         where s.kind = 'RentalVillaImage' order by s.created_at desc, s.id desc`,
      );
      expect(images.map(({ id, villa_title }) => ({ id, villa_title }))).toEqual(rows);
    },
  );

  test('has its envelope', async () => {
    const villas = JSON.parse((await fetchList('/api/villas')).text) as { data: unknown[] };
    expect(villas).toEqual({
      data: expect.any(Array),
      page: 1,
      limit: VILLAS,
      total: VILLAS,
      totalPages: 1,
    });
    expect(villas.data).toHaveLength(VILLAS);
    expect(Object.keys(villas)).toEqual(['data', 'page', 'limit', 'total', 'totalPages']);

    const parent = JSON.parse((await fetchList('/api/villas?page=1&limit=1000')).text) as {
      data: { id: number }[];
    };
    const id = Math.min(...(villas.data as { id: number }[]).map((villa) => villa.id));
    expect(parent.data).toHaveLength(1000);
    const gallery = JSON.parse((await fetchList(`/api/appartmentsellgallery/${id}`)).text) as object;
    expect(gallery).toEqual({ data: expect.any(Array) });
    const details = JSON.parse((await fetchList(`/api/admin/villa-details/${id}`)).text) as {
      data: unknown[];
    };
    expect(details).toEqual({ success: true, data: expect.any(Array) });
    expect(details.data).toHaveLength(1100);
  });

  test.each([0, 900, 1000, 1050, 1100])(
    'of one parent has the order of staff, with %s records that have a position',
    async (positioned) => {
      const { dataSource } = server.database;
      await dataSource.query(`update listing_sections set position = null where kind = 'SaleVillaDetail'`);
      // Two records for each position: the newer one is first.
      await dataSource.query(
        `update listing_sections t set position = place / 2 from (select id, row_number() over (order by md5(id::text)) as place
         from listing_sections where kind = 'SaleVillaDetail') numbered where numbered.id = t.id and place <= $1`,
        [positioned],
      );
      server.responseCache.invalidate();
      const rows = await dataSource.query<{ id: number; listing_id: number }[]>(
        `select id, listing_id from listing_sections where kind = 'SaleVillaDetail'
       order by position, created_at desc, id desc`,
      );
      const list = JSON.parse((await fetchList(`/api/admin/villa-details/${rows[0]!.listing_id}`)).text) as {
        data: typeof rows;
      };
      expect(list.data.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    },
  );

  test('has no gaps and no duplicates during writes', async () => {
    const response = await openList();
    const { dataSource } = server.database;
    // The first records are deleted and new ones created while most are still to be read.
    await dataSource.query(
      `with deleted as (delete from listing_sections where id in (select id from listing_sections
         where kind = 'RentalVillaImage' order by created_at desc limit 500) returning listing_id)
       insert into listing_sections (kind, listing_id, description) select 'RentalVillaImage', listing_id, 'new' from deleted`,
    );
    const images = JSON.parse((await read(response)).text) as (Image & { description: string })[];
    const ids = images.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const remaining = await dataSource.query<Image[]>(
      `select id from listing_sections where kind = 'RentalVillaImage' and description <> 'new'`,
    );
    expect(remaining.filter(({ id }) => !ids.includes(id))).toEqual([]);
  });

  test('is read at the speed of its client', async () => {
    await countStatements(async (statements) => {
      const response = await openList();
      let previous = -1;
      while (previous < statements()) {
        previous = statements();
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      expect(statements()).toBeLessThan(IMAGES / 1000 - 1);
      expect((JSON.parse((await read(response)).text) as unknown[]).length).toBe(IMAGES);
      expect(statements()).toBeGreaterThanOrEqual(IMAGES / 1000);
    });
  });

  test('is sent to two clients at once, and to the next when one disconnects', async () => {
    const running = [await openList(), await openList()];
    const third = await fetchList(IMAGES_PATH);
    expect([third.status, third.headers['retry-after']]).toEqual([503, '10']);
    expect(JSON.parse(third.text)).toMatchObject({ message: expect.stringContaining('with page and limit') });
    // Other lists are not limited.
    expect((await fetchList('/api/banners')).status).toBe(200);
    expect((await fetchList(`${IMAGES_PATH}?page=1&limit=1000`)).status).toBe(200);
    running[0]!.destroy();
    (await openList()).destroy();
    running[1]!.destroy();
  });

  test.each<Record<string, string>>([{}, { 'accept-encoding': 'gzip' }])(
    'aborts the response on an error (%j)',
    async (headers) => {
      const { status, complete, text } = await countStatements(async () => read(await openList(headers)), {
        fail: 4,
      });
      expect([status, complete]).toEqual([200, false]);
      expect(() => JSON.parse(text) as unknown).toThrow();
    },
  );

  test('HEAD reads no records', async () => {
    // A list that no other test reads, so that late statements of another test are not counted.
    await countStatements(
      async (statements) => {
        const head = request({ port, method: 'HEAD', path: '/api/villas', agent: false }).end();
        const [response] = (await once(head, 'response')) as [IncomingMessage];
        response.resume();
        await once(response, 'end');
        expect([response.statusCode, statements()]).toEqual([200, 1]);
      },
      { kind: 'RentalVilla' },
    );
  });
});
