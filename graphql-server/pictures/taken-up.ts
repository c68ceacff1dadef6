import type { Answer, Bucket } from './bucket.ts';
import type { ByteRange } from './byte-range.ts';
import { piecesOf } from './pieces.ts';
import { StoreAway } from './store-away.ts';

/** How often a file that breaks off is taken up again. */
const TIMES = 3;

/** The bytes of a file of which an answer has begun to tell a part; where it breaks off the rest is asked for: it never changes. */
export async function* takenUp(
  bucket: Bucket,
  key: string,
  begun: Answer,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  let at = start;
  let answer = begun;
  for (let times = 0; ; times++) {
    const pieces = piecesOf(answer, bucket.limits.piece);
    let broken: StoreAway | undefined;
    try {
      for (;;) {
        const next = await pieces.next().catch((error: unknown) => bucket.away(error));
        if (next instanceof StoreAway) broken = next;
        if (next instanceof StoreAway || next.done) break;
        at += next.value.length;
        yield next.value;
      }
    } finally {
      answer.destroy();
    }
    if (at > end) return;
    if (times === TIMES) throw broken ?? bucket.away(new Error('too few bytes'));
    answer = await bucket.ask({ method: 'GET', key, headers: { range: `bytes=${at}-${end}` } });
    if (answer.statusCode !== 206) throw bucket.away(new Error('a file has gone'));
  }
}
