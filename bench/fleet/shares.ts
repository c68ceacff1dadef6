import { ADDRESSES } from '../../walk/addresses.ts';
import { ask } from '../postgres.ts';
import { sitePage, type Question } from '../questions.ts';
import { found, wishes } from '../search/wishes.ts';
import type { Share } from './generator.ts';

/** Different searches. */
const SEARCHES = 2000;
/** Records that are written to. */
const WRITTEN = 200;

/** What visitors ask, and parts of it alone. */
export interface Shares {
  pages: Share;
  all: Share[];
  writes: Share;
}

const CHANGE =
  'mutation ($id: ID!, $price: String!) { updateSaleApartment(id: $id, input: { price: $price }) { id } }';

/** What visitors ask: pages for the most part. */
export async function sharesOf(url: string, token: string): Promise<Shares> {
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const rows = await ask(
    url,
    `select id from listings where kind = 'SaleApartment' order by id desc limit ${WRITTEN}`,
  );
  const change = ({ id }: Record<string, unknown>): Question => ({
    method: 'POST',
    path: '/graphql',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: CHANGE, variables: { id: String(id), price: 'AED {n}' } }),
    numbered: true,
  });
  const enquiry: Question = {
    method: 'POST',
    path: '/api/contact',
    headers: json,
    body: JSON.stringify({
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'A viewing no. {n}',
      message: 'Can it be seen on Friday?',
    }),
    numbered: true,
  };
  const pages = { name: 'pages', of: 0.9, questions: ADDRESSES.map(sitePage) };
  const writes = { name: 'writes', of: 0.01, questions: rows.map(change) };
  const searches = { name: 'searches', of: 0.08, questions: wishes(SEARCHES).map(found) };
  const enquiries = { name: 'enquiries', of: 0.01, questions: [enquiry], isApart: true };
  return {
    pages: { ...pages, of: 1 },
    all: [pages, searches, enquiries, writes],
    writes: { ...writes, of: 1 },
  };
}
