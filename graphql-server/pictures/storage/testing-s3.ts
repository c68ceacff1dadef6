import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from './s3.ts';

const KEY = 'key+of/ours';
const SECRET = 'secret+of/ours';
const REGION = 'here';
/** Number of keys on a page of a list; small, so that tests read several pages. */
const PAGE_LENGTH = 100;

interface StoredObject {
  bytes: Buffer;
  type: string;
  modified: Date;
}

/** A small S3 server in memory, for tests. */
export interface TestS3 {
  /** A new empty bucket. */
  createBucket(): S3Config;
  /** Sends another response than the server; returns false for requests that the server handles as usual. */
  override?: (request: IncomingMessage, response: ServerResponse) => boolean;
  objects(bucket: string): Map<string, StoredObject>;
  close(): Promise<void>;
}

export async function startS3(): Promise<TestS3> {
  const buckets = new Map<string, Map<string, StoredObject>>();
  const server = createServer((request, response) => {
    if (s3.override?.(request, response)) return;
    void handleRequest(request, response, buckets);
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

async function handleRequest(
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
  if (!key) return void response.writeHead(200).end(listObjects(objects, url.searchParams));
  const object = objects.get(key);
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (request.method === 'PUT') {
    const { 'content-md5': digest, 'if-none-match': condition, 'content-type': type = '' } = request.headers;
    if (digest !== createHash('md5').update(body).digest('base64')) return void fail(400, 'BadDigest');
    if (condition === '*' && object) return void fail(412, 'PreconditionFailed');
    objects.set(key, { bytes: body, type, modified: new Date() });
    return void response.writeHead(200).end();
  }
  if (!object) return void fail(404, 'NoSuchKey');
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = start ? object.bytes.subarray(Number(start), Number(end) + 1) : object.bytes;
  response.writeHead(start ? 206 : 200, {
    'content-length': part.length,
    'content-type': object.type,
    ...(start && { 'content-range': `bytes ${start}-${end}/${object.bytes.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/** Serializes the response of ListObjectsV2. */
function listObjects(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const start = Number(query.get('continuation-token') ?? 0);
  const page = keys.slice(start, start + PAGE_LENGTH).map((key) => {
    const { bytes, modified } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${modified.toISOString()}</LastModified></Contents>`;
  });
  const next =
    start + PAGE_LENGTH < keys.length
      ? `<NextContinuationToken>${start + PAGE_LENGTH}</NextContinuationToken>`
      : '';
  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${page.join('')}</ListBucketResult>`;
}

/** Verifies the signature of a request (AWS Signature Version 4). */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const [, scope = '', signedHeaders = '', signature = ''] =
    /Credential=[^/]+\/([^/]+\/[^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      headers.authorization!.replace(`${KEY}/`, 'KEY/'),
    ) ?? [];
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const canonicalRequest = [
    method,
    url.pathname,
    query,
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const [date = '', region = ''] = scope.split('/');
  const stringToSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${scope}/s3/aws4_request`,
    createHash('sha256').update(canonicalRequest).digest('hex'),
  ].join('\n');
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, date), region), 's3'), 'aws4_request');
  const expected = hmac(key, stringToSign);
  const actual = Buffer.from(signature, 'hex');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
