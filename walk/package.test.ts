import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin, ROOT, stop, type Starting } from './server.ts';

const MOST_BYTES = 120e6;

/** Outside of the project, so that nothing of its libraries is found that was not brought along. */
const folder = mkdtempSync(join(tmpdir(), 'marsa-package-'));
const made = join(folder, 'made');
let server: Starting;
let address: string;

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/package.mjs', made], { cwd: ROOT });
  server = await begin(join(folder, 'data'), { SEED: 'demo' }, { program: 'server.js', cwd: made });
  address = await server.address;
}, 120_000);
afterAll(async () => {
  await stop({ ...server, address });
  rmSync(folder, { recursive: true, force: true });
});

const at = (path: string) => fetch(new URL(path, address));

test('what is packaged runs by itself: pages, a picture, the panel, the reference', async () => {
  const home = await at('/');
  const page = await home.text();
  expect([home.status, page]).toEqual([200, expect.stringContaining('</html>')]);
  const picture = await at(/\/uploads\/[\w.-]+\.(?:jpg|webp)/.exec(page)![0]);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  for (const path of [
    '/search',
    '/admin',
    '/api/docs/swagger-ui-bundle.js',
    '/api/docs/swagger-ui.css',
    '/readyz',
  ]) {
    expect([path, (await at(path)).status]).toEqual([path, 200]);
  }
});

test('its other programs run too, and it weighs little', () => {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  const { stderr } = spawnSync(process.execPath, ['dist/server/staff.js', 'list'], {
    cwd: made,
    env,
    encoding: 'utf8',
  });
  expect(stderr).toContain('The server is running and holds the embedded database');
  const files = readdirSync(made, { recursive: true, encoding: 'utf8' }).map((file) =>
    statSync(join(made, file)),
  );
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

test('a folder that holds something else is left alone', () => {
  expect(() =>
    execFileSync(process.execPath, ['scripts/package.mjs', folder], { cwd: ROOT, stdio: 'ignore' }),
  ).toThrow();
  expect(readdirSync(folder)).toContain('made');
});
