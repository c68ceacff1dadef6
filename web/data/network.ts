import type { DocumentNode } from 'graphql';
import type { Execute } from '../../schema/page.ts';
import { fetchGraphQL } from './fetch-graphql.ts';
import { headersOf } from './press.ts';

/** Milliseconds after which an answer that has not come is not waited for any more. */
const PATIENCE = 30_000;

/** Asks the API over the network, by nothing that would have to be fetched first. */
export const overNetwork: Execute = ({ document, variables, press, signal }) =>
  fetchGraphQL(
    { query: textOf(document), variables },
    { headers: press ? headersOf(press) : {}, signal: withTimeout(signal) },
  );

/** A signal that aborts with the given one or when no answer comes in time; older browsers cannot combine signals. */
function withTimeout(signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(PATIENCE);
  return signal && 'any' in AbortSignal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** A query as it is sent; it was written when the code was made (`codegen.ts`). */
function textOf(document: DocumentNode): string {
  const { text } = (document as { __meta__?: { text?: string } }).__meta__ ?? {};
  if (text === undefined) throw new Error('A query of the site comes with its text.');
  return text;
}
