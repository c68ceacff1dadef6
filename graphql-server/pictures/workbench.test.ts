import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { type Urgency, Workbench } from './workbench.ts';

/** A piece of work that notes when it begins and lasts until it is told to end. */
function piece(bench: Workbench, notes: string[], name: string, urgency: Urgency, alone?: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const done = bench.run({
    urgency,
    alone,
    work: async () => {
      notes.push(name);
      await ended;
      return name;
    },
  });
  return { done, end };
}

test('no more is worked on at once than there are places', async () => {
  const bench = new Workbench(2);
  const begun: string[] = [];
  const [first, second, third] = ['a', 'b', 'c'].map((name) => piece(bench, begun, name, 'visitor'));
  await setImmediate();
  expect(begun).toEqual(['a', 'b']);
  second!.end();
  expect(await second!.done).toBe('b');
  await setImmediate();
  expect(begun).toEqual(['a', 'b', 'c']);
  first!.end();
  third!.end();
  await Promise.all([first!.done, third!.done]);
});

test('who sends goes before who looks, and both before work nobody waits for', async () => {
  const bench = new Workbench(1);
  const begun: string[] = [];
  const pieces = (['visitor', 'nobody', 'visitor', 'sender'] as const).map((urgency, index) =>
    piece(bench, begun, `${index} ${urgency}`, urgency),
  );
  for (const { end } of pieces) end();
  await Promise.all(pieces.map(({ done }) => done));
  expect(begun).toEqual(['0 visitor', '3 sender', '2 visitor', '1 nobody']);
});

test('what nobody waits for is left alone, even where there is a place, as long as somebody sends', async () => {
  const bench = new Workbench(2);
  const begun: string[] = [];
  const sender = piece(bench, begun, 'sender', 'sender', 'upload');
  const nobody = piece(bench, begun, 'nobody', 'nobody');
  const visitor = piece(bench, begun, 'visitor', 'visitor');
  await setImmediate();
  expect(begun).toEqual(['sender', 'visitor']);
  visitor.end();
  await visitor.done;
  await setImmediate();
  expect(begun).toEqual(['sender', 'visitor']);
  for (const { end } of [sender, nobody]) end();
  await Promise.all([sender.done, nobody.done]);
  expect(begun).toEqual(['sender', 'visitor', 'nobody']);
});

test('a visitor more than may wait is told to come again', async () => {
  const bench = new Workbench(1, 1);
  const begun: string[] = [];
  const [first, second] = ['a', 'b'].map((name) => piece(bench, begun, name, 'visitor'));
  await expect(piece(bench, begun, 'c', 'visitor').done).rejects.toThrow('Try again in a few seconds');
  for (const { end, done } of [first!, second!]) {
    end();
    await done;
  }
  expect(begun).toEqual(['a', 'b']);
});

test('one picture is worked on once at a time while others overtake it', async () => {
  const bench = new Workbench(2);
  const begun: string[] = [];
  const first = piece(bench, begun, 'x1', 'visitor', 'x');
  const second = piece(bench, begun, 'x2', 'visitor', 'x');
  const other = piece(bench, begun, 'y1', 'nobody', 'y');
  await setImmediate();
  expect(begun).toEqual(['x1', 'y1']);
  for (const { end, done } of [first, second, other]) {
    end();
    await done;
  }
  expect(begun).toEqual(['x1', 'y1', 'x2']);
});

test('work that fails gives its place back', async () => {
  const bench = new Workbench(1);
  const fail = () => Promise.reject(new Error('Out of paint'));
  await expect(bench.run({ urgency: 'sender', alone: 'x', work: fail })).rejects.toThrow('Out of paint');
  expect(await bench.run({ urgency: 'sender', alone: 'x', work: async () => 'done' })).toBe('done');
});
