import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { parse } from 'graphql';
import { createAnswers, keyOf, type Known, type Question } from './answers.ts';
import type { Reply } from './execute.ts';
import { Refused } from './refused.ts';

interface Villa {
  villa: string;
}

const document = parse('query Villa($id: ID!) { villa(id: $id) }') as Question<Villa>['document'];
const about = (id: number): Question<Villa> => ({ document, variables: { id } });
const first = about(1);

/** What the API is asked, and what it says to it. */
let asked: unknown[];
let reply: () => Promise<Reply>;
const execute = ({ variables }: { variables: Record<string, unknown> }) => {
  asked.push(variables.id);
  return reply();
};

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  reply = async () => ({ data: { villa: `as seen by number ${asked.length}` } });
});
afterEach(() => void jest.useRealTimers());

const minute = () => jest.advanceTimersByTime(60_000);
const refuse = (code: string) => async () => ({ errors: [{ message: 'No.', extensions: { code } }] });

test('a question is loading until it is answered, and those who watch are told', async () => {
  const answers = createAnswers(execute);
  const told = jest.fn();
  answers.watch(keyOf(first), told);
  const coming = answers.ask(first);
  expect(answers.read(first)).toEqual({ state: 'loading' });
  expect(await coming).toEqual({ villa: 'as seen by number 1' });
  expect(answers.read(first)).toEqual({ state: 'here', data: { villa: 'as seen by number 1' } });
  expect(answers.read(first)).toBe(answers.read(first));
  expect(answers.read(about(2))).toEqual({ state: 'loading' });
  expect(told).toHaveBeenCalled();
});

test('equal questions at one time are asked once', async () => {
  const answers = createAnswers(execute);
  await Promise.all([answers.ask(first), answers.ask(about(1)), answers.ask(about(2))]);
  expect(asked).toEqual([1, 2]);
});

test('what the page brought along is not asked for', async () => {
  const brought = createAnswers(execute);
  await brought.ask(first);
  const answers = createAnswers(execute, JSON.parse(JSON.stringify(brought.known())) as Known);
  expect(await answers.ask(first)).toEqual({ villa: 'as seen by number 1' });
  expect(asked).toEqual([1]);
});

test('after a minute an answer is shown still while it is asked for again', async () => {
  const answers = createAnswers(execute);
  await answers.ask(first);
  minute();
  const coming = answers.ask(first);
  expect(answers.read(first)).toMatchObject({ data: { villa: 'as seen by number 1' } });
  await coming;
  expect(answers.read(first)).toMatchObject({ data: { villa: 'as seen by number 2' } });
});

describe('without an answer', () => {
  test.each([
    ['the API refuses', refuse('INTERNAL_SERVER_ERROR')],
    ['the API says nothing', async () => ({ data: null })],
    ['nobody answers', () => Promise.reject(new Error('no network'))],
  ])(
    'because %s, the question has failed for those who watch, and is asked anew by the next',
    async (_why, no) => {
      const answers = createAnswers(execute);
      const leave = answers.watch(keyOf(first), () => undefined);
      reply = no;
      await expect(answers.ask(first)).rejects.toThrow();
      expect(answers.read(first)).toEqual({ state: 'failed' });
      leave();
      expect(answers.read(first)).toEqual({ state: 'loading' });
    },
  );

  test('a question asked ahead leaves nothing behind', async () => {
    const answers = createAnswers(execute);
    reply = refuse('UNAVAILABLE');
    await expect(answers.ask(first)).rejects.toThrow('No.');
    expect(answers.read(first)).toEqual({ state: 'loading' });
  });

  test('what was known before stays, and is asked for by the next who comes', async () => {
    const answers = createAnswers(execute, { [keyOf(first)]: { villa: 'as it was' } });
    minute();
    const answered = reply;
    reply = refuse('UNAVAILABLE');
    await expect(answers.ask(first)).rejects.toThrow('No.');
    expect(answers.read(first)).toEqual({ state: 'here', data: { villa: 'as it was' } });
    reply = answered;
    await answers.ask(first);
    expect(asked).toEqual([1, 1]);
  });

  test('it is told whether asking again in a moment may help', async () => {
    reply = refuse('UNAVAILABLE');
    const passing: unknown = await createAnswers(execute)
      .ask(first)
      .catch((error: unknown) => error);
    expect(passing).toBeInstanceOf(Refused);
    expect(passing).toHaveProperty('isPassing', true);
  });
});

test('what answers tell of a record is known of it, the newest last, until they are forgotten', async () => {
  const villa = (id: string, title: string, more = {}) => ({ __typename: 'SaleVilla', id, title, ...more });
  const answers = createAnswers(execute);
  const tell = async (id: number, data: unknown) => {
    reply = async () => ({ data });
    await answers.ask(about(id));
  };
  await tell(1, { found: { items: [villa('7', 'As listed', { price: 'AED 1' }), villa('8', 'Another')] } });
  expect(answers.seen('SaleVilla', '7')).toMatchObject({ title: 'As listed', price: 'AED 1' });
  expect(answers.seen('SaleApartment', '7')).toBeNull();
  expect(answers.seen('SaleVilla', '9')).toBeNull();
  await tell(2, { newest: [villa('7', 'As listed since')] });
  expect(answers.seen('SaleVilla', '7')).toMatchObject({ title: 'As listed since', price: 'AED 1' });
  for (let id = 3; id <= 100; id++) await tell(id, { villa: id });
  expect(answers.seen('SaleVilla', '7')).toBeNull();
});

test('of many answers the oldest go, unless somebody looks at them', async () => {
  const answers = createAnswers(execute);
  answers.watch(keyOf(first), () => undefined);
  for (let id = 1; id <= 100; id++) await answers.ask(about(id));
  expect(Object.keys(answers.known()).length).toBeLessThanOrEqual(60);
  expect(answers.read(first).state).toBe('here');
  expect(answers.read(about(2)).state).toBe('loading');
  expect(answers.read(about(100)).state).toBe('here');
});
