import assert from 'node:assert/strict';
import autocannon from 'autocannon';
import type { ApiRequest } from './requests.ts';
import type { RunningServer } from './servers.ts';

/** Connections that send requests at the same time. */
export const CONNECTIONS = 50;
const ROUNDS = 3;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;

/** Medians over the rounds. */
export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of processor time of the server's process for each response. */
  cpuMicros: number;
}

/** A server and the requests it gets, each connection sending them in turn. */
export interface Target {
  server: RunningServer;
  requests: ApiRequest[];
}

let serialNumber = Date.now() % 1_000_000_000;

/** Replaces `{n}` in the body by a new number, so that no two created records are equal. */
function toAutocannon({ method, path, headers, body }: ApiRequest): autocannon.Request {
  const request = { method, path, ...(headers && { headers }), ...(body && { body }) };
  if (!body?.includes('{n}')) return request;
  return {
    ...request,
    setupRequest: (next) => ({ ...next, body: body.replace('{n}', String(serialNumber++)) }),
  };
}

async function loadOnce({ server, requests }: Target, seconds: number): Promise<Load> {
  const before = server.cpuSeconds();
  const result = await autocannon({
    url: server.origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: requests.map(toAutocannon),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  const responses = result['2xx'];
  if (failed > 0 || responses === 0) {
    throw new Error(`${failed} requests to ${requests[0]!.path} failed, ${responses} succeeded.`);
  }
  return {
    requestsPerSecond: responses / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMicros: ((server.cpuSeconds() - before) / responses) * 1e6,
  };
}

/** Returns the value in the middle of an odd number of values. */
export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

const medians = (rounds: Load[]): Load => ({
  requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
  p50: median(rounds.map((round) => round.p50)),
  p99: median(rounds.map((round) => round.p99)),
  cpuMicros: median(rounds.map((round) => round.cpuMicros)),
});

/** Loads servers in turn, so that other load on the machine affects all of them. Returns their loads in order. */
export async function loadInTurn(targets: Target[]): Promise<Load[]> {
  const rounds: Load[][] = targets.map(() => []);
  for (const target of targets) await loadOnce(target, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, target] of targets.entries()) rounds[i]!.push(await loadOnce(target, SECONDS));
  }
  return rounds.map(medians);
}

/** Sends a request once. Throws unless the status is 2xx. */
export async function send(
  origin: string,
  { method, path, headers, body }: ApiRequest,
): Promise<{ body: string; contentType: string }> {
  const response = await fetch(origin + path, { method, headers, body: body?.replace('{n}', '0') });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} returns ${response.status}: ${text}`);
  return { body: text, contentType: response.headers.get('content-type') ?? '' };
}

/** Throws unless both servers send the same JSON for each request; otherwise a comparison is meaningless. */
export async function expectEqualResponses(
  requests: ApiRequest[],
  origin: string,
  otherOrigin: string,
): Promise<void> {
  for (const request of requests) {
    const [response, other] = await Promise.all([send(origin, request), send(otherOrigin, request)]);
    assert.deepEqual(JSON.parse(response.body), JSON.parse(other.body), `${request.path} differs`);
  }
}
