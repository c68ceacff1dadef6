/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import './testing/in-jsdom.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { type LoaderFunction, matchRoutes } from 'react-router-dom';
import { createBrowserQuery } from './data/query.ts';
import type { Execute } from '../schema/page.ts';

/** A PointerEvent, which jsdom lacks. */
class PointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, { pointerType = 'mouse', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}
Object.assign(globalThis, { PointerEvent });

const { prefetchOnIntent } = await import('./prefetch.ts');
const { loadModule, routes } = await import('./routes.tsx');

/** A time in milliseconds after which hovering counts as intent. */
const INTENT_MS = 200;

let connection: { saveData: boolean };
let requests: { id: unknown; signal: AbortSignal | undefined }[];
/** The id in the link, different in each test. */
let linkId = 0;
let link: HTMLAnchorElement;

beforeAll(async () => {
  Object.defineProperty(navigator, 'connection', { get: () => connection });
  await loadModule('/DreamDetails/1');
  const execute: Execute = ({ variables, signal }) => {
    requests.push({ id: variables.id, signal });
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  };
  const query = createBrowserQuery(execute);
  prefetchOnIntent({ query, execute, isServer: false, isNavigation: true, report: () => undefined });
});
afterAll(() => document.body.replaceChildren());

beforeEach(() => {
  connection = { saveData: false };
  requests = [];
  linkId += 1;
  document.body.innerHTML = `<a href="/DreamDetails/${linkId}"><span>More</span></a>`;
  link = document.querySelector('a')!;
});

const dispatch = (event: Event) => link.firstElementChild!.dispatchEvent(event);
const hover = () => dispatch(new PointerEvent('pointerover', { bubbles: true }));
const leave = () => dispatch(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
const touch = (type: string) => dispatch(new Event(type, { bubbles: true }));
const requestedIds = () => requests.map(({ id }) => id);

test('prefetches a page once when its link is hovered', async () => {
  hover();
  expect(requestedIds()).toEqual([]);
  await pause(INTENT_MS);
  hover();
  await pause(INTENT_MS);
  expect(requestedIds()).toEqual([String(linkId)]);
});

test('does not prefetch when the pointer passes over a link', async () => {
  hover();
  leave();
  await pause(INTENT_MS);
  expect(requestedIds()).toEqual([]);
});

test.each(['touchmove', 'touchcancel', 'scroll'])(
  'does not prefetch when a touch becomes a swipe (%s)',
  async (endEvent) => {
    touch('touchstart');
    dispatch(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
    touch(endEvent);
    await pause(INTENT_MS);
    expect(requestedIds()).toEqual([]);
  },
);

test.each([
  ['focus', () => dispatch(new FocusEvent('focusin', { bubbles: true }))],
  ['touch', () => touch('touchstart')],
])('prefetches on %s', async (_, startIntent) => {
  startIntent();
  await pause(INTENT_MS);
  expect(requestedIds()).toEqual([String(linkId)]);
});

test('does not prefetch when the browser saves data', async () => {
  connection = { saveData: true };
  hover();
  await pause(INTENT_MS);
  expect(requestedIds()).toEqual([]);
});

test('aborts the request when the pointer leaves, but not when the link is followed', async () => {
  hover();
  await pause(INTENT_MS);
  leave();
  expect(requests[0]!.signal?.aborted).toBe(true);
  await pause(0);
  hover();
  await pause(INTENT_MS);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  leave();
  expect(requests[1]!.signal?.aborted).toBe(false);
});

test('a prefetch that was aborted while its module was loading leaves the next one of the same link alone', async () => {
  const { route } = matchRoutes(routes, link.pathname)!.at(-1)!;
  const load = route.loader as LoaderFunction;
  let finishLoading!: () => void;
  const loaded = new Promise<void>((resolve) => (finishLoading = resolve));
  route.loader = async (args) => {
    await loaded;
    return load(args, undefined);
  };
  try {
    hover();
    await pause(INTENT_MS);
    leave();
    hover();
    await pause(INTENT_MS);
    finishLoading();
    await pause(0);
    leave();
  } finally {
    route.loader = load;
  }
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
});

test('a lifted finger does not abort the request that its click continues', async () => {
  touch('touchstart');
  await pause(INTENT_MS);
  const finger = { bubbles: true, pointerType: 'touch' };
  dispatch(new PointerEvent('pointerout', { ...finger, relatedTarget: null })); // before `touchend` and `click`
  touch('touchend');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  expect(requestedIds()).toEqual([String(linkId)]);
  expect(requests[0]!.signal?.aborted).toBe(false);
});

test('the focus that leaves another link does not abort the request of the pressed link', async () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="/DreamDetails/other">Other</a>');
  hover();
  await pause(INTENT_MS);
  const other = document.querySelector('[href$=other]')!;
  other.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: link }));
  expect(requests[0]!.signal?.aborted).toBe(false);
});

test('does not prefetch when the link is followed before the hover counts as intent', async () => {
  hover();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
  await pause(INTENT_MS);
  expect(requestedIds()).toEqual([]);
});
