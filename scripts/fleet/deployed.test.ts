import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestServer, type TestServer } from '../../graphql-server/testing.ts';
import { root } from '../stamp.mjs';
import { balancerAt, installed, judge } from './deployed.ts';

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

  test('neither sends a second time what may have been done', () => {
    const directives = (file: string) => deployed(file).replace(/#.*/g, '');
    expect(directives('nginx.conf')).not.toContain('non_idempotent');
    expect(directives('haproxy.cfg').match(/retry-on.*/g)).toEqual(['retry-on conn-failure']);
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
