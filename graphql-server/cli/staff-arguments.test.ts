import { expect, test } from '@jest/globals';
import { BadUsage } from './command.ts';
import { parseCommand } from './staff-arguments.ts';

test('the accounts are listed; one is added or given a password by its address', () => {
  expect(parseCommand(['list'])).toEqual({ action: 'list' });
  expect(parseCommand(['add', 'Sara@marsa.example'])).toEqual({
    action: 'add',
    email: 'sara@marsa.example',
    make: false,
  });
  expect(parseCommand(['password', '--make', 'sara@marsa.example'])).toMatchObject({ make: true });
});

test.each([' sara@marsa.example', '\u202asara@marsa.example\u202c', 'mailto:Sara＠marsa.example\u200b'])(
  'finds the address in %j',
  (typed) => {
    expect(parseCommand(['enable', typed])).toEqual({ action: 'enable', email: 'sara@marsa.example' });
  },
);

test('an account is taken away and given back by its address', () => {
  const email = 'sara@marsa.example';
  expect(parseCommand(['disable', 'Sara@marsa.example'])).toEqual({ action: 'disable', email });
  expect(parseCommand(['enable', email])).toEqual({ action: 'enable', email });
  const whose = new BadUsage('Say whose account: npm run staff -- disable name@example.com.');
  expect(() => parseCommand(['disable'])).toThrow(whose);
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
  for (const args of bad) expect(() => parseCommand(args)).toThrow(use);
  const whose = new BadUsage('Say whose account: npm run staff -- password name@example.com [--make].');
  for (const args of [['password'], ['password', 'sara']]) expect(() => parseCommand(args)).toThrow(whose);
});
