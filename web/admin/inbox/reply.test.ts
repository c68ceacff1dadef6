import { describe, expect, test } from '@jest/globals';
import { mailto, replyTo, telephone } from './reply.ts';

const ANN = { email: 'ann@example.com', subject: 'A villa', message: 'First.\nSecond.' };
function read(link: string): Record<string, string> {
  const url = new URL(link);
  return { to: decodeURIComponent(url.pathname), ...Object.fromEntries(url.searchParams) };
}

test.each([
  ['+971 (0)50 123-45.67', 'tel:+9710501234567'],
  ['050 123 4567', 'tel:0501234567'],
])('links the number %s as %s', (phone, link) => {
  expect(telephone(phone)).toBe(link);
});

describe('a reply', () => {
  test('is addressed to the sender, with the subject and the quoted message', () => {
    const body = '\r\n\r\n> First.\r\n> Second.';
    expect(read(replyTo(ANN))).toEqual({ to: 'ann@example.com', subject: 'Re: A villa', body });
  });

  test('has no other recipient, whatever a stored address contains', () => {
    const email = 'a?bcc=spy%40evil.example&subject=x@example.com';
    expect(read(mailto(email))).toEqual({ to: email });
    expect(Object.keys(read(replyTo({ ...ANN, email })))).toEqual(['to', 'subject', 'body']);
    expect(Object.keys(read(replyTo({ ...ANN, subject: 'A&bcc=spy@evil.example' })))).toEqual([
      'to',
      'subject',
      'body',
    ]);
  });

  test.each(['a villa by the sea ', 'فيلا على البحر ', '🏡🌊 '])(
    'to a long message of “%s” quotes what a mail program takes of it',
    (words) => {
      const link = replyTo({ ...ANN, message: words.repeat(1000) });
      expect(link.length).toBeLessThanOrEqual(1900);
      expect(link.length).toBeGreaterThan(1850);
      expect(read(link).body).toMatch(/^\r\n\r\n> .*…$/su);
    },
  );
});
