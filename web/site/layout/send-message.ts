import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { SendContactMessageDocument } from '../../../schema/documents/site/layout/graphql.ts';
import { fieldNames, type Faults, type Message } from './message.ts';

/** What became of a message; `fault` is there when nobody answered. */
export type Reply =
  | { sent: true }
  | { sent: false; text: string; faults: Faults; code?: string; retryAfter?: number; fault?: unknown };

/** What a visitor is told (spec §8). */
export const SENT = 'Message sent successfully!';
export const NOT_SENT = 'Failed to send message';
const NOBODY_ANSWERED = 'Something went wrong. Please try again later.';

/** Sends a message to the agency. Never rejects. */
export async function sendMessage(client: ApolloClient, input: Message): Promise<Reply> {
  try {
    const { data } = await client.mutate({ mutation: SendContactMessageDocument, variables: { input } });
    if (data?.sendContactMessage === true) return { sent: true };
    return { sent: false, text: NOT_SENT, faults: {} };
  } catch (error) {
    if (CombinedGraphQLErrors.is(error) && error.errors[0]) return refusal(error.errors[0]);
    return { sent: false, text: NOBODY_ANSWERED, faults: {}, fault: error };
  }
}

function refusal({ message, extensions = {} }: GraphQLFormattedError): Reply {
  const told = (extensions.fields ?? {}) as Record<string, string>;
  const faults: Faults = {};
  for (const name of fieldNames) if (told[name]) faults[name] = told[name];
  const { code, retryAfter } = extensions as { code?: string; retryAfter?: number };
  return { sent: false, text: message || NOT_SENT, faults, code, retryAfter };
}
