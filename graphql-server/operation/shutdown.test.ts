import { spawn, type ChildProcess } from 'node:child_process';
import { expect, test } from '@jest/globals';

/** A server that answers after a second, in a process of its own; resolves with its address. */
async function slowServer(): Promise<{ child: ChildProcess; address: string; said: () => string }> {
  const program = `
    import fastify from 'fastify';
    const { stopOnSignal } = await import(${JSON.stringify(new URL('shutdown.ts', import.meta.url).href)});
    const app = fastify();
    app.get('/', () => new Promise((done) => setTimeout(done, 1000, 'finished')));
    stopOnSignal(app, { close: async () => console.log('database closed') });
    console.log(await app.listen({ port: 0, host: '127.0.0.1' }));`;
  const child = spawn(
    process.execPath,
    ['--import', '@swc-node/register/esm-register', '--input-type=module', '-e', program],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      resolve(said.trim());
    });
  });
  return { child, address, said: () => said };
}

const exitOf = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });

test('a signal lets the running request finish, closes the database and ends with 0', async () => {
  const { child, address, said } = await slowServer();
  const answer = fetch(address);
  await new Promise((done) => setTimeout(done, 300));
  child.kill('SIGTERM');
  expect(await (await answer).text()).toBe('finished');
  expect(await exitOf(child)).toBe(0);
  expect(said()).toContain('database closed');
});

test('a second signal ends it at once', async () => {
  const { child, address } = await slowServer();
  const answer = fetch(address).catch(() => 'cut');
  await new Promise((done) => setTimeout(done, 300));
  child.kill('SIGINT');
  await new Promise((done) => setTimeout(done, 100));
  child.kill('SIGINT');
  expect(await exitOf(child)).toBe(1);
  expect(await answer).toBe('cut');
});
