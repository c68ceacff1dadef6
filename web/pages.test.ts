import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import type { Entry, Execute } from '../schema/page.ts';
import type { PageDescriptor } from './page-descriptor.ts';
import { demoAgency } from './testing/demo-agency.ts';
import * as example from './testing/example/pages.ts';
import { structuredData } from './testing/example/structured-data.ts';
import { importAll } from './testing/globs/import-all.ts';

const ORIGIN = 'https://marsa.example';
const execute: Execute = async () => ({ data: { agency: demoAgency, people: { items: [] } } });
const descriptors = await importAll<Record<string, PageDescriptor>>('site', 'pages.ts', 'pages');
const allPages = Object.entries(descriptors).flatMap(([file, pages]) =>
  Object.entries(pages).map(([name, page]) => ({ name, file, page })),
);

describe('the descriptors of the site', () => {
  test.each(allPages)(
    '$name: the module has the name of the page and exports its component',
    async (entry) => {
      const { name, file, page } = entry;
      const module = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;
      expect(existsSync(new URL(`./globs/${file}`.replace('pages.ts', module), import.meta.url))).toBe(true);
      expect(await page.load()).toHaveProperty('Component', expect.any(Function));
    },
  );

  test('have different paths', () => {
    const paths = allPages.flatMap(({ page }) => [page.path, ...(page.aliases ?? [])]);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
  });
});

describe('a folder that is added to the site', () => {
  let server: Entry;

  beforeAll(async () => {
    jest.resetModules();
    jest.unstable_mockModule('./globs/page-descriptors.ts', () => ({
      pageDescriptors: { ...descriptors, '../testing/example/pages.ts': example.pages },
    }));
    jest.unstable_mockModule('./globs/structured-data.ts', () => ({
      structuredData: { '../testing/example/structured-data.ts': structuredData },
    }));
    server = await import('./entry-server.tsx');
  });

  /** The source files whose styles were requested. */
  const styledFiles: string[] = [];
  const visit = (url: string) =>
    server.render({
      url,
      origin: ORIGIN,
      execute,
      assets: {
        styles: (files) => {
          styledFiles.push(...files);
          return '';
        },
        scripts: () => '',
      },
      report: (error) => {
        throw error;
      },
    });

  test.each(['/villa-tours', '/Tours/?utm_source=letter'])('responds at %s', async (url) => {
    const { status, html } = await visit(url);
    expect(status).toBe(200);
    expect(html).toContain('<title>Villa Tours | Marsa Properties</title>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/villa-tours"/>`);
    expect(html).toContain('Quick links'); // the footer of its descriptor
    expect(styledFiles.at(-1)).toBe('web/testing/example/villa-tours-page.tsx');
  });

  test('has an entry in the menu at its position', async () => {
    const { html } = await visit('/contact-us');
    const menu = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(menu).toMatch(/Legal Assistance.*href="\/villa-tours"[^>]*>Villa Tours.*Our Teams/s);
  });

  test('has its structured data', async () => {
    const { html } = await visit('/villa-tours');
    expect(html).toContain(`"item":"${ORIGIN}/villa-tours"`);
  });

  test('has a canonical URL with the parameters of its descriptor', () => {
    expect(server.addressOf('/VILLA-TOURS?gclid=1&sent=yes')).toBe('/villa-tours?sent=1');
  });

  test('is in the sitemap', async () => {
    const sitemap = await server.feed({ path: '/sitemap/pages.xml', origin: ORIGIN, execute });
    expect(sitemap?.text).toContain(`<loc>${ORIGIN}/villa-tours</loc>`);
  });
});
