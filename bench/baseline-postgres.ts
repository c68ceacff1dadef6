import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { DETAIL, GALLERY, INSERT, LISTING, PAGE } from './best-sql.ts';
import { CREATE_PATH, galleryPath, listingPath, PAGE_SIZE, pagePath } from './requests.ts';

/** What the server is sent before it listens. */
interface BaselineOptions {
  url: string;
  /** Id of the listing whose detail is requested. */
  listing: number;
}

/** As many connections as Marsa has for requests. */
const POOL_SIZE = 10;

type Row = Record<string, unknown> & { created_at: Date; updated_at: Date };
type NewListing = Record<'title' | 'location' | 'bedrooms' | 'bathrooms' | 'size' | 'price', string>;
type Handler = (body: string) => Promise<unknown>;

const pictureUrl = (file: unknown) => (file === null ? null : `/uploads/${file as string}`);

const facts = ({ title, location, bedrooms, bathrooms, size, price }: Row) => ({
  title,
  location,
  bedrooms,
  bathrooms,
  size,
  price,
});

const restListing = (row: Row) => ({
  id: row.id,
  ...facts(row),
  thumbnail: pictureUrl(row.file),
  thumbnail_alt: row.alt,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

const graphqlListing = (row: Row) => ({
  id: String(row.id),
  ...facts(row),
  thumbnail: row.file === null ? null : { url: pictureUrl(row.file), alt: row.alt },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** Returns what each method and path responds with. */
function handlers({ url, listing }: BaselineOptions): Map<string, Handler> {
  // A generic plan for each statement instead of one for each set of values.
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    options: '-c plan_cache_mode=force_generic_plan',
  });
  const query = async (name: string, sql: string, values: unknown[]) =>
    (await pool.query<Row>({ name, text: sql, values })).rows;
  const queryPage = async (page: number) => {
    const rows = await query('page', PAGE, [(page - 1) * PAGE_SIZE]);
    const total = rows[0]!.total as number;
    return { rows, page, limit: PAGE_SIZE, total, totalPages: Math.ceil(total / PAGE_SIZE) };
  };

  const operations: Record<string, (variables: Record<string, unknown>) => Promise<unknown>> = {
    async List({ page }) {
      const { rows, ...rest } = await queryPage(page as number);
      return { saleApartments: { items: rows.map(graphqlListing), ...rest } };
    },
    async Detail({ id }) {
      const [row] = await query('detail', DETAIL, [id]);
      return { saleApartment: { ...graphqlListing(row!), gallery: row!.sections } };
    },
  };
  const restPageHandler = (page: number): [string, Handler] => [
    `GET ${pagePath(page)}`,
    async () => {
      const { rows, ...rest } = await queryPage(page);
      return { data: rows.map(restListing), ...rest };
    },
  ];

  return new Map<string, Handler>([
    restPageHandler(1),
    restPageHandler(1500),
    [
      `GET ${listingPath(listing)}`,
      async () => restListing((await query('listing', LISTING, [listing]))[0]!),
    ],
    [
      `GET ${galleryPath(listing)}`,
      async () => ({ data: (await query('gallery', GALLERY, [listing]))[0]!.sections }),
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
    [
      `POST ${CREATE_PATH}`,
      async (body) => {
        const { title, location, bedrooms, bathrooms, size, price } = JSON.parse(body) as NewListing;
        return restListing(
          (await query('insert', INSERT, [title, location, bedrooms, bathrooms, size, price]))[0]!,
        );
      },
    ],
  ]);
}

process.once('message', (options: BaselineOptions) => {
  const handlerOf = handlers(options);
  const server = createServer((request, response) => {
    const respond = async () => {
      const value = await handlerOf.get(`${request.method} ${request.url}`)!(await text(request));
      const body = Buffer.from(JSON.stringify(value));
      const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
      response.writeHead(200, headers).end(body);
    };
    respond().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
});
