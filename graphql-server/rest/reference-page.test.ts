import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openApi } from './openapi.ts';
import { openRestServer, type RestServer } from './testing.ts';

let server: RestServer;

beforeAll(async () => {
  server = await openRestServer();
});
afterAll(() => server.close());

const get = (url: string) => server.call(`GET ${url}`, { as: 'nobody' });

test('serves the OpenAPI document', async () => {
  const { status, body } = await get('/api/openapi.json');
  expect([status, body]).toEqual([200, openApi()]);
});

test.each(['/api/docs', '/api/docs/'])(
  'the page at %s has no inline script and loads everything from this server',
  async (url) => {
    const { status, body, headers } = await get(url);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    const page = String(body);
    expect(page).not.toMatch(/<script(?![^>]* src=)|style=|\son\w+=/);
    const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => String(address));
    expect(loaded).toHaveLength(4);
    for (const address of loaded) {
      expect(address).toMatch(/^\/api\/docs\//);
      expect((await get(address)).status).toBe(200);
    }
  },
);

test('assets have the right content type', async () => {
  const types = {
    'start.js': 'text/javascript',
    'swagger-ui-bundle.js': 'application/javascript',
    'swagger-ui.css': 'text/css',
    'narrow.css': 'text/css',
  };
  for (const [file, type] of Object.entries(types))
    expect((await get(`/api/docs/${file}`)).headers['content-type']).toContain(type);
});

test.each(['package.json', 'index.html', 'swagger-ui-bundle.js.map', '../../package.json'])(
  'does not serve other files of the package: %s',
  async (file) => {
    expect((await get(`/api/docs/${file}`)).status).toBe(404);
  },
);
