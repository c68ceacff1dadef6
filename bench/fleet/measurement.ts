import { setTimeout as sleep } from 'node:timers/promises';
import type { Balancer } from '../../scripts/fleet/deployed.ts';
import type { Started } from '../../scripts/fleet/processes.ts';
import type { Aside } from '../aside.ts';
import { asksDatabase, sameAnswers } from '../check.ts';
import { median, type Pace } from '../compare.ts';
import { ask } from '../postgres.ts';
import { familySecondsOf, type OurServer } from '../processes.ts';
import { sitePage, type Question } from '../questions.ts';
import type { Loaded, OnFleet, Spent, Way } from './found.ts';
import type { VisitOrder, VisitResult } from './generator.ts';
import type { Shares } from './shares.ts';
import { ACCEPTED } from './wrk.ts';

/** How many ask at once. */
export const VISITORS = 32;
/** How often a process is warmed before its first round, and how long it is left to hear of changes again. */
const WARMED = 4;
const HEARS_AGAIN_MS = 2500;
/** An answer is made smaller that has stood for a while, one after the other: until none is in so many looks. */
const STOOD_MS = 1200;
const SMALL_ENOUGH = 10;
const LOOK_MS = 100;
/** How many write at once. */
export const WRITERS = [1, 16] as const;
/** The parts of what one process bears of the mix that are put on one and on two, at their times. */
export const PARTS = [0.5, 0.9] as const;

interface Side {
  way: Way;
  origins: string[];
}

interface Parts {
  url: string;
  databasePid: number | undefined;
  generator: Aside<VisitOrder, VisitResult>;
  pace: Pace;
  first: OurServer;
  /** Stands still while the first is alone. */
  second: OurServer;
  balancer: Balancer | undefined;
  fronts: Started[];
  shares: Shares;
}

/** One site, now of one process and now of two. */
export class Measurement {
  readonly #found = new Map<string, Loaded[]>();
  #servers: OurServer[];

  constructor(private readonly parts: Parts) {
    this.#servers = [parts.first];
  }

  async run(): Promise<OnFleet> {
    const { pace, first, second, shares, balancer } = this.parts;
    let alone = 0;
    let bears = 0;
    process.kill(second.pid, 'SIGSTOP');
    for (let round = 0; round < pace.rounds; round++) {
      this.#servers = [first];
      await this.#warm(round);
      if (round === 0) bears = (await this.#put('bears', this.#sides()[0]!, this.#mixed())).rate;
      for (const side of this.#sides()) await this.#readAndMix(side, bears);
      await this.#write(1);
      alone ||= first.peakMegabytes();

      process.kill(second.pid, 'SIGCONT');
      this.#servers = [first, second];
      await this.#warm(round);
      for (const side of this.#sides()) await this.#readAndMix(side, bears);
      await this.#write(2);
      await sleep(1000);
      const questions = shares.pages.questions;
      await sameAnswers({ origin: first.origin, questions }, { origin: second.origin, questions });
      if (round < pace.rounds - 1) process.kill(second.pid, 'SIGSTOP');
    }
    const ways = ([1, 2] as const).flatMap((processes): Way[] => [
      { processes, balancer: undefined },
      ...(balancer ? [{ processes, balancer }] : []),
    ]);
    const direct = ways.filter((way) => !way.balancer);
    return {
      balancer,
      pages: ways.map((way) => ({ way, loaded: this.#of('pages', way) })),
      mix: ways.map((way) => ({ way, loaded: this.#of('mix', way) })),
      paced: PARTS.flatMap((part) =>
        direct.map((way) => ({ way, part, rate: bears * part, loaded: this.#of(`paced ${part}`, way) })),
      ),
      writes: ([1, 2] as const).flatMap((processes) =>
        WRITERS.map((writers) => {
          const way: Way = { processes, balancer: undefined };
          const of = (told: string) => this.#of(`${told} ${writers}`, way);
          return { processes, writers, told: of('told'), untold: of('untold') };
        }),
      ),
      peaks: { alone, beside: [first, second].map((one) => one.peakMegabytes()) },
    };
  }

  #sides(): Side[] {
    const { balancer, fronts } = this.parts;
    const processes = this.#servers.length as 1 | 2;
    const front = fronts[processes - 1];
    return [
      { way: { processes, balancer: undefined }, origins: this.#servers.map(({ origin }) => origin) },
      ...(front ? [{ way: { processes, balancer }, origins: [`http://127.0.0.1:${front.port}`] }] : []),
    ];
  }

  #mixed(): Load {
    return { shares: this.parts.shares.all, visitors: VISITORS };
  }

  /** Whoever stood still hears of changes again, and what has run for the first time runs as it will. */
  async #warm(round: number): Promise<void> {
    const { url } = this.parts;
    await sleep(HEARS_AGAIN_MS);
    const [side] = this.#sides();
    for (let times = round === 0 ? WARMED : 1; times > 0; times--)
      await this.#put('warm', side!, this.#mixed());
    for (const { origin } of this.#servers)
      await asksDatabase(url, origin, sitePage('/apartmentSell'), false);
  }

  /** Has the pages made, and as small as they become, before they are counted: what was written before has let go of them. */
  async #ready(): Promise<void> {
    const { questions } = this.parts.shares.pages;
    const sizes = () => Promise.all(this.#servers.map(({ origin }) => sentBy(origin, questions)));
    await sizes();
    await sleep(STOOD_MS);
    for (let before = '', times = 0; times < SMALL_ENOUGH;) {
      const now = (await sizes()).join();
      times = now === before ? times + 1 : 0;
      before = now;
      await sleep(LOOK_MS);
    }
  }

  async #readAndMix(side: Side, bears: number): Promise<void> {
    const { shares } = this.parts;
    await this.#ready();
    await this.#put('pages', side, { shares: [shares.pages], visitors: VISITORS });
    await this.#put('mix', side, this.#mixed());
    for (const part of side.way.balancer ? [] : PARTS) {
      await this.#put(`paced ${part}`, side, { ...this.#mixed(), rate: bears * part });
    }
  }

  /** Writes, as they are told of, and as they would be if nobody told of them. */
  async #write(processes: 1 | 2): Promise<void> {
    const { url, shares, first } = this.parts;
    const side: Side = { way: { processes, balancer: undefined }, origins: [first.origin] };
    for (const told of ['told', 'untold']) {
      await ask(url, `alter table listings ${told === 'told' ? 'enable' : 'disable'} trigger listings_told`);
      for (const visitors of WRITERS) {
        await this.#put(`${told} ${visitors}`, side, { shares: [shares.writes], visitors });
      }
    }
    await ask(url, 'alter table listings enable trigger listings_told');
  }

  async #put(name: string, { way, origins }: Side, load: Load): Promise<Loaded> {
    const { generator, pace } = this.parts;
    const seconds = name === 'warm' ? pace.warmUpSeconds : pace.seconds;
    const before = this.#spent();
    const began = performance.now();
    const { generatorSeconds, ...result } = await generator.run({ origins, seconds, ...load });
    const elapsed = (performance.now() - began) / 1000;
    const after = this.#spent();
    const share = (of: keyof typeof before) => (after[of] - before[of]) / elapsed;
    const spent = {
      servers: share('servers'),
      database: share('database'),
      balancer: share('balancer'),
      generator: generatorSeconds / elapsed,
    };
    const loaded = { ...result, spent };
    const key = keyOf(name, way);
    this.#found.set(key, [...(this.#found.get(key) ?? []), loaded]);
    process.stdout.write(
      `${key}: ${result.rate.toFixed(0)}/s, p99 ${result.p99.toFixed(1)} ms, ${result.failures} failed, processors ${Object.entries(
        spent,
      )
        .map(([who, of]) => `${who} ${of.toFixed(2)}`)
        .join(', ')}\n`,
    );
    return loaded;
  }

  #spent(): Spent {
    const { databasePid, fronts } = this.parts;
    const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
    return {
      servers: sum(this.#servers.map((one) => one.cpuSeconds())),
      database: databasePid === undefined ? 0 : familySecondsOf(databasePid),
      balancer: sum(fronts.map(({ pid }) => familySecondsOf(pid!))),
      generator: 0,
    };
  }

  /** Medians over the rounds. */
  #of(name: string, way: Way): Loaded {
    const rounds = this.#found.get(keyOf(name, way))!;
    const of = (what: (one: Loaded) => number) => median(rounds.map(what));
    const visited = (at: (one: Loaded) => VisitedOf) => ({
      answers: of((one) => at(one).answers),
      failures: of((one) => at(one).failures),
      p50: of((one) => at(one).p50),
      p99: of((one) => at(one).p99),
    });
    const names = Object.keys(rounds[0]!.shares);
    return {
      ...visited((one) => one),
      rate: of(({ rate }) => rate),
      shares: Object.fromEntries(names.map((share) => [share, visited(({ shares }) => shares[share]!)])),
      spent: {
        servers: of(({ spent }) => spent.servers),
        database: of(({ spent }) => spent.database),
        balancer: of(({ spent }) => spent.balancer),
        generator: of(({ spent }) => spent.generator),
      },
    };
  }
}

/** Bytes of all these as they are sent to whoever reads what is compressed. */
async function sentBy(origin: string, questions: Question[]): Promise<number> {
  let bytes = 0;
  for (const { path } of questions) {
    const answer = await fetch(origin + path, { headers: ACCEPTED });
    await answer.arrayBuffer();
    bytes += Number(answer.headers.get('content-length'));
  }
  return bytes;
}

type Load = Pick<VisitOrder, 'shares' | 'visitors' | 'rate'>;
type VisitedOf = Pick<Loaded, 'answers' | 'failures' | 'p50' | 'p99'>;

const keyOf = (name: string, { processes, balancer }: Way): string =>
  `${name}, ${processes} by ${balancer ?? 'port'}`;
