import { afterEach, describe, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addSecurityHeaders, securityHeaders } from '../http/security-headers.ts';
import { addHealth } from './health.ts';
import { limitOptions } from '../http/request-limits.ts';
import { createLogger, openLogDestination, reportLogFailures, requestLogOptions } from './logging.ts';
import { metricsRoute, openMetricsPort, registerMetrics } from './metrics.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { disksOf, reportLowSpace } from './disks.ts';
import { Notices } from './notices.ts';
import { until } from '../testing-until.ts';
import { Role } from '../policies.ts';

let app: FastifyInstance;
let lines: string[];
let reachable = true;
const TOKEN = 'the-token-of-the-metrics';
const METRICS_REQUEST = { url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } };

/** A server with logging, health checks and metrics, and a few routes. */
function createApp(publicUrl = 'http://localhost:4000', tilesUrl?: string): FastifyInstance {
  const logLines: string[] = (lines = []);
  const log = createLogger('info', { write: (text) => logLines.push(...text.trim().split('\n')) });
  app = fastify({ ...limitOptions(['loopback']), ...requestLogOptions(log) });
  addSecurityHeaders(app, securityHeaders(publicUrl, tilesUrl));
  registerMetrics(app);
  metricsRoute(app, app.metrics, TOKEN);
  addHealth(app, { reachable: () => Promise.resolve(reachable) });
  app.get('/api/villas/:id', () => ({ ok: true }));
  app.post('/api/login', (request) => {
    request.log.warn({ req: request.raw, headers: request.headers, body: request.body, token: 'abc' }, 'odd');
    return {};
  });
  app.get('/api/broken', () => {
    throw Object.assign(new Error('no'), { parameters: ['s3cret'], cause: new Error('because') });
  });
  app.get('/*', () => 'page');
  return app;
}

afterEach(() => app.close());

/** The lines logged so far, as objects. */
function logged(): Record<string, unknown>[] {
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('logs', () => {
  test('logs one line per request with its id and without its query string', async () => {
    const { headers } = await createApp().inject('/api/villas/7?token=s3cret');
    const [line, ...rest] = logged();
    expect(line).toMatchObject({
      method: 'GET',
      path: '/api/villas/7',
      status: 200,
      reqId: headers['x-request-id'],
      ip: '127.0.0.1',
    });
    expect(line).not.toHaveProperty('account');
    expect(line?.['ms']).toEqual(expect.any(Number));
    expect(rest).toEqual([]);
  });

  test.each([
    ['/admin/set-password/s3cret', '/admin/set-password/[redacted]'],
    ['/admin/confirm-email/s3cret', '/admin/confirm-email/[redacted]'],
    ['/Unsubscribe/s3cret?from=mail', '/Unsubscribe/[redacted]'],
    ['/uploads/signed/s3cret/3f9a0c1d2e4b5a6978c0d1e2.jpg', '/uploads/signed/[redacted]'],
  ])('logs no token of %s', async (url, path) => {
    await createApp().inject(url);
    expect(logged()).toMatchObject([{ path }]);
  });

  test('logs the account of a request', async () => {
    createApp();
    app.decorateRequest('staff', null);
    app.get('/api/mine', (request) => {
      request.staff = { staffId: 7, sessionId: 'a', role: Role.ADMINISTRATOR };
      return {};
    });
    await app.inject('/api/mine');
    expect(logged()).toMatchObject([{ path: '/api/mine', ip: '127.0.0.1', account: 7 }]);
  });

  test('uses a well-formed request id of the client and replaces others', async () => {
    createApp();
    const idFor = async (id: string) =>
      (await app.inject({ url: '/', headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idFor('0af7651916cd43dd-8448eb')).toBe('0af7651916cd43dd-8448eb');
    expect(await idFor('a b\u0007')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('redacts secrets under their usual names', async () => {
    await createApp().inject({
      method: 'POST',
      url: '/api/login?token=s3cret',
      headers: { authorization: 'Bearer s3cret', cookie: 'a=s3cret' },
      payload: { password: 's3cret' },
    });
    await app.inject('/api/broken');
    expect(logged()).toHaveLength(4); // two requests, one warning, one error
    expect(lines.join()).not.toContain('s3cret');
    expect(lines.join()).toContain('because');
  });

  test('does not log requests for health and metrics', async () => {
    createApp();
    await app.inject('/healthz');
    await app.inject(METRICS_REQUEST);
    expect(logged()).toEqual([]);
  });
});

describe('a log that cannot be written', () => {
  /** Sends a request to a server that logs to `dest`; returns the notices that were raised and cleared. */
  async function requestWhileLoggingTo(dest: number | string, lines = 1): Promise<Set<string>> {
    const changes = new Set<string>();
    const destination = openLogDestination(dest);
    reportLogFailures(destination, {
      raise: (_code, message) => changes.add(message),
      clear: () => changes.add('cleared'),
    });
    app = fastify(requestLogOptions(createLogger('info', destination)));
    app.get('/', () => 'page');
    for (let line = 0; line < lines; line++) app.log.info('x'.repeat(100_000));
    expect((await app.inject('/')).statusCode).toBe(200);
    await until('a notice has changed', () => changes.size > 0);
    await new Promise((resolve) => setTimeout(resolve, 150)); // further changes would be wrong
    destination.flushSync = () => {}; // pino would write the remaining lines when the process exits
    return changes;
  }

  test('raises a notice while the disk is full', async () => {
    expect(await requestWhileLoggingTo('/dev/full')).toEqual(
      new Set([
        'The log cannot be written (ENOSPC: no space left on device, write), so its lines are lost: check the disk or the program that it is written to.',
      ]),
    );
  });

  test('raises a notice and drops lines while the reader is blocked', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'marsa-log-'));
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    expect(await requestWhileLoggingTo(fd, 20)).toEqual(
      new Set(['The log is not read fast enough, so lines are lost: check the program that reads it.']),
    );
    closeSync(fd);
    rmSync(folder, { recursive: true });
  });

  test('clears the notice once lines are written', async () => {
    expect(await requestWhileLoggingTo('/dev/null')).toEqual(new Set(['cleared']));
  });
});

test('without its database a server is healthy but not ready', async () => {
  createApp();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  reachable = false;
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test('metrics label requests by route, not by URL', async () => {
  createApp();
  await app.inject('/api/villas/1');
  await app.inject('/api/villas/2');
  const { body } = await app.inject(METRICS_REQUEST);
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/villas/:id",status="2xx"} 2',
  );
  expect(body).toContain('process_resident_memory_bytes');
});

test('metrics require their token or their own port', async () => {
  createApp();
  for (const authorization of [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
    const response = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
    expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(response.body).not.toContain('process_');
  }
  const withoutRoute = fastify();
  registerMetrics(withoutRoute);
  const metrics = await openMetricsPort(withoutRoute.metrics, {
    port: 0,
    host: '127.0.0.1',
    token: undefined,
  });
  const { port } = metrics.server.address() as { port: number };
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('process_');
  expect((await withoutRoute.inject('/metrics')).statusCode).toBe(404);
  await metrics.close();
  await withoutRoute.close();
});

describe('security headers', () => {
  const cspOf = async (url: string, accept = 'text/html,*/*') =>
    String((await app.inject({ url, headers: { accept } })).headers['content-security-policy']);

  test('a page loads scripts, styles and pictures only from its origin', async () => {
    createApp();
    expect(await cspOf('/apartmentSell')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; " +
        "base-uri 'self'; frame-ancestors 'none'; form-action 'self'",
    );
    const { headers } = await app.inject('/');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('allow pictures of the tile provider, for pages and the panel', async () => {
    createApp('http://localhost:4000', 'https://tiles.example:8443/{z}/{x}/{y}.png?key=abc');
    for (const url of ['/search', '/admin']) {
      expect(await cspOf(url)).toMatch(/img-src [^;]* https:\/\/tiles\.example:8443;/);
      expect(await cspOf(url)).not.toContain('key=abc');
    }
    expect(await cspOf('/search')).toContain("script-src 'self'; style-src 'self';");
    expect(await cspOf('/api/villas/1', 'application/json')).not.toContain('tiles.example');
    expect(await cspOf('/assets/worker.js')).not.toContain('tiles.example');
  });

  test('the panel and the tools may use inline styles, but no inline scripts', async () => {
    createApp();
    for (const url of ['/admin', '/Admin/blogs', '/graphql?query=x', '/api/docs/']) {
      expect(await cspOf(url)).toContain("style-src 'self' 'unsafe-inline'");
      expect(await cspOf(url)).toContain("script-src 'self';");
    }
    expect(await cspOf('/administrators')).toContain("style-src 'self';");
  });

  test('a response that is not a page allows no scripts, frames or type sniffing', async () => {
    createApp();
    for (const url of ['/api/villas/1', '/graphql?query=x']) {
      const { headers } = await app.inject({ url, headers: { accept: 'application/json' } });
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test('a site on plain http sends no headers that browsers accept only with https', async () => {
    createApp('http://192.168.1.20:4000');
    for (const url of ['/', '/admin', '/api/docs']) {
      const { headers } = await app.inject(url);
      expect(headers).not.toHaveProperty('cross-origin-opener-policy');
      expect(headers).not.toHaveProperty('origin-agent-cluster');
    }
  });

  test('a site on https sends HSTS and Cross-Origin-Opener-Policy', async () => {
    createApp('https://marsa.example');
    expect((await app.inject('/')).headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(await cspOf('/')).toContain('; upgrade-insecure-requests');
    expect((await app.inject('/')).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

test('a malformed HTTP request gets a JSON error like other requests', async () => {
  createApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const responseTo = (bytes: string) =>
    new Promise<string>((resolve) => {
      let response = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (part) => (response += part.toString())).on('close', () => resolve(response));
    });
  expect(await responseTo('HELLO\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400 .*"error":"This is not an HTTP request\."/s,
  );
  const headers = `host: x\r\ncookie: x=${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await responseTo(`GET /api/blogs HTTP/1.1\r\naccept: application/json\r\n${headers}`)).toMatch(
    /^HTTP\/1.1 431 .*"error":"The request has too large headers\."/s,
  );
  for (const path of ['/api/blogs/é', '/search?q=مرسى', '/graphql?query={é}'])
    expect(await responseTo(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 400 .*"error":"The address contains characters that must be percent-encoded as UTF-8: write é as %C3%A9\."/s,
    );
});

test('a browser with too many cookies gets a page that says to delete them', async () => {
  createApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const page = await new Promise<string>((resolve) => {
    let response = '';
    const head = 'GET /villa HTTP/1.1\r\nhost: x\r\naccept: text/html,*/*;q=0.8\r\ncookie: a=';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${head}${'x'.repeat(10_000)}`);
      // The limit is exceeded in a later part, which does not contain the request line.
      setTimeout(() => socket.write(`${'x'.repeat(10_000)}\r\n\r\n`), 50);
    });
    socket.on('data', (part) => (response += part.toString())).on('close', () => resolve(response));
  });
  expect(page).toMatch(/^HTTP\/1.1 431 /);
  expect(page).toContain('content-type: text/html; charset=utf-8');
  expect(page).toContain('Delete the cookies of this site');
  const [head = '', body = ''] = page.split('\r\n\r\n');
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  expect(head).toContain('cache-control: no-store, no-transform');
});

const GB = 2 ** 30;

test('folders on one disk are one entry, also when a folder does not exist yet', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marsa-disks-'));
  const disks = await disksOf({ pictures: join(folder, 'not/there'), database: folder });
  expect(disks).toEqual([
    { holds: ['pictures', 'database'], free: expect.any(Number), size: expect.any(Number) },
  ]);
  const { free, size } = disks[0]!;
  expect([free > 0, free <= size]).toEqual([true, true]);
  expect(await disksOf({})).toEqual([]);
  await rm(folder, { recursive: true });
});

test.each([
  ['a large one with 4 GB left', 2000, 4, true],
  ['a large one with 6 GB left', 2000, 6, false],
  ['a small one with a tenth left', 20, 2, false],
  ['a small one with less left', 20, 1.9, true],
])('raises a notice about a disk that is low on space, and no other: %s', (_what, size, free, isLow) => {
  const notices = new Notices({ warn: () => {} });
  const disk = { holds: ['pictures'], free: free * GB, size: size * GB };
  reportLowSpace([disk], notices);
  expect(notices.all().map(({ code }) => code)).toEqual(isLow ? ['pictures-room'] : []);
  reportLowSpace([{ ...disk, free: disk.size }], notices);
  expect(notices.all()).toEqual([]);
});
