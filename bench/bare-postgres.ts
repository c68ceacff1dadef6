import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Filled } from './fill.ts';
import { CREATE_PATH, galleryPath, listingPath, pagePath } from './questions.ts';

/** What the bare server is told before it listens. */
export interface BarePostgresParts extends Filled {
  url: string;
}

/** Connections, as many as our server has. */
const POOL_SIZE = 10;

type Row = Record<string, unknown> & { created_at: Date; updated_at: Date };
type Answer = (body: string, authorization?: string) => Promise<unknown>;

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

const restSection = (row: Row) => ({
  id: row.id,
  apartment_id: row.listing_id,
  title: row.heading,
  description: row.description,
  image: upload(row.file),
  image_alt: row.alt,
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

const graphqlSection = (row: Row) => ({
  id: String(row.id),
  apartmentId: String(row.listing_id),
  title: row.heading,
  description: row.description,
  image: row.file === null ? null : { url: upload(row.file), alt: row.alt },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const place = (rows: Row[], page: unknown, limit: number, total: number) => ({
  page,
  limit,
  total,
  totalPages: Math.ceil(total / limit),
  rows,
});

/** A page as anyone would write it first: count, then `limit` and `offset`. */
const PLAIN_COUNT = `select count(*)::int as total from listings where kind = 'SaleApartment'`;
const PLAIN_PAGE = `select l.*, p.file, p.alt from listings l left join pictures p on p.file = l.picture
  where l.kind = 'SaleApartment' order by l.created_at desc, l.id desc limit $1 offset $2`;
const SESSION = 'select 1 from staff_sessions where id = $1 and staff_id = $2 and expires_at > $3';
const INSERT = `insert into listings (kind, title, location, bedrooms, bathrooms, size, price)
  values ('SaleApartment', $1, $2, $3, $4, $5, $6) returning *, null as file, null as alt`;

/** What is answered at each address. */
function answersOf({
  url,
  listing,
  statements: { listings, sections },
}: BarePostgresParts): Map<string, Answer> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  const rowsOf = async (name: string, text: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows;

  const page = async (number: number, limit: number) => {
    const rows = await rowsOf('page', listings.page.text, [number, limit]);
    return place(rows, rows[0]!.page, limit, rows[0]!.total as number);
  };
  const plainPage = async (number: number, limit: number) => {
    const [counted, rows] = await Promise.all([
      rowsOf('plain count', PLAIN_COUNT, []),
      rowsOf('plain page', PLAIN_PAGE, [limit, (number - 1) * limit]),
    ]);
    return place(rows, number, limit, counted[0]!.total as number);
  };
  const one = async (id: number) => (await rowsOf('one', listings.byIds.text, [[id]]))[0]!;
  const inRest = ({ rows, ...rest }: ReturnType<typeof place>) => ({ data: rows.map(restListing), ...rest });

  const create = async (body: string) => {
    const words = JSON.parse(body) as Record<string, string>;
    const { title, location, bedrooms, bathrooms, size, price } = words;
    const [row] = await rowsOf('insert', INSERT, [title, location, bedrooms, bathrooms, size, price]);
    return restListing(row!);
  };

  const operations: Record<string, (variables: Record<string, number>) => Promise<unknown>> = {
    List: async (variables) => {
      const { rows, ...rest } = await page(variables.page!, variables.limit!);
      return { saleApartments: { items: rows.map(graphqlListing), ...rest } };
    },
    Detail: async ({ id }) => {
      const row = await one(Number(id));
      const children = await rowsOf('children', sections.children.text, [[row.id], 50]);
      return { saleApartment: { ...graphqlListing(row), gallery: children.map(graphqlSection) } };
    },
  };

  return new Map<string, Answer>([
    [`GET ${pagePath(1)}`, async () => inRest(await page(1, 6))],
    [`GET /plain${pagePath(1)}`, async () => inRest(await plainPage(1, 6))],
    [`GET ${pagePath(1500)}`, async () => inRest(await plainPage(1500, 6))],
    [`GET ${listingPath(listing)}`, async () => restListing(await one(listing))],
    [
      `GET ${galleryPath(listing)}`,
      async () => {
        const found = await rowsOf('sections', sections.children.text, [[listing], 2_147_483_647]);
        return { data: found.map(restSection) };
      },
    ],
    [
      'POST /graphql',
      async (body) => {
        const { operationName, variables } = JSON.parse(body) as {
          operationName: string;
          variables: Record<string, number>;
        };
        return { data: await operations[operationName]!(variables) };
      },
    ],
    [
      `POST ${CREATE_PATH}`,
      async (body, authorization) => {
        await rowsOf('session', SESSION, sessionIn(authorization!));
        return create(body);
      },
    ],
    [`POST /plain${CREATE_PATH}`, create],
  ]);
}

/** What a token says of its session, taken at its word: checking signatures is our server's own work. */
function sessionIn(authorization: string): unknown[] {
  const payload = Buffer.from(authorization.split('.')[1]!, 'base64url').toString();
  const { sub, jti } = JSON.parse(payload) as { sub: string; jti: string };
  return [jti, Number(sub), new Date()];
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
      answer!(body, request.headers.authorization).then(
        (value) => send(response, request.url!.endsWith(CREATE_PATH) && body ? 201 : 200, value),
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
