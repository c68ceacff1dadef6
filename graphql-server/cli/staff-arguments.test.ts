import { expect, test } from '@jest/globals';
import { BadUsage } from './command.ts';
import { readCommand } from './staff-arguments.ts';

test('the accounts are listed; one is added or given a password by its address', () => {
  expect(readCommand(['list'])).toEqual({ does: 'list' });
  expect(readCommand(['add', 'Sara@marsa.example'])).toEqual({
    does: 'add',
    email: 'sara@marsa.example',
    make: false,
  });
  expect(readCommand(['password', '--make', 'sara@marsa.example'])).toMatchObject({ make: true });
});

test.each([' sara@marsa.example', '\u202asara@marsa.example\u202c', 'mailto:Sara＠marsa.example\u200b'])(
  'finds the address in %j',
  (typed) => {
    expect(readCommand(['enable', typed])).toEqual({ does: 'enable', email: 'sara@marsa.example' });
  },
);

test('an account is taken away and given back by its address', () => {
  const email = 'sara@marsa.example';
  expect(readCommand(['disable', 'Sara@marsa.example'])).toEqual({ does: 'disable', email });
  expect(readCommand(['enable', email])).toEqual({ does: 'enable', email });
  const whose = new BadUsage('Say whose account: npm run staff -- disable name@example.com.');
  expect(() => readCommand(['disable'])).toThrow(whose);
});

test('anything else is told how it is meant', () => {
  const use = new BadUsage(
    'Use: npm run staff -- list, or add|password name@example.com [--make], or disable|enable name@example.com.',
  );
  const email = 'sara@marsa.example';
  const bad = [
    [],
    ['remove', email],
    ['list', email],
    ['list', '--make'],
    ['add', email, 'word'],
    ['add', '--x'],
    ['disable', email, '--make'],
    ['enable', email, 'word'],
  ];
  for (const args of bad) expect(() => readCommand(args)).toThrow(use);
  const whose = new BadUsage('Say whose account: npm run staff -- password name@example.com [--make].');
  for (const args of [['password'], ['password', 'sara']]) expect(() => readCommand(args)).toThrow(whose);
});
