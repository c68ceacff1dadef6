/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of, throwError } from 'rxjs';
import { NewMessagesDocument } from '../../../schema/documents/admin/graphql.ts';
import { usePolledQuery } from './polled-query.ts';

let requests: number;
let isUnreachable: boolean;
let polled: { current: ReturnType<typeof usePolledQuery<{ newMessages: number }>> };

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
  await wait(0);
}

beforeEach(async () => {
  jest.useFakeTimers();
  requests = 0;
  isUnreachable = false;
  const link = new ApolloLink(() => {
    requests++;
    return isUnreachable
      ? throwError(() => new TypeError('Failed to fetch'))
      : of({ data: { newMessages: requests } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  polled = renderHook(() => usePolledQuery(NewMessagesDocument), { wrapper }).result;
  await wait(0);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('sends the query again at an interval, but not while the tab is hidden', async () => {
  expect(requests).toBe(1);
  await wait(60);
  expect(requests).toBe(2);
  await setHidden(true);
  await wait(600);
  expect(requests).toBe(2);
  await setHidden(false);
  expect(requests).toBe(3);
  expect(polled.current.data).toEqual({ newMessages: 3 });
});

test('sends no request for a return to the tab soon after the last one', async () => {
  await setHidden(false);
  expect(requests).toBe(1);
  await wait(10);
  for (let i = 0; i < 3; i++) await setHidden(false);
  expect(requests).toBe(2);
});

test('keeps the data after a failed request, and sends another one at the next return', async () => {
  await wait(10);
  isUnreachable = true;
  await setHidden(false);
  expect(polled.current.data).toEqual({ newMessages: 1 });
  isUnreachable = false;
  await setHidden(false);
  expect(polled.current.data).toEqual({ newMessages: 3 });
});
