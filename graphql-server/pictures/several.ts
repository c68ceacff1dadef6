/**
 * Does something with each, so many at once. After one has failed none is begun any more, and what was begun has ended when
 * the failure is thrown.
 */
export async function eachOf<T>(
  all: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  const left = Symbol.asyncIterator in all ? all[Symbol.asyncIterator]() : all[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    try {
      for (let next = await left.next(); !next.done && !failed; next = await left.next())
        await work(next.value);
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const first = ended.find((one) => one.status === 'rejected');
  if (first) throw first.reason;
}
