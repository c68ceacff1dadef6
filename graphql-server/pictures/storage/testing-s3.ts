import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from './s3.ts';

const KEY = 'key+of/ours';
const SECRET = 'secret+of/ours';
const REGION = 'here';
/** Small pages, so that tests list several. */
const PAGE = 100;

interface StoredObject {
  bytes: Buffer;
  type: string;
  modified: Date;
}

/** A small S3 server in memory, for tests. */
export interface TestS3 {
  /** A new empty bucket. */
  createBucket(): S3Config;
  /** A response that replaces the server's own, for each request that it returns one for. */
  override?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Objects by bucket and key. */
  objects(bucket: string): Map<string, StoredObject>;
  close(): Promise<void>;
}

export async function startS3(): Promise<TestS3> {
  const buckets = new Map<string, Map<string, StoredObject>>();
  const server = createServer((request, response) => {
    if (s3.override?.(request, response)) return;
    void answer(request, response, buckets);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const s3: TestS3 = {
    createBucket: () => {
      const bucket = `pictures-${buckets.size + 1}`;
      buckets.set(bucket, new Map());
      return { origin, bucket, key: KEY, secret: SECRET, region: REGION, inHost: false };
    },
    objects: (bucket) => buckets.get(bucket)!,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return s3;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  buckets: Map<string, Map<string, StoredObject>>,
): Promise<void> {
  const body = await buffer(request);
  const url = new URL(request.url!, 'http://localhost');
  const [, name = '', key = ''] = /^\/([^/]+)\/?(.*)$/s.exec(decodeURIComponent(url.pathname)) ?? [];
  const fail = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`);
  if (!request.headers.authorization?.includes(`Credential=${KEY}/`))
    return void fail(403, 'InvalidAccessKeyId');
  if (!isSigned(request, url)) return void fail(403, 'SignatureDoesNotMatch');
  const objects = buckets.get(name);
  if (!objects) return void fail(404, 'NoSuchBucket');
  if (!key) return void response.writeHead(200).end(list(objects, url.searchParams));
  const found = objects.get(key);
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (request.method === 'PUT') {
    const { 'content-md5': digest, 'if-none-match': condition, 'content-type': type = '' } = request.headers;
    if (digest !== createHash('md5').update(body).digest('base64')) return void fail(400, 'BadDigest');
    if (condition === '*' && found) return void fail(412, 'PreconditionFailed');
    objects.set(key, { bytes: body, type, modified: new Date() });
    return void response.writeHead(200).end();
  }
  if (!found) return void fail(404, 'NoSuchKey');
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = start ? found.bytes.subarray(Number(start), Number(end) + 1) : found.bytes;
  response.writeHead(start ? 206 : 200, {
    'content-length': part.length,
    'content-type': found.type,
    ...(start && { 'content-range': `bytes ${start}-${end}/${found.bytes.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function list(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const start = Number(query.get('continuation-token') ?? 0);
  const page = keys.slice(start, start + PAGE).map((key) => {
    const { bytes, modified } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${modified.toISOString()}</LastModified></Contents>`;
  });
  const next =
    start + PAGE < keys.length ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${page.join('')}</ListBucketResult>`;
}

/** Whether the signature (AWS Signature Version 4) is made with the secret. */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const [, scope = '', signed = '', signature = ''] =
    /Credential=[^/]+\/([^/]+\/[^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      headers.authorization!.replace(`${KEY}/`, 'KEY/'),
    ) ?? [];
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonical = [
    method,
    url.pathname,
    query,
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const [date = '', region = ''] = scope.split('/');
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${scope}/s3/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, date), region), 's3'), 'aws4_request');
  const expected = hmac(key, text);
  const actual = Buffer.from(signature, 'hex');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
