import { buildSchema, execute, GraphQLError } from 'graphql';
import { existsSync, readFileSync } from 'node:fs';
import type { Assets, Execute, RenderedPage } from '../../schema/page.ts';
import { render } from '../entry-server.tsx';

export const ORIGIN = 'https://marsa.example';

/** Stands for the build, and knows the source files that there are. */
const assets: Assets = {
  styles: (files) => files.map((file) => `<link rel="stylesheet" href="/${known(file)}.css">`).join(''),
  scripts: (files) => `<script type="module" src="/entry.js" data-for="${files.join(' ')}"></script>`,
};

function known(file: string): string {
  if (!existsSync(new URL(`../../${file}`, import.meta.url))) throw new Error(`There is no ${file}.`);
  return file;
}

type Visit = RenderedPage & { told: unknown[] };

/** Asks for a page, with the words of a form if there are any, and keeps what was told of faults. */
export async function visit(url: string, api: Execute, form?: Record<string, string>): Promise<Visit> {
  const told: unknown[] = [];
  const page = await render({
    url,
    origin: ORIGIN,
    form: form && new URLSearchParams(form).toString(),
    execute: api,
    assets,
    report: (error) => told.push(error),
  });
  return { ...page, told };
}

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

/** Answers by the real schema; what is given may leave out whatever no page asks. */
export const api =
  (rootValue: object): Execute =>
  async ({ document, variables }) =>
    execute({ schema, document, rootValue, variableValues: variables });

/** Refuses whatever is asked. */
export const failing =
  (code: string, message = 'relation "listings" does not exist'): Execute =>
  async () => ({ errors: [new GraphQLError(message, { extensions: { code } })] });

/** One page of records, as every list of the API gives it. */
export function pageOf<Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }) {
  const totalPages = Math.max(1, Math.ceil(rows.length / limit));
  const clamped = Math.min(page, totalPages);
  const items = rows.slice((clamped - 1) * limit, clamped * limit);
  return { items, page: clamped, limit, total: rows.length, totalPages };
}

/** What is stored of a picture, as the API tells it. */
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

/** The words of a page as a reader has them, without the bar, the foot and the state that only scripts read. */
export const wordsOf = ({ html }: RenderedPage): string =>
  html
    .replace(/^.*<main/s, '<main')
    .replace(/<footer.*$/s, '')
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

export const linksOf = ({ html }: RenderedPage): string[] =>
  [...html.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
