import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { familySecondsOf } from '../processes.ts';
import type { Question } from '../questions.ts';
import { random } from '../search/wishes.ts';
import { ACCEPTED, loadPages, WRK, type Loaded } from './wrk.ts';

/** A part of what visitors ask. */
export interface Share {
  name: string;
  /** Of all questions, from 0 to 1. */
  of: number;
  questions: Question[];
  /** Whether each is asked by somebody else, from an address of his own, as what is limited by address is. */
  isApart?: boolean;
}

/** A load on a site, which is asked at each of its origins as often. */
export interface VisitOrder {
  origins: string[];
  shares: Share[];
  seconds: number;
  /** How many ask at once; each asks again once he is answered, unless there is a rate. */
  visitors: number;
  /** Questions a second, which come at their times whether or not those before them are answered. */
  rate?: number;
}

/** What came of questions of one kind. */
export interface Visited {
  answers: number;
  /** Answers that were not 2xx, and questions that were not answered. */
  failures: number;
  /** Milliseconds within which half, and 99 of 100, were answered: from the time at which they were to be asked. */
  p50: number;
  p99: number;
}

/** What came of a load. */
export interface VisitResult extends Visited {
  /** Answers a second. */
  rate: number;
  /** The same of each share, where they were told apart. */
  shares: Record<string, Visited>;
  /** Processor time that putting the load took, in seconds. */
  generatorSeconds: number;
}

/** Connections at the most to one origin where questions come at their times. */
const MOST_SOCKETS = 256;
const PATIENCE_MS = 10_000;

type Told = Omit<VisitResult, 'generatorSeconds'>;

let apart = 0;
/** Each time another of this machine's own addresses. */
const ownAddress = (): string =>
  `127.${1 + ((apart >> 14) & 63)}.${(apart >> 7) & 127}.${1 + (apart++ & 127)}`;

let number = Date.now() % 1_000_000_000;

/** Asks one question; gives the status of its answer, 0 when there was none. */
function ask(
  origin: string,
  { method, path, headers, body, numbered }: Question,
  agent: Agent | undefined,
): Promise<number> {
  const sent = numbered ? body!.replace('{n}', String(number++)) : body;
  return new Promise((resolve) => {
    const asked = request(
      `${origin}${path}`,
      {
        method,
        headers: {
          ...ACCEPTED,
          ...headers,
          ...(sent !== undefined && { 'content-length': Buffer.byteLength(sent) }),
        },
        agent: agent ?? false,
        timeout: PATIENCE_MS,
        ...(!agent && { localAddress: ownAddress() }),
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode!));
        answer.once('error', () => resolve(0));
      },
    );
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(0));
    asked.end(sent);
  });
}

interface Noted {
  times: number[];
  failures: number;
}

async function visit({ origins, shares, seconds, visitors, rate }: VisitOrder): Promise<Told> {
  const noted = new Map<string, Noted>(shares.map(({ name }) => [name, { times: [], failures: 0 }]));
  const maxSockets = rate === undefined ? visitors : MOST_SOCKETS;
  const agents = new Map(origins.map((origin) => [origin, new Agent({ keepAlive: true, maxSockets })]));
  const chance = random(7);
  const next = new Map(shares.map(({ name, questions }) => [name, Math.floor(chance() * questions.length)]));
  let turn = 0;
  const askNext = async (due: number) => {
    let left = chance();
    const share = shares.find(({ of }) => (left -= of) < 0) ?? shares[0]!;
    const at = next.get(share.name)!;
    next.set(share.name, at + 1);
    const origin = origins[turn++ % origins.length]!;
    const question = share.questions[at % share.questions.length]!;
    const status = await ask(origin, question, share.isApart ? undefined : agents.get(origin)!);
    const { times } = noted.get(share.name)!;
    times.push(performance.now() - due);
    if (status < 200 || status > 299) noted.get(share.name)!.failures++;
  };
  const began = performance.now();
  const end = began + seconds * 1000;
  if (rate === undefined) {
    const asking = async () => {
      while (performance.now() < end) await askNext(performance.now());
    };
    await Promise.all(Array.from({ length: visitors }, asking));
  } else {
    const asked: Promise<void>[] = [];
    // People come one by one and by chance.
    for (let due = began; due < end; due += (-Math.log(1 - chance()) / rate) * 1000) {
      while (performance.now() < due) await sleep(Math.max(0, due - performance.now()));
      asked.push(askNext(due));
    }
    await Promise.all(asked);
  }
  const elapsed = performance.now() - began;
  for (const agent of agents.values()) agent.destroy();
  const all: Noted = { times: [], failures: 0 };
  for (const { times, failures } of noted.values()) {
    all.times = all.times.concat(times);
    all.failures += failures;
  }
  return {
    ...visitedOf(all),
    rate: (all.times.length / elapsed) * 1000,
    shares: Object.fromEntries([...noted].map(([name, one]) => [name, visitedOf(one)])),
  };
}

function visitedOf({ times, failures }: Noted): Visited {
  const sorted = Float64Array.from(times).sort();
  const within = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { answers: sorted.length, failures, p50: within(0.5), p99: within(0.99) };
}

async function byWrk(program: string, { origins, shares, seconds, visitors }: VisitOrder): Promise<Told> {
  const paths = shares.flatMap(({ questions }) => questions.map(({ path }) => path));
  const connections = Math.max(1, Math.round(visitors / origins.length));
  const each = await Promise.all(
    origins.map((origin) => loadPages(program, { origin, paths, seconds, connections })),
  );
  const sum = (of: (one: Loaded) => number) => each.reduce((all, one) => all + of(one), 0);
  return {
    answers: sum(({ answers }) => answers),
    rate: sum(({ rate }) => rate),
    failures: sum(({ failures }) => failures),
    // Of the slower one: of both together it is less.
    p50: Math.max(...each.map(({ p50 }) => p50)),
    p99: Math.max(...each.map(({ p99 }) => p99)),
    shares: {},
  };
}

/** Pages alone are asked for by what takes least of the machine. */
async function run(order: VisitOrder): Promise<VisitResult> {
  const before = familySecondsOf(process.pid);
  const isPages =
    order.shares.length === 1 && order.shares[0]!.questions.every(({ method }) => method === 'GET');
  const told = await (isPages && WRK !== undefined && order.rate === undefined
    ? byWrk(WRK, order)
    : visit(order));
  return { ...told, generatorSeconds: familySecondsOf(process.pid) - before };
}

process.on('message', (order: VisitOrder) => {
  run(order).then(
    (result) => process.send!(result),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
