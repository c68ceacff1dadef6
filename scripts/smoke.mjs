import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './outdated.mjs';

/**
 * `node scripts/smoke.mjs`: starts the site with the Node.js that runs this script, requests a page, sends an enquiry and stops the site.
 * CI runs it with newer versions of Node.js, and in a folder with production dependencies only.
 */
const START_TIMEOUT_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'marsa-smoke-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'warn' },
  stdio: 'inherit',
});
const exited = once(server, 'exit');
try {
  const end = performance.now() + START_TIMEOUT_MS;
  while (!(await isReady())) {
    if (server.exitCode !== null || performance.now() > end) throw new Error('The server did not start.');
    await pause(200);
  }
  await expectStatus(200, '/healthz');
  await expectStatus(200, '/');
  await expectStatus(201, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Sara',
      email: 'sara@example.com',
      subject: 'Viewing',
      message: 'Is it still available?',
    }),
  });
  server.kill('SIGTERM');
  const [code] = await exited;
  if (code !== 0) throw new Error(`The server exited with code ${code}.`);
  process.stdout.write(`The site works on Node.js ${process.version}.\n`);
} finally {
  server.kill('SIGKILL');
  await exited;
  rmSync(folder, { recursive: true, force: true });
}

async function expectStatus(status, path, request) {
  const response = await fetch(origin + path, request);
  if (response.status !== status)
    throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
}

async function isReady() {
  return fetch(`${origin}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
