import { MOST_PER_PAGE, PER_PAGE } from '../collections/reading/page.ts';
import type { Envelope } from './envelopes.ts';
import { examples } from './examples.ts';
import { pageName, recordName, refTo } from './openapi-schemas.ts';
import type { Schema } from '../collections/declaring/field.ts';
import type { Serializer } from './serializer.ts';

/** What is said of each envelope. */
export const envelopeSentences: Record<Envelope, string> = {
  list: 'Without `page` and `limit` a bare list of everything; with either, one page.',
  data: 'Without `page` and `limit` everything under `data`; with either, one page.',
  success: 'Without `page` and `limit` everything; with either, one page.',
  page: 'Without `page` and `limit` everything, as one page.',
};

/** The answer of a list in its envelope. */
export function listSchema(serializer: Serializer, envelope: Envelope): Schema {
  const items = { type: 'array', items: refTo(recordName(serializer)) };
  const page = refTo(pageName(serializer));
  if (envelope === 'page') return page;
  if (envelope === 'list') return { anyOf: [items, page] };
  const data = { type: 'object', required: ['data'], properties: { data: items } };
  if (envelope === 'data') return { anyOf: [data, page] };
  const success = { required: ['success'], properties: { success: { const: true } } };
  return { type: 'object', ...success, anyOf: [data, page] };
}

/** The parameters of every list. */
export const pagingParameters: Record<string, Schema> = {
  page: {
    name: 'page',
    in: 'query',
    description: 'Which page, from 1; below it is the first, beyond the end the last.',
    schema: { type: 'integer' },
    example: 1,
  },
  limit: {
    name: 'limit',
    in: 'query',
    description: `The most records on a page; ${PER_PAGE} when only \`page\` is given.`,
    schema: { type: 'integer', minimum: 1, maximum: MOST_PER_PAGE },
    example: PER_PAGE,
  },
};

/** References to them. */
export const paging: Schema[] = [
  { $ref: '#/components/parameters/page' },
  { $ref: '#/components/parameters/limit' },
];

/** A query parameter that keeps a list to one parent's records. */
export function onlyOf(name: string): Schema {
  return {
    name,
    in: 'query',
    description: 'Only what belongs to the record of this number.',
    schema: { type: 'integer' },
    example: examples[name],
  };
}
