import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { DETAIL, GALLERY, INSERT, ONE, PAGE, PLAIN_COUNT, PLAIN_PAGE } from './best-sql.ts';
import { CREATE_PATH, galleryPath, listingPath, PAGE_SIZE, pagePath } from './questions.ts';

/** What the bare server is told before it listens. */
export interface BarePostgresParts {
  url: string;
  /** Number of the listing whose detail is asked for. */
  listing: number;
}

/** Connections, as many as all that writes and reads over the API has in our server. */
const POOL_SIZE = 10;

type Row = Record<string, unknown> & { created_at: Date; updated_at: Date };
type Answer = (body: string) => Promise<unknown>;

const upload = (file: unknown) => (file === null ? null : `/uploads/${file as string}`);

const restListing = (row: Row) => ({
  id: row.id,
  title: row.title,
  location: row.location,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  size: row.size,
  price: row.price,
  thumbnail: upload(row.file),
  thumbnail_alt: row.alt,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

const graphqlListing = (row: Row) => ({
  id: String(row.id),
  title: row.title,
  location: row.location,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  size: row.size,
  price: row.price,
  thumbnail: row.file === null ? null : { url: upload(row.file), alt: row.alt },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const place = (rows: Row[], page: number, total: number) => ({
  page,
  limit: PAGE_SIZE,
  total,
  totalPages: Math.ceil(total / PAGE_SIZE),
  rows,
});

type Words = Record<'title' | 'location' | 'bedrooms' | 'bathrooms' | 'size' | 'price', string>;

/** What is answered at each address. */
function answersOf({ url, listing }: BarePostgresParts): Map<string, Answer> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    options: '-c plan_cache_mode=force_generic_plan', // a plan for each statement, not for each of its values
  });
  const rowsOf = async (name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows;

  const page = async (number: number) => {
    const rows = await rowsOf('page', PAGE, [(number - 1) * PAGE_SIZE]);
    return place(rows, number, rows[0]!.total as number);
  };
  const plainPage = async (number: number) => {
    const [counted, rows] = await Promise.all([
      rowsOf('plain count', PLAIN_COUNT, []),
      rowsOf('plain page', PLAIN_PAGE, [(number - 1) * PAGE_SIZE]),
    ]);
    return place(rows, number, counted[0]!.total as number);
  };
  const inRest = ({ rows, ...rest }: ReturnType<typeof place>) => ({ data: rows.map(restListing), ...rest });
  const create = async ({ title, location, bedrooms, bathrooms, size, price }: Words) =>
    (await rowsOf('insert', INSERT, [title, location, bedrooms, bathrooms, size, price]))[0]!;

  const operations: Record<string, (variables: Record<string, unknown>) => Promise<unknown>> = {
    List: async (variables) => {
      const { rows, ...rest } = await page(variables.page as number);
      return { saleApartments: { items: rows.map(graphqlListing), ...rest } };
    },
    Detail: async ({ id }) => {
      const [row] = await rowsOf('detail', DETAIL, [id]);
      return { saleApartment: { ...graphqlListing(row!), gallery: row!.sections } };
    },
    Create: async ({ input }) => ({ createSaleApartment: graphqlListing(await create(input as Words)) }),
  };

  return new Map<string, Answer>([
    ...[1, 1500].flatMap((number): [string, Answer][] => [
      [`GET ${pagePath(number)}`, async () => inRest(await page(number))],
      [`GET /plain${pagePath(number)}`, async () => inRest(await plainPage(number))],
    ]),
    [`GET ${listingPath(listing)}`, async () => restListing((await rowsOf('one', ONE, [listing]))[0]!)],
    [
      `GET ${galleryPath(listing)}`,
      async () => ({ data: (await rowsOf('gallery', GALLERY, [listing]))[0]!.sections }),
    ],
    [
      'POST /graphql',
      async (body) => {
        const { operationName, variables } = JSON.parse(body) as {
          operationName: string;
          variables: Record<string, unknown>;
        };
        return { data: await operations[operationName]!(variables) };
      },
    ],
    [`POST ${CREATE_PATH}`, async (body) => restListing(await create(JSON.parse(body) as Words))],
  ]);
}

function send(response: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
  response.writeHead(status, headers).end(body);
}

function listen(answers: Map<string, Answer>): void {
  const server = createServer((request: IncomingMessage, response) => {
    const answer = answers.get(`${request.method} ${request.url}`);
    const give = (body: string) =>
      answer!(body).then(
        (value) => send(response, request.url === CREATE_PATH && body ? 201 : 200, value),
        (error: unknown) => send(response, 500, { error: String(error) }),
      );
    if (!answer) {
      send(response, 404, {});
    } else if (request.method === 'GET') {
      void give('');
    } else {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => void give(Buffer.concat(chunks).toString()));
    }
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
}

process.once('message', (parts: BarePostgresParts) => listen(answersOf(parts)));
