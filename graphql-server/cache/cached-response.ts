import negotiate from '@fastify/accept-negotiator';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this size in bytes, compression costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1024;
/** Each response is compressed once and sent many times. */
const BROTLI_QUALITY = 9;
const GZIP_LEVEL = 6;

/**
 * The directive of `Cache-Control` for every HTML page: proxies must not minify it or replace email addresses in it. React would
 * discard a page that differs from what it renders, with the texts that a visitor has typed.
 */
export const NO_TRANSFORM = 'no-transform';

/** Supported content encodings, in order of preference. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** The response to one request. Without a body it is a 304. */
interface EncodedResponse {
  status: number;
  headers: Record<string, string | number>;
  body?: Buffer;
}

/** A response that can be sent to several clients, to each in the content encoding that it accepts. */
export class CachedResponse {
  /** A weak validator, because the same response is sent in several encodings. */
  readonly etag: string;
  readonly #headers: Record<string, string>;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  /**
   * @param headers response headers that the route has set, with names in lower case
   * @param isReusable false for a response that must not be cached, such as an error
   */
  constructor(
    readonly body: Buffer,
    headers: Readonly<Record<string, string>>,
    readonly status = 200,
    readonly isReusable = true,
  ) {
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    const isHtml = headers['content-type']?.startsWith('text/html');
    this.#headers = {
      ...headers,
      ...(isReusable && {
        etag: this.etag,
        'cache-control': isHtml ? `public, no-cache, ${NO_TRANSFORM}` : 'public, no-cache',
      }),
      vary: 'accept-encoding',
    };
  }

  /** Creates the response to a request with these headers, which may be a 304. */
  async encodeFor(request: IncomingHttpHeaders): Promise<EncodedResponse> {
    if (this.#matches(request['if-none-match'])) return { status: 304, headers: this.#headers };
    const encoding = this.body.length < MIN_COMPRESSED_BYTES ? 'identity' : negotiateEncoding(request);
    const body = await this.#encode(encoding);
    const headers: EncodedResponse['headers'] = { ...this.#headers, 'content-length': body.length };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    return { status: this.status, headers, body };
  }

  /** Weak comparison (RFC 9110, 13.1.2). */
  #matches(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined || !this.isReusable) return false;
    if (ifNoneMatch.trim() === '*') return true;
    const opaque = this.etag.slice(2);
    return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    let encoded = this.#encoded.get(encoding);
    if (!encoded) {
      encoded = compress(this.body, encoding);
      this.#encoded.set(encoding, encoded);
    }
    return encoded;
  }
}

function negotiateEncoding({ 'accept-encoding': accepted }: IncomingHttpHeaders): Encoding {
  return (accepted && negotiate(accepted, [...ENCODINGS])) || 'identity';
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return compressGzip(body, { level: GZIP_LEVEL });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
