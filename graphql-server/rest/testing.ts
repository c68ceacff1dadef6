import type { InjectOptions } from 'fastify';
import { openTestServer, type TestServer } from '../testing.ts';

/** What a test sends with a call. */
export interface Sent {
  json?: unknown;
  urlencoded?: Record<string, string>;
  /** A multipart form; bytes go as a file. */
  parcel?: Record<string, string | Buffer>;
  /** A body as it is; `headers` say what it is. */
  raw?: Buffer;
  /** Whether a member of staff calls, as is taken for granted; a text is sent as the Authorization header. */
  as?: 'staff' | 'nobody' | (string & {});
  headers?: Record<string, string>;
  /** Address the call seems to come from. */
  from?: string;
}

export interface Answered {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

/** A server under test and a client for its REST API. */
export interface RestServer extends TestServer {
  call(route: string, sent?: Sent): Promise<Answered>;
}

/** A server of a test's own and a client for it; `call('GET /api/banners')`. */
export async function openRestServer(): Promise<RestServer> {
  const server = await openTestServer();
  return { ...server, call: (route, sent = {}) => callOn(server, route, sent) };
}

async function callOn({ app, bearer }: TestServer, route: string, sent: Sent): Promise<Answered> {
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
  parcel,
  raw,
}: Sent): Promise<{ payload?: string | Buffer; contentType?: string }> {
  if (json !== undefined) return { payload: JSON.stringify(json), contentType: 'application/json' };
  if (urlencoded) {
    const contentType = 'application/x-www-form-urlencoded';
    return { payload: new URLSearchParams(urlencoded).toString(), contentType };
  }
  if (raw) return { payload: raw };
  return parcel ? packed(parcel) : {};
}

/** A multipart form as a browser sends it; a file is called by its field. */
export async function packed(
  parcel: Record<string, string | Buffer>,
): Promise<{ payload: Buffer; contentType: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(parcel)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), `${name}.jpg`);
  }
  const packet = new Response(form);
  const payload = Buffer.from(await packet.arrayBuffer());
  return { payload, contentType: packet.headers.get('content-type') ?? '' };
}
