/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { createStoredValue } from './stored.ts';

const stored = createStoredValue<readonly string[]>('homes', [], (found) => found as string[]);

test.each([
  ['another tab stores a value', () => new StorageEvent('storage', { key: 'homes' })],
  ['the page returns from the back/forward cache', () => new Event('pageshow')],
])('a stored value is read again when %s', (cause, createEvent) => {
  let changes = 0;
  const unwatch = stored.watch(() => changes++);
  const text = JSON.stringify([cause]);
  localStorage.setItem('homes', text);
  dispatchEvent(createEvent());
  expect([changes, stored.read()]).toEqual([1, [cause]]);
  unwatch();
  dispatchEvent(createEvent());
  expect(changes).toBe(1);
});
