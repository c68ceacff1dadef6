import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where wrk is installed, which takes less of the machine than any client of ours. */
export const WRK = ['/usr/bin/wrk', '/usr/local/bin/wrk'].find(existsSync);
/** What puts load on pages alone. */
export const GENERATOR = WRK === undefined ? 'likewise' : '`wrk`';

/** What browsers say that they read. */
export const ACCEPTED = { 'accept-encoding': 'gzip, deflate, br' };
/** What came of one site's pages; times in milliseconds. */
export interface Loaded {
  answers: number;
  /** Answers a second. */
  rate: number;
  p50: number;
  p99: number;
  failures: number;
}

/** Asks for pages in turn; its last line tells what came of it. */
const SCRIPT = `
local asked, n = {}, 0
init = function(paths)
  for i, path in ipairs(paths) do asked[i] = wrk.format("GET", path) end
end
request = function()
  n = n % #asked + 1
  return asked[n]
end
done = function(all, latency)
  local e = all.errors
  io.write(string.format("%d %d %d %d %d\\n", all.requests, all.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;

interface Pages {
  origin: string;
  paths: string[];
  connections: number;
  seconds: number;
}

/** Has wrk ask for pages on one thread. */
export async function loadPages(
  program: string,
  { origin, paths, connections, seconds }: Pages,
): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'marsa-bench-wrk-'));
  const script = join(folder, 'pages.lua');
  writeFileSync(script, SCRIPT);
  const head = Object.entries(ACCEPTED).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const size = ['-t', '1', '-c', String(connections), '-d', `${Math.ceil(seconds)}s`];
  try {
    const child = spawn(program, [...size, ...head, '-s', script, origin, '--', ...paths], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (said += piece));
    await new Promise((resolve) => child.once('close', resolve));
    const last = said.trim().split('\n').at(-1)!.split(' ').map(Number);
    const [answers = 0, micros = 0, p50 = 0, p99 = 0, failures = 0] = last;
    if (!(answers > 0)) throw new Error(`wrk said: ${said}`);
    return { answers, rate: (answers / micros) * 1e6, p50: p50 / 1000, p99: p99 / 1000, failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
