import { createHash } from 'node:crypto';
import * as plain from 'node:http';
import * as safe from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StorageFull } from '../errors.ts';
import { piecesOf } from './pieces.ts';
import { StoreAway } from './store-away.ts';

/** Where a bucket is, and by which key it may be used. */
export interface BucketPlace {
  /** Scheme, host and port of the store. */
  origin: string;
  bucket: string;
  key: string;
  secret: string;
  region: string;
  /** Whether the bucket's name is a part of the host (`bucket.host`) and not of the path. */
  inHost: boolean;
}

/** How long is waited for the store, in milliseconds: for the head of an answer, all tries together, and for each next piece. */
export interface BucketLimits {
  answer: number;
  piece: number;
}

const LIMITS: BucketLimits = { answer: 10_000, piece: 10_000 };
/** The slowest that bytes may go there, in bytes a millisecond. */
const SLOWEST = 50;
/** Milliseconds before the second try and the third. */
const PAUSES = [50, 300];
/** What is left, in milliseconds, to whoever is waited for once this process ends. */
const LAST = 1000;
/** Connections at once. */
const MOST = 256;
/** Busy, or broken for a moment. */
const MAY_PASS = new Set([429, 500, 502, 503, 504]);
/** Not for us, or not here; 404 may be said of the whole bucket. */
const MAY_REFUSE = new Set([301, 307, 401, 403, 404]);
/** Told to whoever may ask how the site is: so neither here nor elsewhere is it said where the store is. */
const MEANWHILE = 'until that is mended, pictures are neither shown nor added.';
const FULL = 'The object store is full: no picture can be stored until there is room in it.';

export type Answer = plain.IncomingMessage & { statusCode: number };

interface Asked {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** What is asked for in the bucket; '' is the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string> | undefined;
  body?: Buffer;
}

/** What stands under a key of a bucket. */
export interface Listed {
  key: string;
  size: number;
  modified: Date;
}

/** A bucket of an S3-compatible store. Whatever is asked may be asked again, and is when no answer comes. */
export class Bucket {
  readonly #derived = new Map<string, ArrayBuffer>();
  readonly #transport: typeof plain | typeof safe;
  readonly #agent: plain.Agent;
  readonly #base: string;
  /** When nothing is waited for any more. */
  #end = Infinity;

  constructor(
    readonly place: BucketPlace,
    readonly limits = LIMITS,
  ) {
    const { origin, bucket, inHost } = place;
    this.#transport = origin.startsWith('https:') ? safe : plain;
    this.#agent = new this.#transport.Agent({ keepAlive: true, maxSockets: MOST });
    this.#base = inHost ? origin.replace('://', `://${bucket}.`) : `${origin}/${bucket}`;
  }

  /**
   * Asks the store and gives its answer, whose body is to be read or destroyed. Throws `StoreAway` where none comes, or one
   * that says that we may not or that there is no such bucket.
   */
  async ask(asked: Asked): Promise<Answer> {
    const late = performance.now() + this.limits.answer + (asked.body?.length ?? 0) / SLOWEST;
    for (let tries = 1; ; tries++) {
      const answer = await this.#askOnce(asked, late - performance.now()).catch((error: unknown) =>
        this.away(error),
      );
      const failure = await this.#failureIn(answer, asked.key);
      if (!failure) return answer as Answer;
      const pause = PAUSES[tries - 1];
      const until = Math.min(late, this.#end);
      if (failure.refusesUs || pause === undefined || performance.now() + pause >= until) throw failure;
      await wait(pause);
    }
  }

  /** This process ends: what is on its way and what is still asked has a second, all of it together. */
  hurry(): void {
    this.#end = performance.now() + LAST;
    setTimeout(() => this.#agent.destroy(), LAST).unref();
  }

  /** What an error says of the store, in the words for who runs the site. */
  away(error: unknown): StoreAway {
    if (error instanceof StoreAway) return error;
    if (performance.now() >= this.#end)
      return new StoreAway('The object store of STORAGE_URL is not waited for any more: this process ends.');
    const { code, message } = error as NodeJS.ErrnoException;
    const sentence = `The object store of STORAGE_URL does not answer (${code ?? message}): ${MEANWHILE}`;
    return Object.assign(new StoreAway(sentence), { cause: error });
  }

  /** Stores bytes, which the store compares with their digest. Gives the status: 200, or what `headers` made of it. */
  async put(key: string, body: Buffer, headers: Record<string, string> = {}): Promise<number> {
    const digest = createHash('md5').update(body).digest('base64');
    const length = String(body.length);
    const sent = { 'content-length': length, 'content-md5': digest, ...headers };
    const expected = 'if-none-match' in headers ? [412, 501] : [];
    return this.#done(await this.ask({ method: 'PUT', key, headers: sent, body }), expected);
  }

  /** The size of what stands under a key; `undefined` where nothing does. */
  async size(key: string): Promise<number | undefined> {
    const answer = await this.ask({ method: 'HEAD', key });
    return (await this.#done(answer, [404])) === 404 ? undefined : Number(answer.headers['content-length']);
  }

  /** Takes away what stands under a key, if anything does. */
  async remove(key: string): Promise<void> {
    await this.#done(await this.ask({ method: 'DELETE', key }), [404]);
  }

  /** Copies inside the bucket, the time of the copy being its own; says whether there was anything. */
  async copy(from: string, to: string): Promise<boolean> {
    const headers = { 'x-amz-copy-source': `/${this.place.bucket}/${from}`, 'content-length': '0' };
    const answer = await this.ask({ method: 'PUT', key: to, headers });
    if (answer.statusCode === 404) return false;
    const said = await this.text(answer);
    // A copy may fail after it was said to have begun well.
    if (answer.statusCode !== 200 || !said.includes('<CopyObjectResult'))
      throw this.#unexpected(answer, said);
    return true;
  }

  /** Everything whose key begins so, in order; `flat`: only what has no slash after that. */
  async *list(prefix: string, flat = false): AsyncGenerator<Listed> {
    for (let next = ''; ;) {
      const query = {
        'list-type': '2',
        prefix,
        ...(flat && { delimiter: '/' }),
        ...(next && { 'continuation-token': next }),
      };
      const answer = await this.ask({ method: 'GET', key: '', query });
      const said = await this.text(answer);
      if (answer.statusCode !== 200) throw this.#unexpected(answer, said);
      for (const [, entry] of said.matchAll(/<Contents>([^]*?)<\/Contents>/g)) {
        const [key, size, modified] = ['Key', 'Size', 'LastModified'].map((tag) => within(entry!, tag));
        yield { key: key!, size: Number(size), modified: new Date(modified!) };
      }
      next = within(said, 'IsTruncated') === 'true' ? within(said, 'NextContinuationToken') : '';
      if (!next) return;
    }
  }

  /** A whole body, each piece of it in time. */
  async whole(answer: Answer): Promise<Buffer> {
    const pieces: Buffer[] = [];
    try {
      for await (const piece of piecesOf(answer, this.limits.piece)) pieces.push(piece);
    } catch (error) {
      throw this.away(error);
    }
    return Buffer.concat(pieces);
  }

  /** A whole body of words, each piece of it in time. */
  async text(answer: Answer): Promise<string> {
    return (await this.whole(answer)).toString();
  }

  /** Reads what has nothing to say but its status: 200 and the like, or one that is expected. */
  async #done(answer: Answer, expected: readonly number[]): Promise<number> {
    const said = await this.text(answer);
    const { statusCode } = answer;
    if (statusCode >= 300 && !expected.includes(statusCode)) throw this.#unexpected(answer, said);
    return statusCode;
  }

  #unexpected({ statusCode }: Answer, said: string): Error {
    const code = within(said, 'Code');
    if (statusCode === 507 || statusCode === 413) {
      return new StorageFull(FULL);
    }
    return new Error(`The object store answered ${statusCode} ${code}.`);
  }

  /** What keeps us from being answered, if anything does: the way, the store, or that we may not. */
  async #failureIn(answer: Answer | StoreAway, key: string): Promise<StoreAway | undefined> {
    if (answer instanceof StoreAway) return answer;
    const { statusCode } = answer;
    if (!MAY_PASS.has(statusCode) && !MAY_REFUSE.has(statusCode)) return undefined;
    const code = within(await this.text(answer), 'Code');
    const words = `${statusCode} ${code}`.trim();
    if (MAY_PASS.has(statusCode))
      return new StoreAway(`The object store of STORAGE_URL fails (${words}): ${MEANWHILE}`);
    if (code === 'QuotaExceeded') throw new StorageFull(FULL);
    if (code === 'NoSuchBucket' || (statusCode === 404 && key === ''))
      return new StoreAway(`The object store of STORAGE_URL has no bucket ${this.place.bucket}.`, true);
    if (statusCode === 404) return undefined;
    return new StoreAway(`The object store refuses the key or the region of STORAGE_URL (${words}).`, true);
  }

  async #askOnce({ method, key, query = {}, headers, body }: Asked, time: number): Promise<Answer> {
    const url = new URL(`${this.#base}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { key: accessKeyId, secret: secretAccessKey, region } = this.place;
    const cache = this.#derived;
    const as = { accessKeyId, secretAccessKey, region, service: 's3', cache };
    const signed = await new AwsV4Signer({ ...as, method, url: url.href, headers }).sign();
    return new Promise<Answer>((resolve, reject) => {
      const options = { method, agent: this.#agent, headers: Object.fromEntries(signed.headers) };
      const request = this.#transport.request(signed.url, options, (answer) => {
        clearTimeout(timer);
        resolve(answer as Answer);
      });
      const late = new Error(`no answer within ${this.limits.answer / 1000} seconds`);
      const timer = setTimeout(() => request.destroy(late), Math.min(time, this.#end - performance.now()));
      request.on('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      request.end(body);
    });
  }
}

/** What stands in an element of XML, the first of that name; '' where there is none. */
function within(xml: string, tag: string): string {
  const [, words = ''] = new RegExp(`<${tag}>([^<]*)<`).exec(xml) ?? [];
  return words
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
