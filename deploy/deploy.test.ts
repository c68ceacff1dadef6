import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../graphql-server/config.ts';
import { projectRoot } from '../graphql-server/process/project-root.ts';
import { openTestServer, type TestServer } from '../graphql-server/testing.ts';

/*
 * Validates the examples in this folder with the programs that read them. A test is skipped if its program is not installed. TLS
 * certificates and the port 443 are replaced, because a test has neither.
 */

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const withoutComments = (file: string) => read(file).replace(/#.*/g, '');
const folder = mkdtempSync(join(tmpdir(), 'marsa-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NGINX = '/usr/sbin/nginx';
const HAPROXY = '/usr/sbin/haproxy';
const SYSTEMD_ANALYZE = '/usr/bin/systemd-analyze';

/** Runs a program that checks a configuration; returns its exit code and output. */
function check(program: string, args: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { code: status, output: `${stdout}${stderr}` };
}

(existsSync(NGINX) ? test : test.skip)('nginx accepts nginx.conf', () => {
  const site = read('nginx.conf')
    .replace('listen 443 ssl;', 'listen 127.0.0.1:4400;')
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('/var/cache/nginx/marsa', join(folder, 'cache'));
  const { uid, username } = userInfo();
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${uid === 0 ? `user ${username};` : ''} pid ${join(folder, 'nginx.pid')}; events {} http { access_log off; ${site} }`,
  );
  mkdirSync(join(folder, 'cache'), { recursive: true });
  expect(check(NGINX, ['-p', folder, '-e', join(folder, 'nginx.log'), '-c', file, '-t'])).toMatchObject({
    code: 0,
  });
});

(existsSync(HAPROXY) ? test : test.skip)('HAProxy accepts haproxy.cfg', () => {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, read('haproxy.cfg').replace(/bind :443 .*/, 'bind 127.0.0.1:4400'));
  expect(check(HAPROXY, ['-c', '-f', file])).toMatchObject({ code: 0 });
});

test('nginx and HAProxy do not retry a request that may have reached a process', () => {
  expect(withoutComments('nginx.conf')).not.toContain('non_idempotent');
  expect(withoutComments('haproxy.cfg').match(/retry-on.*/g)).toEqual(['retry-on conn-failure']);
});

(existsSync(SYSTEMD_ANALYZE) ? test : test.skip)('systemd accepts marsa.service', () => {
  const unit = join(folder, 'marsa.service');
  writeFileSync(unit, read('marsa.service').replace('/usr/bin/node', process.execPath));
  const { output } = check(SYSTEMD_ANALYZE, ['verify', unit]);
  expect(output.split('\n').filter((line) => /marsa\.service:\d+:/.test(line))).toEqual([]);
});

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<
      string,
      { volumes?: string[]; environment?: Record<string, string>; depends_on?: object }
    >;
    volumes: object;
  };
  const { services } = compose;

  test('has two processes with settings that the server accepts', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['app1', 'app2', 'caddy', 'pgbouncer', 'postgres', 'store']),
    );
    expect(services.app2).toEqual(services.app1);
    const values: Record<string, string> = {
      SITE_ADDRESS: 'www.example.com',
      ADMIN_EMAIL: 'staff@example.com',
    };
    const environment = Object.fromEntries(
      Object.entries(services.app1!.environment!).map(([name, text]) => [
        name,
        text.replace(/\$\{(\w+)\}/g, (_, variable: string) => values[variable] ?? 'x'.repeat(40)),
      ]),
    );
    expect(readConfig(environment)).toMatchObject({
      publicUrl: 'https://www.example.com',
      store: { bucket: 'marsa-pictures' },
    });
  });

  test('mounts files and volumes that exist', () => {
    const sources = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .map((volume) => volume.split(':')[0]!);
    for (const source of sources) {
      if (source.startsWith('.'))
        expect({ source, exists: existsSync(join(import.meta.dirname, source)) }).toEqual({
          source,
          exists: true,
        });
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  });

  test('depends on services that exist', () => {
    for (const { depends_on: needed = {} } of Object.values(services)) {
      const names = Array.isArray(needed) ? (needed as string[]) : Object.keys(needed);
      for (const name of names) expect(Object.keys(services)).toContain(name);
    }
  });
});

test('Dockerfile copies folders that exist and starts the built server', () => {
  const text = read('Dockerfile');
  const copied = [...text.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, sources]) => sources!.split(' '));
  for (const source of copied)
    expect({ source, exists: existsSync(join(projectRoot(), source)) }).toEqual({ source, exists: true });
  expect(text).toContain('CMD ["node", "dist/server/main.js"]');
  expect(read('marsa.service')).toContain('node dist/server/main.js');
});

describe('metrics', () => {
  let server: TestServer;
  let exported: Set<string>;

  beforeAll(async () => {
    server = await openTestServer();
    exported = new Set(['up']); // Prometheus adds it to every target
    for (const [, name, type] of (await server.app.metrics.metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
      const suffixes = type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
      for (const suffix of suffixes) exported.add(`${name!}${suffix}`);
    }
  });
  afterAll(() => server.close());

  test.each(['alerts.yml', 'grafana-dashboard.json'])('in %s are exported by the server', (file) => {
    const expressions = expressionsIn(file);
    expect(expressions.length).toBeGreaterThan(5);
    for (const expression of expressions) {
      const names = metricNames(expression);
      expect({ expression, isEmpty: names.length === 0 }).toEqual({ expression, isEmpty: false });
      for (const name of names) expect([...exported]).toContain(name);
    }
  });

  test('include each notice until it is resolved', async () => {
    server.notices.raise('pictures-disk', 'Full.');
    expect(await server.app.metrics.metrics()).toContain('marsa_notices{code="pictures-disk"} 1');
    server.notices.clear('pictures-disk');
    expect(await server.app.metrics.metrics()).not.toContain('marsa_notices{');
  });
});

function expressionsIn(file: string): string[] {
  const text = read(file);
  if (file.endsWith('.json')) {
    const { panels } = JSON.parse(text) as { panels: { targets: { expr: string }[] }[] };
    return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  }
  return [...text.matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*))/g)].map(([, block, line]) => block ?? line!);
}

/** Names of metrics in a PromQL expression: identifiers that are not functions, labels or keywords. */
function metricNames(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\bby *\([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z_][\w:]*(?! *\(|\w)/g)]
    .map(([name]) => name)
    .filter((name) => /_|^up$/.test(name));
}
