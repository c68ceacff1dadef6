import { expect, test } from '@jest/globals';
import 'reflect-metadata';
import { validate } from '../../../graphql-server/collections/mutations/validation.ts';
import { contactMessages } from '../../../graphql-server/enquiries/contact-message.ts';
import { InvalidInput, textsOf } from '../../../graphql-server/errors.ts';
import { validateMessage, parseMessage, type Message } from './message.ts';

const VALID: Message = {
  name: 'Ann',
  email: 'ann@example.com',
  phone: '',
  subject: 'A villa',
  message: 'Hello.',
};

/** Returns the errors of the API for a message, by field. */
function validateByApi(message: Message) {
  try {
    validate(contactMessages, message, { current: null, hasPicture: false });
    return {};
  } catch (error) {
    if (error instanceof InvalidInput) return textsOf(error.fields);
    throw error;
  }
}

test.each<Partial<Message>>([
  {},
  { name: '' },
  { name: ' \n' },
  { name: '\u200b\u2060' },
  { name: 'n'.repeat(200) },
  { name: 'n'.repeat(201) },
  { email: 'ann' },
  { email: 'ann@example' },
  { email: '@example.com' },
  { email: 'ann at example.com' },
  { email: 'ann.o-neil+homes@mail.example.co' },
  { phone: ' \u200b' },
  { phone: '+971 (0)4 123-45.67' },
  { phone: 'tel:+971501234567' },
  { phone: '٠٥٠ ١٢٣ ٤٥٦٧' },
  { phone: '０５０１２３４５６７' },
  { phone: '12345' },
  { phone: '123456' },
  { phone: 'call 0501234567' },
  { phone: '1'.repeat(30) },
  { phone: '1'.repeat(31) },
  { phone: 'x'.repeat(31) },
  { subject: '' },
  { subject: 's'.repeat(201) },
  { subject: '❤️'.repeat(200) },
  { message: '' },
  { message: '🏠'.repeat(20_000) },
  { message: 'm'.repeat(20_001) },
  { name: '', email: '', subject: '', message: '' },
])('browser and API return the same errors for %j', (changes) => {
  const message = { ...VALID, ...changes };
  expect(validateMessage(message)).toEqual(validateByApi(message));
});

test('normalizes line ends to one character', () => {
  const form = new FormData();
  form.set('message', 'One.\r\nTwo.');
  expect(parseMessage(form)).toEqual({ name: '', email: '', phone: '', subject: '', message: 'One.\nTwo.' });
});
