import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** The triggers that call `notify_content_changed` (`schema.sql`) notify this channel. */
const CHANNEL = 'marsa_content';
const CONNECT_TIMEOUT_MS = 1000;
/** Interval of heartbeats, and time without a response after which the connection is closed, in milliseconds. */
const HEARTBEAT_MS = 500;
const SILENCE_MS = 1400;
/** Delay before the next attempt to connect, doubled after each failure, in milliseconds. */
const MIN_RETRY_MS = 100;
const MAX_RETRY_MS = 1000;

/** Is notified of changes of content that any process commits. */
export interface ChangeListener {
  /** Every change from now on is reported. */
  connected(): void;
  /** Content has changed. */
  changed(): void;
  /** Changes may be missed from now on; the reason is a sentence for an operator. */
  disconnected(reason?: string): void;
}

/** Listens for changes of content on a connection of its own, and connects again after losing it. */
export class ChangeNotifications {
  #client: pg.Client | undefined;
  #isListening = false;
  #lastHeartbeat = -Infinity;
  #lastResponse = -Infinity;
  #running: Promise<void> | undefined;
  readonly #closing = new AbortController();

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly listener: ChangeListener,
  ) {}

  /** Whether every change until now was reported. False after the process itself was blocked, until the next heartbeat. */
  get isUpToDate(): boolean {
    return this.#isListening && performance.now() - this.#lastResponse < SILENCE_MS;
  }

  /** Listens until `close`; resolves after the first attempt to connect. */
  listen(): Promise<void> {
    return new Promise((resolve) => {
      this.#running ??= this.#run(resolve);
    });
  }

  async close(): Promise<void> {
    this.#isListening = false; // the listener is not notified of an intended end
    this.#closing.abort();
    this.#client?.connection.stream.destroy();
    await this.#running;
  }

  async #run(afterFirstAttempt: () => void): Promise<void> {
    const { signal } = this.#closing;
    let retryMs = MIN_RETRY_MS;
    while (!signal.aborted) {
      await this.#listenOnce(afterFirstAttempt);
      afterFirstAttempt();
      retryMs = this.#isListening ? MIN_RETRY_MS : Math.min(retryMs * 2, MAX_RETRY_MS);
      if (this.#isListening) this.listener.disconnected();
      this.#isListening = false;
      await pause(retryMs, undefined, { signal }).catch(() => {}); // closed
    }
  }

  /** Listens on a new connection until it ends. */
  async #listenOnce(onConnected: () => void): Promise<void> {
    const client = new pg.Client({ ...this.config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    this.#client = client;
    const ended = new Promise<void>((resolve) => client.on('error', () => resolve()).on('end', resolve));
    client.on('notification', () => this.listener.changed());
    let heartbeat: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      const listen = { text: `listen ${CHANNEL}`, query_timeout: CONNECT_TIMEOUT_MS };
      await client.query(listen);
      this.#lastResponse = this.#lastHeartbeat = performance.now();
      this.#isListening = true;
      this.listener.connected();
      onConnected();
      heartbeat = setInterval(() => this.#sendHeartbeat(client), HEARTBEAT_MS).unref();
      await ended;
    } catch {
      // `#run` tries again.
    } finally {
      clearInterval(heartbeat);
      client.connection.stream.destroy();
    }
  }

  #sendHeartbeat(client: pg.Client): void {
    const now = performance.now();
    // Responses that arrived while the process was blocked have not been read yet.
    const wasBlocked = now - this.#lastHeartbeat > 2 * HEARTBEAT_MS;
    this.#lastHeartbeat = now;
    if (!wasBlocked && now - this.#lastResponse > SILENCE_MS) {
      client.connection.stream.destroy();
      return;
    }
    client.query('select 1').then(
      () => (this.#lastResponse = performance.now()),
      () => {}, // the connection has ended
    );
  }
}
