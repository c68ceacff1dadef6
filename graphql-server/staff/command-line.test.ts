import { expect, test } from '@jest/globals';
import { BadUsage, readCommand } from './command-line.ts';

test('the accounts are listed; one is added or given a password by its address', () => {
  expect(readCommand(['list'])).toEqual({ does: 'list' });
  expect(readCommand(['add', 'Sara@marsa.example'])).toEqual({
    does: 'add',
    email: 'sara@marsa.example',
    make: false,
  });
  expect(readCommand(['password', '--make', 'sara@marsa.example'])).toMatchObject({ make: true });
});

test('anything else is told how it is meant', () => {
  const use = new BadUsage('Use: npm run staff -- list, or add|password name@example.com [--make].');
  const email = 'sara@marsa.example';
  const bad = [
    [],
    ['remove', email],
    ['list', email],
    ['list', '--make'],
    ['add', email, 'word'],
    ['add', '--x'],
  ];
  for (const args of bad) expect(() => readCommand(args)).toThrow(use);
  const whose = new BadUsage('Say whose account: npm run staff -- password name@example.com [--make].');
  for (const args of [['password'], ['password', 'sara']]) expect(() => readCommand(args)).toThrow(whose);
});
