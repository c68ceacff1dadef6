import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy to a database that a test can interrupt. */
export class TestProxy {
  #server: Server | undefined;
  #pairs = new Set<readonly [near: Socket, far: Socket]>();
  #held = false;
  #cutAt: RegExp | undefined;

  constructor(
    readonly target: URL,
    public port = 0,
  ) {}

  /** URL of the database through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  async mend(): Promise<void> {
    this.#held = false;
    this.cut();
    const server = createServer((near) => this.#join(near));
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  cut(): void {
    this.#server?.close();
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    this.#pairs.clear();
  }

  /** Accepts connections and forwards nothing. */
  stall(): void {
    this.#held = true;
    this.silence();
  }

  /** Stops forwarding on existing connections without closing them; new ones work. */
  silence(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.unpipe().pause();
  }

  /** Forwards the next statement that matches and closes the connection before the response. */
  cutAfter(words: RegExp): void {
    this.#cutAt = words;
  }

  /** True after the statement of `cutAfter`. */
  get hasCut(): boolean {
    return this.#cutAt === undefined;
  }

  #join(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    const part = () => {
      this.#pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', () => {}).on('close', part);
    if (this.#held) return;
    near.pipe(far);
    far.pipe(near);
    near.on('data', (bytes) => {
      if (!this.#cutAt?.test(bytes.toString('latin1'))) return;
      this.#cutAt = undefined;
      far.unpipe(near);
      // The statement has to reach the database first.
      far.once('data', () => part()).resume();
    });
  }
}
