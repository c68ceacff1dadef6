import { graphql, GraphQLError } from 'graphql';
import { existsSync } from 'node:fs';
import type { Assets, Execute, RenderedPage } from '../../schema/page.ts';
import { render } from '../entry-server.tsx';
import { demoAgency } from './demo-agency.ts';
import { schema } from './schema.ts';

export const ORIGIN = 'https://marsa.example';

/** Assets of a build that contains every source file. */
const assets: Assets = {
  styles: (files) => files.map((file) => `<link rel="stylesheet" href="/${requireFile(file)}.css">`).join(''),
  scripts: (files) => `<script type="module" src="/entry.js" data-for="${files.join(' ')}"></script>`,
};

function requireFile(file: string): string {
  if (!existsSync(new URL(`../../${file}`, import.meta.url))) throw new Error(`There is no ${file}.`);
  return file;
}

type Visit = RenderedPage & { reported: unknown[] };

/** Renders the page at a URL on the server, with a submitted form if there is one. Collects the reported errors. */
export async function visit(url: string, api: Execute, form?: Record<string, string>): Promise<Visit> {
  const reported: unknown[] = [];
  const page = await render({
    url,
    origin: ORIGIN,
    form: form && new URLSearchParams(form).toString(),
    execute: api,
    assets,
    report: (error) => reported.push(error),
  });
  return { ...page, reported };
}

/** The texts of a page as the API returns them. */
const pageContent = {
  lead: 'An introduction.',
  description: 'A description.',
  figures: [],
  sections: [{ id: 'section-first', heading: 'First', html: '<p>A text.</p>' }],
  call: null,
};

/**
 * Executes queries with the real schema; `rootValue` may omit fields that the page does not query. The agency is that of the demo by
 * default.
 */
export const api =
  (rootValue: object): Execute =>
  async ({ document, variables }) =>
    graphql({
      schema,
      source: document,
      rootValue: { agency: demoAgency, pageContent, listingExists: () => false, ...rootValue },
      variableValues: variables,
    });

/** An API that responds to every query with an error. */
export const failing =
  (code: string, message = 'relation "listings" does not exist'): Execute =>
  async () => ({ errors: [new GraphQLError(message, { extensions: { code } })] });

/** A page of a list as the API returns it. */
export function pageOf<Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }) {
  const totalPages = Math.max(1, Math.ceil(rows.length / limit));
  const clamped = Math.min(page, totalPages);
  const items = rows.slice((clamped - 1) * limit, clamped * limit);
  return { items, page: clamped, limit, total: rows.length, totalPages };
}

/** A picture as the API returns it. */
export const picture = (name: string) => ({
  url: `/uploads/${name}.jpg`,
  shareUrl: `/uploads/${name}.1200s.jpeg`,
  width: 1600,
  height: 1067,
  alt: `Picture ${name}`,
  placeholder: 'data:image/webp;base64,UklGRg==',
  srcset: ({ format }: { format: string }) => `/uploads/${name}.320.${format.toLowerCase()} 320w`,
  uprightSrcset: ({ format }: { format: string }) => `/uploads/${name}.384u.${format.toLowerCase()} 384w`,
});

/** Returns the visible text of a page without header and footer. */
export const textOf = ({ html }: RenderedPage): string =>
  html
    .replace(/^.*<main/s, '<main')
    .replace(/<footer.*$/s, '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** Returns the `href` of every link of a page. */
export const linksOf = ({ html }: RenderedPage): string[] =>
  [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
