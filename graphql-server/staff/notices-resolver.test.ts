import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask, askAsStaff } from '../graphql/testing.ts';
import { openTestHouse, type TestHouse } from '../testing.ts';

const NOTICES = '{ notices { about sentence since } }';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('staff are told what needs an operator, the newest sentence about each, until it is mended', async () => {
  house.notices.raise('disk', 'The disk is nearly full.');
  house.notices.raise('disk', 'The disk is full: make room.');
  expect(await askAsStaff(house, NOTICES)).toEqual({
    notices: [{ about: 'disk', sentence: 'The disk is full: make room.', since: expect.any(String) }],
  });
  house.notices.clear('disk');
  expect(await askAsStaff(house, NOTICES)).toEqual({ notices: [] });
});

test('nobody else is told', async () => {
  const { errors } = await ask(house, NOTICES);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
