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
let sent: { name: string; answer: (data: object) => void; fail: (error: Error) => void }[];
let client: ApolloClient;

beforeEach(() => {
  sent = [];
  const later = new SetContextLink(async (context) => context);
  const transport = new ApolloLink(
    ({ operationName }) =>
      new Observable((asker) => {
        const one = {
          name: operationName!,
          answer: (data: object) => {
            asker.next({ data });
            asker.complete();
          },
          fail: (error: Error) => asker.error(error),
        };
        sent.push(one);
        return () => (sent = sent.filter((other) => other !== one));
      }),
  );
  client = new ApolloClient({
    link: ApolloLink.from([latestWinsLink(), later, transport]),
    cache: new InMemoryCache(),
    queryDeduplication: false,
  });
});

const ask = (of = 'villas') => client.query({ query: QUERY, variables: { of }, fetchPolicy: 'network-only' });
const add = (of = 'villas') => client.mutate({ mutation: MUTATION, variables: { of } });
/** Waits until the requests have been sent. */
const underWay = () => pause(5);

test('sends simultaneous equal queries once', async () => {
  const both = Promise.all([ask(), ask()]);
  await underWay();
  expect(sent).toHaveLength(1);
  sent[0]!.answer({ count: 1 });
  expect((await both).map(({ data }) => data!.count)).toEqual([1, 1]);
});

test('answers an earlier query with the result of a later equal one', async () => {
  const before = ask();
  await underWay();
  const first = sent[0]!;
  const after = ask();
  await underWay();
  expect(sent).not.toContain(first);
  first.answer({ count: 1 });
  sent[0]!.answer({ count: 2 });
  expect((await Promise.all([before, after])).map(({ data }) => data!.count)).toEqual([2, 2]);
});

test('sends a query again after its response, and rejects all callers after an error', async () => {
  const one = ask();
  await underWay();
  sent[0]!.answer({ count: 1 });
  await one;
  const both = Promise.allSettled([ask(), ask()]);
  await underWay();
  expect(sent).toHaveLength(1);
  sent[0]!.fail(new TypeError('Failed to fetch'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('sends other queries and mutations separately', async () => {
  const all = Promise.all([ask(), ask('homes'), add(), add()]);
  await underWay();
  expect(sent.map(({ name }) => name)).toEqual(['Count', 'Count', 'Add', 'Add']);
  for (const { name, answer } of [...sent]) answer(name === 'Add' ? { add: true } : { count: 3 });
  await all;
});
