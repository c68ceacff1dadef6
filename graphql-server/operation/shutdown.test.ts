import { spawn, type ChildProcess } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { until } from '../testing-until.ts';
import { fromSource } from './root.ts';

interface Slow {
  child: ChildProcess;
  address: string;
  /** The code with which it ends. */
  exit: Promise<number | null>;
  /** What it has said so far: that it is asked for something, that it is closing, that its database is closed. */
  said: () => string;
  /** Has it give the answer that it owes. */
  finish: () => void;
}

/** A server in a process of its own that answers when it is told to. */
async function slowServer(): Promise<Slow> {
  const program = `
    import { once } from 'node:events';
    import fastify from 'fastify';
    const { stopOnSignal } = await import(${JSON.stringify(new URL('shutdown.ts', import.meta.url).href)});
    const app = fastify();
    app.get('/', async () => {
      console.log('asked');
      await once(process.stdin, 'data');
      process.stdin.destroy();
      return 'finished';
    });
    app.addHook('preClose', async () => console.log('closing'));
    stopOnSignal(app, { close: async () => console.log('database closed') });
    console.log(await app.listen({ port: 0, host: '127.0.0.1' }));`;
  const child = spawn(process.execPath, [...fromSource(), '--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  let said = '';
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      resolve(said.trim());
    });
  });
  return { child, address, exit, said: () => said, finish: () => child.stdin.write('finish\n') };
}

test('a signal lets the running request finish, closes the database and ends with 0', async () => {
  const { child, address, exit, said, finish } = await slowServer();
  const answer = fetch(address);
  await until('it is asked', () => said().includes('asked'));
  child.kill('SIGTERM');
  await until('it is closing', () => said().includes('closing'));
  finish();
  expect(await (await answer).text()).toBe('finished');
  expect(await exit).toBe(0);
  expect(said()).toContain('database closed');
});

test('a second signal ends it at once', async () => {
  const { child, address, exit, said } = await slowServer();
  const answer = fetch(address).catch(() => 'cut');
  await until('it is asked', () => said().includes('asked'));
  child.kill('SIGINT');
  await until('it is closing', () => said().includes('closing'));
  child.kill('SIGINT');
  expect(await exit).toBe(1);
  expect(await answer).toBe('cut');
});
