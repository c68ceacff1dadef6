import { expect, test } from '@jest/globals';
import { Notices } from './notices.ts';
import { tellOfReplica } from './replica-notice.ts';

test('a replica that is away or long behind is told of until it helps again', () => {
  const logged: string[] = [];
  const notices = new Notices({ warn: (_, sentence) => logged.push(sentence) });
  const told = (isThere: boolean, behindMs: number) => {
    tellOfReplica({ isThere, behindMs }, notices);
    return notices.all().map(({ about, sentence }) => `${about}: ${sentence.slice(0, 61)}`);
  };
  expect(told(true, 2000)).toEqual([]);
  const away = ['replica: The replica of the database does not answer, so the primary a'];
  expect([told(false, 0), told(false, 0)]).toEqual([away, away]);
  expect(told(true, 31_000)).toEqual([
    'replica: The replica of the database has not had all that the primary ',
  ]);
  expect(told(true, 0)).toEqual([]);
  expect(logged).toHaveLength(2); // once each
});
