import { expect, test } from '@jest/globals';
import { allScreens, hasPanelScreen } from './screens.ts';

test.each(['path', 'label'] as const)('the screens of the panel have a different %s each', (key) => {
  const values = allScreens.map((screen) => screen[key]);
  expect(new Set(values).size).toBe(values.length);
});

test.each([
  ['/admin/forgot-password', true],
  ['/Admin/Set-Password/Token-1_x', true],
  ['/admin/set-password/token/', true],
  ['/admin/confirm-email/token', true],
  ['/admin/account', true],
  ['/admin/set-password', false],
  ['/admin/set-password/token/more', false],
])('the server serves %s with status 200: %s', (path, isServed) => {
  expect(hasPanelScreen(path)).toBe(isServed);
});
