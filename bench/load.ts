import autocannon from 'autocannon';
import type { Question } from './questions.ts';

/** A load to be put on a server. */
export interface LoadOrder {
  origin: string;
  questions: Question[];
  connections: number;
  seconds: number;
  /** Whether visitors ask one question after another as they come, and not each of them all in turn. */
  isMixed?: boolean;
}

/** What came of it. */
export interface LoadResult {
  /** Answers a second. */
  rate: number;
  answers: number;
  /** Milliseconds within which half, and 99 of 100, answers came. */
  p50: number;
  p99: number;
  /** Answers by status that were not 2xx, and requests that were not answered at all. */
  failures: number;
  /** Bytes of an answer with its head, on average. */
  bytes: number;
}

let number = Date.now() % 1_000_000_000;

function toRequest({ method, path, headers, body, numbered }: Question): autocannon.Request {
  const request: autocannon.Request = { method, path, headers, body };
  if (!numbered) return request;
  return {
    ...request,
    setupRequest: (asked) => ({ ...asked, body: body!.replace('{n}', String(number++)) }),
  };
}

function percentile(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** A request without what it does not say. */
const given = (request: autocannon.Request): autocannon.Request =>
  Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));

/** One request that is the next question each time, whoever sends it. */
function mixed(questions: Question[]): autocannon.Request[] {
  const requests = questions.map(toRequest);
  let next = 0;
  return [
    {
      ...requests[0],
      setupRequest: (asked) => ({ ...asked, headers: {}, ...given(requests[next++ % requests.length]!) }),
    },
  ];
}

async function run({ origin, questions, connections, seconds, isMixed }: LoadOrder): Promise<LoadResult> {
  const times: number[] = [];
  const requests = isMixed ? mixed(questions) : questions.map(toRequest);
  const options = { url: origin, connections, duration: seconds, requests };
  const started = process.hrtime.bigint();
  let ended = started;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error: Error | null, done) => {
      if (error) reject(error);
      else resolve(done);
    });
    instance.on('response', (_client, _status, _bytes, ms) => {
      times.push(ms);
      ended = process.hrtime.bigint();
    });
  });
  const sorted = Float64Array.from(times).sort();
  return {
    rate: times.length / (Number(ended - started) / 1e9),
    answers: times.length,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    failures: result.non2xx + result.errors + result.timeouts,
    bytes: result.throughput.total / Math.max(1, times.length),
  };
}

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send!(result),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
