import type { Readable } from 'node:stream';

/**
 * The pieces of a stream as they are wanted: none is waited for longer than so many milliseconds, however long whoever wants
 * them takes in between. Whoever leaves early ends the stream.
 */
export async function* piecesOf(stream: Readable, patience: number): AsyncGenerator<Buffer> {
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const late = new Error(`nothing more within ${patience / 1000} seconds`);
      const timer = setTimeout(() => stream.destroy(late), patience);
      const next = await pieces.next().finally(() => clearTimeout(timer));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    stream.destroy();
  }
}
