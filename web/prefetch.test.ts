/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import './testing/in-jsdom.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { createApi } from './data/api.ts';

/** The pointer event that jsdom lacks. */
class PointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, { pointerType = 'mouse', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}
Object.assign(globalThis, { PointerEvent });

const { prefetchOnIntent } = await import('./prefetch.ts');
const { loadPage } = await import('./routes.tsx');

/** Milliseconds after which hovering counts as intent. */
const LONG = 200;

let connection: { saveData: boolean };
let requests: { id: unknown; signal: AbortSignal | undefined }[];
let next = 0;
let link: HTMLAnchorElement;

beforeAll(async () => {
  Object.defineProperty(navigator, 'connection', { get: () => connection });
  await loadPage('/DreamDetails/1');
  prefetchOnIntent(
    createApi(({ variables, signal }) => {
      requests.push({ id: variables.id, signal });
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    }),
  );
});
afterAll(() => document.body.replaceChildren());

beforeEach(() => {
  connection = { saveData: false };
  requests = [];
  next += 1;
  document.body.innerHTML = `<a href="/DreamDetails/${next}"><span>More</span></a>`;
  link = document.querySelector('a')!;
});

const send = (event: Event) => link.firstElementChild!.dispatchEvent(event);
const hover = () => send(new PointerEvent('pointerover', { bubbles: true }));
const leave = () => send(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
const touch = (type: string) => send(new Event(type, { bubbles: true }));
const ids = () => requests.map(({ id }) => id);

test('prefetches a page once when its link is hovered', async () => {
  hover();
  expect(ids()).toEqual([]);
  await pause(LONG);
  hover();
  await pause(LONG);
  expect(ids()).toEqual([String(next)]);
});

test('does not prefetch when the pointer passes over a link', async () => {
  hover();
  leave();
  await pause(LONG);
  expect(ids()).toEqual([]);
});

test.each(['touchmove', 'touchcancel', 'scroll'])(
  'does not prefetch when a touch becomes a swipe (%s)',
  async (end) => {
    touch('touchstart');
    send(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
    touch(end);
    await pause(LONG);
    expect(ids()).toEqual([]);
  },
);

test.each([
  ['focus', () => send(new FocusEvent('focusin', { bubbles: true }))],
  ['a finger', () => touch('touchstart')],
])('prefetches on %s', async (_, begin) => {
  begin();
  await pause(LONG);
  expect(ids()).toEqual([String(next)]);
});

test('does not prefetch when the browser saves data', async () => {
  connection = { saveData: true };
  hover();
  await pause(LONG);
  expect(ids()).toEqual([]);
});

test('aborts the request when the pointer leaves, but not when the link is followed', async () => {
  hover();
  await pause(LONG);
  leave();
  expect(requests[0]!.signal?.aborted).toBe(true);
  await pause(0);
  hover();
  await pause(LONG);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  leave();
  expect(requests[1]!.signal?.aborted).toBe(false);
});
