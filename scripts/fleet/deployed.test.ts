import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../bench/ports.ts';
import { openTestServer, type TestServer } from '../../graphql-server/testing.ts';
import { until } from '../../graphql-server/testing-until.ts';
import { root } from '../stamp.mjs';
import { balancerAt, installed, judge, patroniFor } from './deployed.ts';
import { hasPatroni } from './patroni.ts';
import { Started } from './processes.ts';
import { fillDisk, hasSmallDisks, withSmallDisk } from './small-disk.ts';

const deployed = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'marsa-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the configuration of', () => {
  const place = { port: 4400, members: [4401, 4402, 4403], folder };

  (installed().length > 0 ? test.each(installed()) : test.skip.each(['nginx', 'haproxy'] as const))(
    '%s is right, says the program itself',
    (balancer) => {
      const command = balancerAt(balancer, place);
      expect(() => judge(command)).not.toThrow();
      const written = readFileSync(join(folder, balancer === 'nginx' ? 'nginx.conf' : 'haproxy.cfg'), 'utf8');
      expect(written.match(/127\.0\.0\.1:440[0-3]/g)).toHaveLength(4);
      expect(written).not.toMatch(/10\.0\.0\.|ssl/);
    },
  );

  const hasHaproxy = installed().includes('haproxy');
  (hasHaproxy ? test : test.skip)(
    'HAProxy goes on with processes that are late, as all are in a rush',
    async () => {
      const late = createServer((_request, response) => void sleep(1000).then(() => response.end('here')));
      await once(late.listen(0, '127.0.0.1'), 'listening');
      const port = await freePort();
      const members = [(late.address() as AddressInfo).port];
      const { run } = balancerAt('haproxy', { port, members, folder: join(folder, 'late') });
      const front = new Started('haproxy', port, run, join(folder, 'late.log'));
      await front.start('/');
      await sleep(3000);
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
      await front.stop();
      late.closeAllConnections();
      await once(late.close(), 'close');
    },
  );

  test('neither sends a second time what may have been done', () => {
    const directives = (file: string) => deployed(file).replace(/#.*/g, '');
    expect(directives('nginx.conf')).not.toContain('non_idempotent');
    expect(directives('haproxy.cfg').match(/retry-on.*/g)).toEqual(['retry-on conn-failure']);
  });

  test("Patroni is right on this machine but for what is another machine's", () => {
    const ports = { database: 5501, patroni: 8001, etcd: 2301 };
    const text = patroniFor({ name: 'db2', ports, data: join(folder, 'db2'), programs: '/usr/bin' });
    expect(text.replace(/#.*/g, '')).not.toMatch(/10\.0\.0|hostssl|db1|:2379|0\.0\.0\.0/);
    expect(text).toContain('name: db2\n');
    expect(text.match(/127\.0\.0\.1:\d+/g)!.sort()).toEqual(
      [2301, 5501, 5501, 8001, 8001].map((port) => `127.0.0.1:${port}`),
    );
    if (!hasPatroni()) return;
    const file = join(folder, 'patroni.yml');
    writeFileSync(file, text);
    const { stdout, stderr } = spawnSync('patroni', ['--validate-config', file], { encoding: 'utf8' });
    const wrong = `${stdout}${stderr}`
      .split('\n')
      .filter((line) => /is not defined|pass validation/.test(line));
    const isOfPlace = /must not contain|is not reachable|bin_dir|already in use|^bootstrap\.pg_hba/;
    expect(wrong.filter((line) => !isOfPlace.test(line))).toEqual([]);
  });

  const analyzer = '/usr/bin/systemd-analyze';
  (existsSync(analyzer) ? test : test.skip)('the service is right, says systemd', () => {
    const unit = join(folder, 'marsa.service');
    // Where it runs is judged on the machine where it does.
    writeFileSync(unit, deployed('marsa.service').replace('/usr/bin/node', process.execPath));
    let said = '';
    try {
      said = execFileSync(analyzer, ['verify', unit], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      said = (error as { stderr: string }).stderr;
    }
    expect(said.split('\n').filter((line) => /marsa\.service:\d+:/.test(line))).toEqual([]);
  });
});

(hasSmallDisks() ? test : test.skip)(
  'a small disk is full when it is filled, for one program alone',
  async () => {
    const place = mkdtempSync(join(folder, 'small-'));
    const loop = 'while ! (echo word > "$0/file") 2>/dev/null; do sleep 0.01; done; echo room; read end';
    const [program, ...words] = withSmallDisk(place, 1, ['sh', '-c', `echo there; read go; ${loop}`, place]);
    const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (bytes) => (said += String(bytes)));
    await until('the disk is there', () => said === 'there\n');
    const makeRoom = fillDisk(child.pid!, place);
    child.stdin.write('go\n');
    await sleep(200);
    expect([said, readdirSync(place)]).toEqual(['there\n', []]);
    makeRoom();
    await until('there is room', () => said === 'there\nroom\n');
    const ended = once(child, 'exit');
    child.stdin.end();
    await ended;
  },
);

describe('what is watched', () => {
  let server: TestServer;
  let told: Set<string>;

  beforeAll(async () => {
    server = await openTestServer();
    told = new Set(['up']); // Prometheus' own
    for (const [, name, type] of (await server.app.metrics.metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      const parts = type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
      for (const part of parts) told.add(`${name!}${part}`);
    }
  });
  afterAll(() => server.close());

  test.each(['alerts.yml', 'grafana-dashboard.json'])('in %s is told by /metrics', (file) => {
    const expressions = expressionsIn(file);
    expect(expressions.length).toBeGreaterThan(5);
    for (const expression of expressions) {
      const names = namesIn(expression);
      expect([expression, names.length]).not.toEqual([expression, 0]);
      for (const name of names) expect([...told]).toContain(name);
    }
  });

  test('a notice is told, and that it is mended', async () => {
    server.notices.raise('pictures-disk', 'Full.');
    expect(await server.app.metrics.metrics()).toContain('marsa_notices{about="pictures-disk"} 1');
    server.notices.clear('pictures-disk');
    expect(await server.app.metrics.metrics()).not.toContain('marsa_notices{');
  });
});

function expressionsIn(file: string): string[] {
  const text = deployed(file);
  if (file.endsWith('.json')) {
    const { panels } = JSON.parse(text) as { panels: { targets: { expr: string }[] }[] };
    return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  }
  return [...text.matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*))/g)].map(([, block, line]) => block ?? line!);
}

/** What an expression is about: its words that are no function, no label and no keyword. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\bby *\([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z_][\w:]*(?! *\(|\w)/g)]
    .map(([name]) => name)
    .filter((name) => /_|^up$/.test(name));
}
