import { spawn, type ChildProcess } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { until } from '../testing-until.ts';
import { typescriptOptions } from './project-root.ts';

interface SlowServer {
  child: ChildProcess;
  address: string;
  /** The exit code, or the signal that ended the process. */
  exit: Promise<number | NodeJS.Signals | null>;
  /** Standard output so far: `request`, `closing`, `database closed`. */
  output: () => string;
  /** Makes the server respond to the running request. */
  respond: () => void;
}

const moduleUrl = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/**
 * Starts a server in a child process that responds when `respond` is called. Its clock advances by `clockStep` ms with each reading.
 * With `shared` its database is not embedded, and SIGUSR2 simulates that load balancers have noticed that it is not ready.
 */
async function slowServer(clockStep: number, shared = false): Promise<SlowServer> {
  const program = `
    let now = 0;
    performance.now = () => (now += ${clockStep});
    import { once } from 'node:events';
    import fastify from 'fastify';
    const { closeOnSignal } = await import(${moduleUrl('shutdown.ts')});
    const { addHealth } = await import(${moduleUrl('../observability/health.ts')});
    const app = fastify();
    app.get('/', async () => {
      console.log('request');
      await once(process.stdin, 'data');
      process.stdin.destroy();
      return 'finished';
    });
    app.addHook('preClose', async () => console.log('closing'));
    addHealth(app, { reachable: async () => true });
    const database = { embedded: ${!shared}, close: async () => console.log('database closed') };
    closeOnSignal(app, { database, whenNoticed: () => once(process, 'SIGUSR2') });
    console.log(await app.listen({ port: 0, host: '127.0.0.1' }));`;
  const child = spawn(process.execPath, [...typescriptOptions(), '--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  let output = '';
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      resolve(output.trim());
    });
  });
  return { child, address, exit, output: () => output, respond: () => child.stdin.write('finish\n') };
}

const MILLISECOND = 1;
const SECOND = 1000;

test.each([
  ['SIGTERM', 0],
  ['SIGINT', 0],
  ['SIGHUP', 'SIGHUP'],
] as const)('%s finishes the running request, closes the database and exits with %s', async (signal, end) => {
  const { child, address, exit, output, respond } = await slowServer(SECOND);
  const response = fetch(address);
  await until('the request has arrived', () => output().includes('request'));
  child.kill(signal);
  await until('the server is closing', () => output().includes('closing'));
  respond();
  expect(await (await response).text()).toBe('finished');
  expect(await exit).toBe(end);
  expect(output()).toContain('database closed');
});

test('exits at once on a second signal', async () => {
  const { child, address, exit, output } = await slowServer(SECOND);
  const response = fetch(address).catch(() => 'aborted');
  await until('the request has arrived', () => output().includes('request'));
  child.kill('SIGINT');
  await until('the server is closing', () => output().includes('closing'));
  child.kill('SIGINT');
  expect(await exit).toBe(1);
  expect(await response).toBe('aborted');
});

test.each([
  ['SIGINT', 0],
  ['SIGHUP', 'SIGHUP'],
] as const)(
  'treats %s from the terminal and again from npm or a shell as one signal',
  async (signal, end) => {
    const { child, address, exit, output, respond } = await slowServer(MILLISECOND);
    const response = fetch(address);
    await until('the request has arrived', () => output().includes('request'));
    child.kill(signal);
    await until('the server is closing', () => output().includes('closing'));
    child.kill(signal);
    respond();
    expect(await (await response).text()).toBe('finished');
    expect(await exit).toBe(end);
  },
);

describe('SIGTERM with other processes on the database', () => {
  const isReady = async (address: string) => {
    const response = await fetch(`${address}/readyz`);
    return [response.status, response.headers.get('connection')];
  };

  test('/readyz returns 404 while requests are still served, until proxies have noticed', async () => {
    const { child, address, exit, output, respond } = await slowServer(SECOND, true);
    expect(await isReady(address)).toEqual([200, 'keep-alive']);
    child.kill('SIGTERM');
    await until('the server is not ready', async () => (await isReady(address))[0] === 404);
    expect(await isReady(address)).toEqual([404, 'close']);
    const response = fetch(address);
    await until('the request has arrived', () => output().includes('request'));
    respond();
    expect((await response).headers.get('connection')).toBe('close');
    child.kill('SIGUSR2');
    expect(await exit).toBe(0);
  });

  test('/readyz responds while an earlier request runs', async () => {
    const { child, address, exit, output, respond } = await slowServer(SECOND, true);
    const response = fetch(address);
    await until('the request has arrived', () => output().includes('request'));
    child.kill('SIGTERM');
    await until('the server is not ready', async () => (await isReady(address))[0] === 404);
    child.kill('SIGUSR2');
    for (let count = 0; count < 3; count += 1) expect(await isReady(address)).toEqual([404, 'close']);
    expect(output()).not.toContain('closing');
    respond();
    expect(await (await response).text()).toBe('finished');
    expect(await exit).toBe(0);
  });

  test('Ctrl+C exits without waiting for proxies', async () => {
    const { child, exit } = await slowServer(SECOND, true);
    child.kill('SIGINT');
    expect(await exit).toBe(0);
  });
});
