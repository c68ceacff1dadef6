import type { InjectOptions } from 'fastify';
import { openTestServer, type TestServer } from '../testing.ts';

/** Body and headers of a test request. */
export interface Sent {
  json?: unknown;
  urlencoded?: Record<string, string>;
  /** A multipart form; bytes are sent as a file. */
  multipart?: Record<string, string | Buffer>;
  /** A raw body; its content type is in `headers`. */
  raw?: Buffer;
  /** The client, by default staff; another string is the Authorization header. */
  as?: 'staff' | 'nobody' | (string & {});
  headers?: Record<string, string>;
  /** Client address. */
  from?: string;
}

export interface RestResponse {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

/** A test server with a REST client. */
export interface RestServer extends TestServer {
  call(route: string, sent?: Sent): Promise<RestResponse>;
}

/** Opens a test server with a REST client: `call('GET /api/banners')`. */
export async function openRestServer(): Promise<RestServer> {
  const server = await openTestServer();
  return { ...server, call: (route, sent = {}) => callOn(server, route, sent) };
}

async function callOn({ app, bearer }: TestServer, route: string, sent: Sent): Promise<RestResponse> {
  const [method, url] = route.split(' ') as [InjectOptions['method'], string];
  const { as = 'staff', from = '203.0.113.7' } = sent;
  const authorization = as === 'staff' ? bearer : as;
  const { payload, contentType } = await bodyOf(sent);
  const answer = await app.inject({
    method,
    url,
    remoteAddress: from,
    headers: {
      ...(as !== 'nobody' && { authorization }),
      ...(contentType && { 'content-type': contentType }),
      ...sent.headers,
    },
    ...(payload !== undefined && { payload }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const body: unknown = isJson ? answer.json() : answer.body;
  return { status: answer.statusCode, body, headers: answer.headers };
}

async function bodyOf({
  json,
  urlencoded,
  multipart,
  raw,
}: Sent): Promise<{ payload?: string | Buffer; contentType?: string }> {
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
  const packet = new Response(form);
  const payload = Buffer.from(await packet.arrayBuffer());
  return { payload, contentType: packet.headers.get('content-type') ?? '' };
}
