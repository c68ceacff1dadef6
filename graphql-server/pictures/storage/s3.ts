import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { S3, S3ServiceException } from '@aws-sdk/client-s3';
import PQueue from 'p-queue';
import { StorageFull } from '../../errors.ts';
import { MEDIA_TYPES, originalNames } from '../names.ts';
import {
  pathOf,
  renditionsFolder,
  requirePath,
  StorageUnavailable,
  type OpenFile,
  type PictureStorage,
  type StorageHealth,
  type StoredFile,
} from './storage.ts';
import { message } from '../../messages.ts';

const OWNER = '.database';
const PROBE = '.room';

/** Timeout in ms of a request with its retries, and between two chunks of a response. */
const TIMEOUT = 10_000;
/** The slowest upload, in bytes per millisecond; larger bodies get more time. */
const SLOWEST_UPLOAD = 50;
/** How long requests may go on once the process is shutting down, in milliseconds. */
const CLOSE_TIMEOUT = 1000;
const CONCURRENT_DELETES = 8;

/** Part of notices that visitors may see, without the host and the key. */
const CONSEQUENCE = 'pictures are unavailable until this is fixed.';

/** A bucket of an S3-compatible store and the key to use it with. */
export interface S3Config {
  /** Scheme, host and port of the store. */
  origin: string;
  bucket: string;
  key: string;
  secret: string;
  region: string;
  /** Whether the host starts with the bucket's name; otherwise the path does. */
  inHost: boolean;
}

/** Pictures in a bucket of an S3-compatible store, under the same paths as in a folder. */
export class S3Storage implements PictureStorage {
  #client: Promise<S3> | undefined;
  readonly #closing = new AbortController();
  #problem: 'full' | 'unavailable' | undefined;

  constructor(
    readonly config: S3Config,
    readonly health?: StorageHealth,
    readonly timeout = TIMEOUT,
  ) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    const key = requirePath(name).join('/');
    if ((await this.size(name)) === bytes.length) return;
    await this.#putObject(key, bytes, { ContentType: MEDIA_TYPES[name.slice(name.lastIndexOf('.'))] });
  }

  async size(name: string): Promise<number | undefined> {
    const key = pathOf(name)?.join('/');
    if (!key) return undefined;
    const found = await this.#ifExists((s3, options) => s3.headObject(this.#at(key), options));
    return found?.ContentLength;
  }

  async read(name: string): Promise<Buffer | undefined> {
    const key = pathOf(name)?.join('/');
    return key === undefined ? undefined : this.#readObject(key);
  }

  async open(name: string): Promise<OpenFile | undefined> {
    const key = pathOf(name)?.join('/');
    if (!key) return undefined;
    const found = await this.#ifExists((s3, options) => s3.getObject(this.#at(key), options));
    return found && { size: found.ContentLength!, bytes: found.Body as Readable };
  }

  async removeAll(stem: string): Promise<void> {
    const prefix = `${renditionsFolder(stem).join('/')}/`;
    await this.#delete(originalNames(stem));
    const renditions: string[] = [];
    for await (const { Key } of this.#list(prefix)) renditions.push(Key!);
    await this.#delete(renditions);
  }

  async *files(): AsyncGenerator<StoredFile> {
    for await (const { Key = '', Size = 0, LastModified = new Date(0) } of this.#list('')) {
      const name = Key.slice(Key.lastIndexOf('/') + 1);
      if (pathOf(name)?.join('/') === Key) yield { name, size: Size, modified: LastModified };
    }
  }

  /** An interrupted PutObject leaves nothing. */
  async removeTemporaryFiles(): Promise<void> {}

  async owner(): Promise<string | undefined> {
    return (await this.#readObject(OWNER))?.toString().trim();
  }

  async claim(owner: string): Promise<void> {
    const mark = Buffer.from(`${owner}\n`);
    try {
      await this.#putObject(OWNER, mark, { IfNoneMatch: '*' });
    } catch (error) {
      const status = statusOf(error);
      if (status === 409 || status === 412) return; // another database has claimed it
      // A store without conditional writes: the last of two concurrent claims wins.
      if (status !== 501) throw error;
      if ((await this.owner()) === undefined) await this.#putObject(OWNER, mark);
    }
  }

  async probe(): Promise<void> {
    try {
      await this.#putObject(PROBE, Buffer.from('room'));
      await this.#delete([PROBE]);
    } catch (error) {
      if (!(error instanceof StorageFull) && !(error instanceof StorageUnavailable)) throw error;
    }
  }

  close(): void {
    setTimeout(() => this.#closing.abort(), CLOSE_TIMEOUT).unref();
  }

  async #putObject(key: string, bytes: Buffer, more: object = {}): Promise<void> {
    const object = {
      ...this.#at(key),
      Body: bytes,
      ContentMD5: createHash('md5').update(bytes).digest('base64'),
      CacheControl: 'public, max-age=31536000, immutable',
      ...more,
    };
    const timeout = this.timeout + bytes.length / SLOWEST_UPLOAD;
    await this.#send((s3, options) => s3.putObject(object, options), timeout);
    if (this.#problem === 'full') this.#recovered();
  }

  async #readObject(key: string): Promise<Buffer | undefined> {
    const found = await this.#ifExists((s3, options) => s3.getObject(this.#at(key), options));
    try {
      return found && Buffer.from(await found.Body!.transformToByteArray());
    } catch (error) {
      throw this.#failed(error);
    }
  }

  async *#list(prefix: string) {
    const query = { Bucket: this.config.bucket, Prefix: prefix };
    let ContinuationToken: string | undefined;
    do {
      const token = ContinuationToken;
      const page = await this.#send((s3, options) =>
        s3.listObjectsV2({ ...query, ContinuationToken: token }, options),
      ).catch((error: unknown) => {
        throw statusOf(error) === 404 ? this.#failed(this.#noBucket()) : error;
      });
      yield* page.Contents ?? [];
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  async #delete(keys: readonly string[]): Promise<void> {
    const queue = new PQueue({ concurrency: CONCURRENT_DELETES });
    const remove = (key: string) => this.#send((s3, options) => s3.deleteObject(this.#at(key), options));
    await queue.addAll(keys.map((key) => () => remove(key)));
  }

  #at(key: string) {
    return { Bucket: this.config.bucket, Key: key };
  }

  async #ifExists<T>(request: Request<T>): Promise<T | undefined> {
    return this.#send(request).catch((error: unknown) => {
      if (statusOf(error) === 404) return undefined;
      throw error;
    });
  }

  async #send<T>(request: Request<T>, timeout = this.timeout): Promise<T> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeout);
    try {
      const s3 = await (this.#client ??= this.#connect());
      const answer = await request(s3, { abortSignal: AbortSignal.any([late.signal, this.#closing.signal]) });
      if (this.#problem === 'unavailable') this.#recovered();
      return answer;
    } catch (error) {
      throw this.#failed(error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #connect(): Promise<S3> {
    // The version is pinned to one that supports Node.js 20; its warning about later ones would be no use to an operator.
    // eslint-disable-next-line no-restricted-properties
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    // Loaded on first use: most installations store pictures in a folder.
    const { S3 } = await import('@aws-sdk/client-s3');
    const { origin, region, key, secret, inHost } = this.config;
    return new S3({
      endpoint: origin,
      region,
      credentials: { accessKeyId: key, secretAccessKey: secret },
      forcePathStyle: !inHost,
      maxAttempts: 3,
      requestHandler: {
        socketTimeout: this.timeout,
        httpAgent: { maxSockets: 256 },
        httpsAgent: { maxSockets: 256 },
      },
      // Many compatible stores do not know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** Reports a failure to the health callbacks; returns the error to throw. */
  #failed(error: unknown): unknown {
    const translated = this.#translate(error);
    if (translated instanceof StorageFull) this.#problem = 'full';
    else if (translated instanceof StorageUnavailable) this.#problem = 'unavailable';
    else return translated;
    this.health?.failing(translated instanceof StorageUnavailable ? translated.details : translated.message);
    return translated;
  }

  #recovered(): void {
    this.#problem = undefined;
    this.health?.working();
  }

  #translate(error: unknown): unknown {
    if (error instanceof StorageUnavailable || error instanceof StorageFull) return error;
    const { name, message: reported, code } = error as S3ServiceException & { code?: string };
    const status = statusOf(error);
    const unavailable = (details: string, isMisconfigured = false) =>
      Object.assign(new StorageUnavailable(details, isMisconfigured), { cause: error });
    if (this.#closing.signal.aborted)
      return unavailable('The request to the object store was cancelled: the server is shutting down.');
    if (status === 413 || status === 507 || name === 'QuotaExceeded')
      return Object.assign(new StorageFull(message('OBJECT_STORE_FULL')), { cause: error });
    if (name === 'NoSuchBucket') return this.#noBucket();
    if (status === 301 || status === 307 || status === 401 || status === 403)
      return unavailable(
        `The object store refuses the key or the region of STORAGE_URL (${status} ${name}).`,
        true,
      );
    if (status === 429 || (status ?? 0) >= 500)
      return status === 501
        ? error
        : unavailable(`The object store of STORAGE_URL fails (${status} ${name}): ${CONSEQUENCE}`);
    if (status !== undefined) return error;
    const isTimeout = name === 'AbortError' || code === 'ETIMEDOUT' || (name === 'TimeoutError' && !code);
    const cause = isTimeout ? `no answer within ${this.timeout / 1000} seconds` : (code ?? reported);
    return unavailable(`The object store of STORAGE_URL does not answer (${cause}): ${CONSEQUENCE}`);
  }

  #noBucket(): StorageUnavailable {
    return new StorageUnavailable(
      `The object store of STORAGE_URL has no bucket ${this.config.bucket}.`,
      true,
    );
  }
}

type Request<T> = (s3: S3, options: { abortSignal: AbortSignal }) => Promise<T>;

const statusOf = (error: unknown): number | undefined =>
  (error as Partial<S3ServiceException>).$metadata?.httpStatusCode;
