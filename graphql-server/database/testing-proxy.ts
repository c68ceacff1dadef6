import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy to a database that a test can interrupt. */
export class TestProxy {
  #server: Server | undefined;
  #connections = new Set<readonly [client: Socket, server: Socket]>();
  #isStalled = false;
  #cutPattern: RegExp | undefined;

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

  /** Accepts connections and forwards them, also after an interruption. */
  async start(): Promise<void> {
    this.#isStalled = false;
    this.cut();
    const server = createServer((client) => this.#forward(client));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Closes all connections and refuses new ones. */
  cut(): void {
    this.#server?.close();
    for (const sockets of this.#connections) for (const socket of sockets) socket.destroy();
    this.#connections.clear();
  }

  /** Accepts connections but forwards nothing. */
  stall(): void {
    this.#isStalled = true;
    this.silence();
  }

  /** Stops forwarding on existing connections without closing them; new ones work. */
  silence(): void {
    for (const sockets of this.#connections) for (const socket of sockets) socket.unpipe().pause();
  }

  /** Forwards the next statement that matches and closes the connection before the response. */
  cutAfter(pattern: RegExp): void {
    this.#cutPattern = pattern;
  }

  /** True once the connection of the statement of `cutAfter` was closed. */
  get hasCut(): boolean {
    return this.#cutPattern === undefined;
  }

  #forward(client: Socket): void {
    const server = connect(Number(this.target.port), this.target.hostname);
    const sockets = [client, server] as const;
    this.#connections.add(sockets);
    const close = () => {
      this.#connections.delete(sockets);
      for (const socket of sockets) socket.destroy();
    };
    for (const socket of sockets) socket.on('error', () => {}).on('close', close);
    if (this.#isStalled) return;
    client.pipe(server);
    server.pipe(client);
    client.on('data', (bytes) => {
      if (!this.#cutPattern?.test(bytes.toString('latin1'))) return;
      this.#cutPattern = undefined;
      server.unpipe(client);
      // The statement has to reach the database first.
      server.once('data', () => close()).resume();
    });
  }
}
