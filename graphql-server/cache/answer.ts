import { isAscii } from 'node:buffer';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How hard brotli tries for an answer that somebody waits for, and for one that was asked for again. */
const QUICK = 6;
const TIGHT = 11;
/** Whether one is being made tight: only ever one, so that the machine is left to whoever waits. */
let tightening = false;
/** For how long an answer must have stood before it is made tight, in milliseconds: where much is written, none is worth it. */
const STOOD = 1000;

/** Below this many bytes, compressing costs more than it saves. */
const WORTH_COMPRESSING = 1024;
/** From this many bytes on, Node sends bytes quicker than text; below it text, if it is nothing but ASCII. */
const LONG = 64 * 1024;
export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer as it was first given, ready to be given again. */
export class Answer {
  /** Weak, because the same answer goes out in several encodings. */
  readonly etag: string;
  /** Its body as it goes out uncompressed. */
  readonly plain: string | Buffer;
  private readonly encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
  private readonly heads = new Map<Encoding | 'unchanged', { length: number; head: string[] }>();
  private tight = false;
  private readonly made = performance.now();

  /** Its status. */
  readonly status: number;
  /** Whether it may be given until content changes; one that may not is for those who wait for it now. */
  readonly lasting: boolean;
  /** The route that made it. */
  readonly route: string;

  /** @param headers all that its door said with it, in lower case */
  constructor(
    readonly body: Buffer,
    private readonly headers: Readonly<Record<string, string>>,
    { status = 200, lasting = true, route = '' } = {},
  ) {
    this.status = status;
    this.lasting = lasting;
    this.route = route;
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    this.plain = isAscii(body) && body.length < LONG ? body.toString() : body;
    this.encoded.set('identity', body);
  }

  /** Names and values of the headers it goes out with, in turn, as Node takes them; `unchanged` goes without a body. */
  head(form: Encoding | 'unchanged', length = 0): readonly string[] {
    const known = this.heads.get(form);
    if (known?.length === length) return known.head;
    const head = Object.entries(this.headersFor(form, length)).flat();
    this.heads.set(form, { length, head });
    return head;
  }

  private headersFor(form: Encoding | 'unchanged', length: number): Record<string, string> {
    const headers = {
      ...this.headers,
      ...(this.lasting && { etag: this.etag, 'cache-control': 'public, no-cache' }),
      vary: 'accept-encoding',
    };
    if (form === 'unchanged') return headers;
    const whole = { ...headers, 'content-length': String(length) };
    return form === 'identity' ? whole : { ...whole, 'content-encoding': form };
  }

  /** The encoding this answer goes out in to someone who would take `wanted`. */
  encodingFor(wanted: Encoding): Encoding {
    return this.body.length < WORTH_COMPRESSING ? 'identity' : wanted;
  }

  /**
   * Its bytes in an encoding: at once when they were asked for before, else made now and kept. What has stood for a while and is
   * asked for again will be again, and is made smaller meanwhile: the first packets of a connection then hold the whole of most
   * pages.
   */
  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) {
      if (encoding === 'br' && !this.tight && !tightening && performance.now() - this.made >= STOOD)
        this.tighten(known);
      return known;
    }
    const making = this.encode(encoding).then((bytes) => {
      this.encoded.set(encoding, bytes);
      return bytes;
    });
    this.encoded.set(encoding, making);
    return making;
  }

  private tighten(quick: Buffer | Promise<Buffer>): void {
    this.tight = tightening = true;
    const done = () => {
      tightening = false;
    };
    Promise.all([quick, this.brotli(TIGHT)])
      .then(([loose, tight]) => this.encoded.set('br', tight.length < loose.length ? tight : loose))
      .then(done, done); // where it fails, the quick one serves as well
  }

  private encode(encoding: Encoding): Promise<Buffer> {
    return encoding === 'br' ? this.brotli(QUICK) : zip(this.body, { level: 6 });
  }

  private brotli(quality: number): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length,
    };
    return brotli(this.body, { params });
  }
}
