import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { beforeEach, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { Observable } from 'rxjs';
import { latestWinsLink } from './panel-client.ts';

const QUERY: TypedDocumentNode<{ count: number }, { of: string }> = gql`
  query Count($of: String!) {
    count(of: $of)
  }
`;
const MUTATION = gql`
  mutation Add($of: String!) {
    add(of: $of)
  }
`;

/** Requests in flight in their order, with functions to respond. */
let sent: { name: string; respond: (data: object) => void; fail: (error: Error) => void }[];
let client: ApolloClient;

beforeEach(() => {
  sent = [];
  const asyncLink = new SetContextLink(async (context) => context);
  const transport = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const request = {
          name: operationName!,
          respond: (data: object) => {
            observer.next({ data });
            observer.complete();
          },
          fail: (error: Error) => observer.error(error),
        };
        sent.push(request);
        return () => (sent = sent.filter((pending) => pending !== request));
      }),
  );
  client = new ApolloClient({
    link: ApolloLink.from([latestWinsLink(), asyncLink, transport]),
    cache: new InMemoryCache(),
    queryDeduplication: false,
  });
});

const query = (of = 'villas') =>
  client.query({ query: QUERY, variables: { of }, fetchPolicy: 'network-only' });
const add = (of = 'villas') => client.mutate({ mutation: MUTATION, variables: { of } });
/** Waits until the requests have been sent. */
const untilSent = () => pause(5);

test('sends simultaneous equal queries once', async () => {
  const both = Promise.all([query(), query()]);
  await untilSent();
  expect(sent).toHaveLength(1);
  sent[0]!.respond({ count: 1 });
  expect((await both).map(({ data }) => data!.count)).toEqual([1, 1]);
});

test('resolves an earlier query with the result of a later equal one', async () => {
  const earlier = query();
  await untilSent();
  const first = sent[0]!;
  const later = query();
  await untilSent();
  expect(sent).not.toContain(first);
  first.respond({ count: 1 });
  sent[0]!.respond({ count: 2 });
  expect((await Promise.all([earlier, later])).map(({ data }) => data!.count)).toEqual([2, 2]);
});

test('sends a query again after its response, and rejects all callers after an error', async () => {
  const firstQuery = query();
  await untilSent();
  sent[0]!.respond({ count: 1 });
  await firstQuery;
  const both = Promise.allSettled([query(), query()]);
  await untilSent();
  expect(sent).toHaveLength(1);
  sent[0]!.fail(new TypeError('Failed to fetch'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('sends other queries and mutations separately', async () => {
  const all = Promise.all([query(), query('homes'), add(), add()]);
  await untilSent();
  expect(sent.map(({ name }) => name)).toEqual(['Count', 'Count', 'Add', 'Add']);
  for (const { name, respond } of [...sent]) respond(name === 'Add' ? { add: true } : { count: 3 });
  await all;
});
