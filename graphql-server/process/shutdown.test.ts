import { spawn, type ChildProcess } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { until } from '../testing-until.ts';
import { typescriptOptions } from './project-root.ts';

interface Slow {
  child: ChildProcess;
  address: string;
  /** The code with which it ends, or the signal that ends it. */
  exit: Promise<number | NodeJS.Signals | null>;
  /** What it has said so far: that it is asked for something, that it is closing, that its database is closed. */
  said: () => string;
  /** Has it give the answer that it owes. */
  finish: () => void;
}

const ours = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/**
 * A server in a process of its own that answers when it is told to; by its clock each look comes so much after the last. Those
 * beside it, if there may be any, have seen that it leaves when it is sent SIGUSR2.
 */
async function slowServer(betweenLooks: number, beside = false): Promise<Slow> {
  const program = `
    let now = 0;
    performance.now = () => (now += ${betweenLooks});
    import { once } from 'node:events';
    import fastify from 'fastify';
    const { closeOnSignal } = await import(${ours('shutdown.ts')});
    const { addHealth } = await import(${ours('../observability/health.ts')});
    const app = fastify();
    app.get('/', async () => {
      console.log('asked');
      await once(process.stdin, 'data');
      process.stdin.destroy();
      return 'finished';
    });
    app.addHook('preClose', async () => console.log('closing'));
    addHealth(app, { reachable: async () => true });
    const database = { embedded: ${!beside}, close: async () => console.log('database closed') };
    closeOnSignal(app, { database, whenNoticed: () => once(process, 'SIGUSR2') });
    console.log(await app.listen({ port: 0, host: '127.0.0.1' }));`;
  const child = spawn(process.execPath, [...typescriptOptions(), '--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  let said = '';
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      resolve(said.trim());
    });
  });
  return { child, address, exit, said: () => said, finish: () => child.stdin.write('finish\n') };
}

const MOMENT = 1;
const SECOND = 1000;

test.each([
  ['SIGTERM', 0],
  ['SIGINT', 0],
  ['SIGHUP', 'SIGHUP'],
] as const)(
  '%s lets the running request finish, closes the database and ends with %s',
  async (signal, end) => {
    const { child, address, exit, said, finish } = await slowServer(SECOND);
    const answer = fetch(address);
    await until('it is asked', () => said().includes('asked'));
    child.kill(signal);
    await until('it is closing', () => said().includes('closing'));
    finish();
    expect(await (await answer).text()).toBe('finished');
    expect(await exit).toBe(end);
    expect(said()).toContain('database closed');
  },
);

test('a second signal ends it at once', async () => {
  const { child, address, exit, said } = await slowServer(SECOND);
  const answer = fetch(address).catch(() => 'cut');
  await until('it is asked', () => said().includes('asked'));
  child.kill('SIGINT');
  await until('it is closing', () => said().includes('closing'));
  child.kill('SIGINT');
  expect(await exit).toBe(1);
  expect(await answer).toBe('cut');
});

test.each([
  ['SIGINT', 0],
  ['SIGHUP', 'SIGHUP'],
] as const)('%s, sent by the terminal and passed on by npm or a shell, is one', async (signal, end) => {
  const { child, address, exit, said, finish } = await slowServer(MOMENT);
  const answer = fetch(address);
  await until('it is asked', () => said().includes('asked'));
  child.kill(signal);
  await until('it is closing', () => said().includes('closing'));
  child.kill(signal);
  finish();
  expect(await (await answer).text()).toBe('finished');
  expect(await exit).toBe(end);
});

describe('beside others, on SIGTERM', () => {
  const isReady = async (address: string) => {
    const answer = await fetch(`${address}/readyz`);
    return [answer.status, answer.headers.get('connection')];
  };

  test('it says that it is not ready and goes on answering, until they have seen it', async () => {
    const { child, address, exit, said, finish } = await slowServer(SECOND, true);
    expect(await isReady(address)).toEqual([200, 'keep-alive']);
    child.kill('SIGTERM');
    await until('it says so', async () => (await isReady(address))[0] === 404);
    expect(await isReady(address)).toEqual([404, 'close']);
    const answer = fetch(address);
    await until('it is asked', () => said().includes('asked'));
    finish();
    expect((await answer).headers.get('connection')).toBe('close');
    child.kill('SIGUSR2');
    expect(await exit).toBe(0);
  });

  test('it can be asked as long as something of before runs', async () => {
    const { child, address, exit, said, finish } = await slowServer(SECOND, true);
    const answer = fetch(address);
    await until('it is asked', () => said().includes('asked'));
    child.kill('SIGTERM');
    await until('it says so', async () => (await isReady(address))[0] === 404);
    child.kill('SIGUSR2');
    for (let times = 0; times < 3; times++) expect(await isReady(address)).toEqual([404, 'close']);
    expect(said()).not.toContain('closing');
    finish();
    expect(await (await answer).text()).toBe('finished');
    expect(await exit).toBe(0);
  });

  test('Ctrl+C waits for nobody', async () => {
    const { child, exit } = await slowServer(SECOND, true);
    child.kill('SIGINT');
    expect(await exit).toBe(0);
  });
});
