import type { InjectOptions } from 'fastify';
import { openTestServer, type TestServer } from '../testing.ts';

/** The body, the client and the headers of a request. */
export interface RequestOptions {
  json?: unknown;
  urlencoded?: Record<string, string>;
  /** A multipart form; bytes are sent as a file. */
  multipart?: Record<string, string | Buffer>;
  /** A raw body; its content type is in `headers`. */
  raw?: Buffer;
  /** The client, by default staff. Another string is sent as the `Authorization` header. */
  as?: 'staff' | 'visitor' | (string & {});
  headers?: Record<string, string>;
  /** IP address of the client. */
  from?: string;
}

export interface RestResponse {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

export interface RestServer extends TestServer {
  call(route: string, options?: RequestOptions): Promise<RestResponse>;
}

/** Opens a test server with a REST client: `call('GET /api/banners')`. */
export async function openRestServer(): Promise<RestServer> {
  const server = await openTestServer();
  return { ...server, call: (route, options = {}) => callOn(server, route, options) };
}

async function callOn(
  { app, bearer }: TestServer,
  route: string,
  options: RequestOptions,
): Promise<RestResponse> {
  const [method, url] = route.split(' ') as [InjectOptions['method'], string];
  const { as = 'staff', from = '203.0.113.7' } = options;
  const authorization = as === 'staff' ? bearer : as;
  const { payload, contentType } = await encodeBody(options);
  const response = await app.inject({
    method,
    url,
    remoteAddress: from,
    headers: {
      ...(as !== 'visitor' && { authorization }),
      ...(contentType && { 'content-type': contentType }),
      ...options.headers,
    },
    ...(payload !== undefined && { payload }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const body: unknown = isJson ? response.json() : response.body;
  return { status: response.statusCode, body, headers: response.headers };
}

async function encodeBody({
  json,
  urlencoded,
  multipart,
  raw,
}: RequestOptions): Promise<{ payload?: string | Buffer; contentType?: string }> {
  if (json !== undefined) return { payload: JSON.stringify(json), contentType: 'application/json' };
  if (urlencoded) {
    const contentType = 'application/x-www-form-urlencoded';
    return { payload: new URLSearchParams(urlencoded).toString(), contentType };
  }
  if (raw) return { payload: raw };
  return multipart ? encodeMultipart(multipart) : {};
}

/** A multipart form as a browser sends it; the name of a file is that of its field. */
export async function encodeMultipart(
  fields: Record<string, string | Buffer>,
): Promise<{ payload: Buffer; contentType: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), `${name}.jpg`);
  }
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { payload, contentType: encoded.headers.get('content-type') ?? '' };
}
