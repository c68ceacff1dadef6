import { setTimeout as sleep } from 'node:timers/promises';
import { startAside, type Aside } from './aside.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { familySecondsOf, type Running } from './processes.ts';
import type { Question } from './questions.ts';

/** How long and how often each server is loaded. */
export interface Pace {
  rounds: number;
  seconds: number;
  warmUpSeconds: number;
}

/** What one server did: medians over the rounds. */
export interface Figures {
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of processor time the server's own process used for an answer. */
  cpu: number;
  /** The same of the database, where that is known. */
  database: number;
  /** The share of its answers that were refusals. */
  refused: number;
}

/** Milliseconds of processor time for an answer, the database's among them: who has it do the work has not saved it. */
export const processorMs = ({ cpu, database }: Figures): number => (cpu + database) / 1000;

/** Two servers side by side. */
export interface Compared {
  ours: Figures;
  bare: Figures;
  /** Median over the rounds of our answers a second to the bare server's. */
  ratio: number;
}

export interface Side {
  server: Running;
  /** The first process of the database that it asks. */
  databasePid?: number | undefined;
  questions: Question[];
  /** Absent: the fewest of `CONNECTIONS`. */
  connections?: number;
  /** See `LoadOrder`. */
  isMixed?: boolean;
}

/** The process that puts load on servers, so that neither pays for it. */
export type Loader = Aside<LoadOrder, LoadResult>;

/** As many visitors at once, each on a connection: more than those to the database, so that requests queue as they do in life. */
export const CONNECTIONS = [16, 50] as const;
/** Rounds whose ratios lie further apart than this were disturbed by something else on the machine. */
const STEADY = 1.25;
const MOST_EXTRA_ROUNDS = 2;
/** In which a database ends what the other server has still asked of it, when what is asked takes it long. */
const REST_MS = 800;
/** On a machine that is not at rest a server may refuse some of what is asked for, for want of time; of mixed questions alone. */
const MOST_REFUSED = 1;

/** Starts the process that puts load on servers. */
export const startLoader = (): Loader => startAside('load.ts');

async function load(
  loader: Loader,
  { server, databasePid, questions, connections = CONNECTIONS[0], isMixed }: Side,
  seconds: number,
): Promise<Figures> {
  if (isMixed) await sleep(REST_MS);
  const used = () => [server.cpuSeconds(), databasePid === undefined ? 0 : familySecondsOf(databasePid)];
  const before = used();
  const result = await loader.run({ origin: server.origin, questions, connections, seconds, isMixed });
  const { rate, p50, p99, answers, failures } = result;
  const [cpu = 0, database = 0] = used().map((after, i) => ((after - before[i]!) / answers) * 1e6);
  const allowed = isMixed ? answers * MOST_REFUSED : 0;
  if (failures > allowed || answers === 0) {
    throw new Error(`${failures} of ${answers} answers of ${questions[0]!.path} failed.`);
  }
  return {
    rate,
    p50,
    p99,
    cpu,
    database,
    refused: failures / answers,
  };
}

/** Loads one server alone. */
export async function measure(loader: Loader, side: Side, pace: Pace): Promise<Figures> {
  await load(loader, side, pace.warmUpSeconds);
  const rounds: Figures[] = [];
  for (let round = 0; round < pace.rounds; round++) rounds.push(await load(loader, side, pace.seconds));
  return medians(rounds);
}

/** Loads two servers in turn, and once or twice more when the machine was disturbed. */
export async function compare(loader: Loader, ours: Side, bare: Side, pace: Pace): Promise<Compared> {
  await load(loader, ours, pace.warmUpSeconds);
  await load(loader, bare, pace.warmUpSeconds);
  const rounds: { ours: Figures; bare: Figures }[] = [];
  const ratios = () => rounds.map((round) => round.ours.rate / round.bare.rate);
  const enough = () => {
    const extra = rounds.length - pace.rounds;
    return (
      extra >= 0 && (extra >= MOST_EXTRA_ROUNDS || Math.max(...ratios()) / Math.min(...ratios()) < STEADY)
    );
  };
  while (!enough()) {
    rounds.push({
      ours: await load(loader, ours, pace.seconds),
      bare: await load(loader, bare, pace.seconds),
    });
  }
  return {
    ours: medians(rounds.map((round) => round.ours)),
    bare: medians(rounds.map((round) => round.bare)),
    ratio: median(ratios()),
  };
}

/** The value in the middle. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

function medians(rounds: Figures[]): Figures {
  const of = (name: keyof Figures) => median(rounds.map((round) => round[name]));
  return {
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    cpu: of('cpu'),
    database: of('database'),
    refused: of('refused'),
  };
}
