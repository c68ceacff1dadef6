import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';

/** A way to a store that does harm to what passes. */
export class HarmfulWire {
  #server: Server | undefined;
  /** Connections that are still to be cut, and after how many bytes of answers each is. */
  cuts = { left: 0, after: 0 };
  /** Words that arrive as other words of the same length. */
  swap: [sent: string, arriving: string] | undefined;

  constructor(readonly port: number) {}

  /** The store's address by this wire. */
  async open(): Promise<string> {
    this.#server = createServer((near) => {
      const far = connect(this.port, '127.0.0.1');
      const part = () => {
        near.destroy();
        far.destroy();
      };
      for (const socket of [near, far]) socket.on('error', part).on('close', part);
      let passed = 0;
      near.on('data', (bytes) => far.write(this.#swapped(bytes)));
      far.on('data', (bytes) => {
        passed += bytes.length;
        near.write(bytes);
        if (this.cuts.left === 0 || passed < this.cuts.after) return;
        this.cuts.left--;
        far.pause();
        near.end(() => part());
      });
    });
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server?.close();
  }

  #swapped(bytes: Buffer): Buffer {
    if (!this.swap) return bytes;
    const [sent, arriving] = this.swap;
    return Buffer.from(bytes.toString('latin1').replaceAll(sent, arriving), 'latin1');
  }
}
