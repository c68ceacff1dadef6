import { describe, expect, test } from '@jest/globals';
import type { Execute } from '../../../schema/page.ts';
import { demoAgency } from '../../testing/demo-agency.ts';
import { api, failing, linksOf, ORIGIN, visit, textOf } from '../../testing/visit.ts';
import { HONEYPOT } from '../layout/message.ts';

const MESSAGE = { name: 'Ann', email: 'ann@example.com', subject: 'A "villa"', message: 'One.\nTwo.' };

/** An API that accepts messages. `received` contains their inputs. */
function createMessageApi() {
  const received: unknown[] = [];
  const execute = api({
    sendContactMessage({ input }: { input: unknown }) {
      received.push(input);
      return true;
    },
  });
  return { received, execute };
}

test.each(['/contact-us', '/contact', '/Contact-Us'])(
  '%s shows the contact data of the agency',
  async (url) => {
    const page = await visit(url, api({}));
    expect(page.status).toBe(200);
    const text = textOf(page);
    for (const fact of ['Monday to Saturday 09:00 AM - 07:00 PM', 'Sunday closed', 'Head office', 'P.O. Box'])
      expect(text).toContain(fact);
    expect(linksOf(page).filter((href) => /^(tel|mailto):/.test(href)).length).toBeGreaterThanOrEqual(3);
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}/contact-us"/>`);
    expect(page.html).not.toMatch(/<iframe|<img[^>]+src="http/);
  },
);

test('does not ask visitors to call or come by if the agency has neither telephone nor address', async () => {
  const text = textOf(
    await visit('/contact-us', api({ agency: { ...demoAgency, phones: null, address: null } })),
  );
  expect(text).toContain('Write to us.');
  expect(text).not.toContain('come by');
});

test('fills in the subject from the URL', async () => {
  const { html } = await visit('/contact-us?about=A+%22valuation%22', api({}));
  expect(html).toMatch(
    /name="subject"[^>]*value="A &quot;valuation&quot;"|value="A &quot;valuation&quot;"[^>]*name="subject"/,
  );
});

test.each([
  ['apartment-for-sale-7', 'Apartment for sale, number 7'],
  ['upcoming-project-12', 'Upcoming project, number 12'],
  ['  A home\nby the\0 sea ', 'A home by the sea'],
  ['a-villa', 'a-villa'],
  [' \t\n', ''],
  ['', ''],
  ['word '.repeat(60), `${'word '.repeat(40).trim()}…`],
  ['🏠'.repeat(300), `${'🏠'.repeat(199)}…`],
])('for the parameter %j the subject is %j', async (about, subject) => {
  const { html } = await visit(`/contact-us?about=${encodeURIComponent(about)}`, api({}));
  const [field = ''] = /<input[^>]*name="subject"[^>]*>/.exec(html) ?? [];
  expect(/value="([^"]*)"/.exec(field)?.[1] ?? '').toBe(subject);
});

test.each([
  ['apartment-for-sale-7', '7'],
  ['villa-for-rent-12', '12'],
])('the parameter %s attaches the listing to the message', async (about, id) => {
  const { html } = await visit(`/contact-us?about=${about}`, api({}));
  expect(html).toContain(`<input type="hidden" name="listing" value="${id}"/>`);
});

describe('without JavaScript', () => {
  test('sends a message without its listing if the listing was deleted', async () => {
    const received: { listing?: string }[] = [];
    const rejectListing: Execute = async ({ variables }) => {
      const { input } = variables as { input?: { listing?: string } };
      if (!input) return { data: { agency: demoAgency } };
      received.push(input);
      if (input.listing === undefined) return { data: { isDone: true } };
      const fields = { listing: 'There is no such listing.' };
      return { errors: [{ message: fields.listing, extensions: { code: 'BAD_USER_INPUT', fields } }] };
    };
    const response = await visit('/contact-us', rejectListing, { ...MESSAGE, listing: '7' });
    expect(response.status).toBe(303);
    expect(received.map(({ listing }) => listing)).toEqual(['7', undefined]);
  });

  test('redirects after a message is sent, so that a reload does not repeat it', async () => {
    const { received, execute } = createMessageApi();
    const response = await visit('/contact-us', execute, MESSAGE);
    expect(response.status).toBe(303);
    expect(received).toEqual([MESSAGE]);
    const page = await visit(response.headers.location!, execute);
    expect(textOf(page)).toContain('Message sent successfully!');
    expect(received).toHaveLength(1);
  });

  test('shows an invalid telephone number again with its error', async () => {
    const { received, execute } = createMessageApi();
    const page = await visit('/contact-us', execute, { ...MESSAGE, phone: '12 34' });
    expect(page.status).toBe(400);
    expect(textOf(page)).toContain('Phone must be a telephone number, such as +971 50 123 4567.');
    expect(page.html).toMatch(/<input[^>]*type="tel"[^>]*value="12 34"/);
    expect((await visit('/contact-us', execute, { ...MESSAGE, phone: '+971 50 123 4567' })).status).toBe(303);
    expect((await visit('/contact-us', execute, { ...MESSAGE, phone: '' })).status).toBe(303);
    expect(received).toEqual([{ ...MESSAGE, phone: '+971 50 123 4567' }, MESSAGE]);
  });

  test('shows errors at missing fields and keeps the others', async () => {
    const { received, execute } = createMessageApi();
    const page = await visit('/contact', execute, { ...MESSAGE, name: ' ', email: 'ann' });
    expect(page.status).toBe(400);
    expect(textOf(page)).toContain('Name is required.');
    expect(textOf(page)).toContain('Email must be an email address, such as name@example.com.');
    expect(page.html).toContain('value="A &quot;villa&quot;"');
    expect(page.html).toContain('One.\nTwo.</textarea>');
    expect(received).toHaveLength(0);
  });

  test('shows the error message of the API', async () => {
    const page = await visit('/contact-us', failing('TOO_MANY_REQUESTS', 'Too many attempts.'), MESSAGE);
    expect(page.status).toBe(429);
    expect(textOf(page)).toContain('Too many attempts.');
    expect(page.html).toContain('One.\nTwo.</textarea>');
  });

  test('shows and reports an exception of the API', async () => {
    const error = new Error('connect ECONNREFUSED 10.0.0.5');
    const page = await visit('/contact-us', () => Promise.reject(error), MESSAGE);
    expect(page.status).toBe(500);
    expect(textOf(page)).toContain('Something went wrong. Please try again later.');
    expect(page.html).not.toContain('ECONNREFUSED');
    // Sending the message, and reading the agency for the header.
    expect(page.reported).toEqual([error, error]);
  });

  test('explains a filled honeypot and shows the form without it, so that the second submission is sent', async () => {
    const { received, execute } = createMessageApi();
    expect((await visit('/contact-us', execute)).html).toContain(`name="${HONEYPOT}"`);
    const page = await visit('/contact-us', execute, { ...MESSAGE, [HONEYPOT]: 'https://ann.example' });
    expect(page.status).toBe(400);
    expect(textOf(page)).toMatch(/Not sent yet: .* Press “Send message” again\./);
    expect(textOf(page)).not.toContain('Message sent successfully!');
    expect(page.html).toContain('One.\nTwo.</textarea>');
    expect(page.html).not.toContain(HONEYPOT);
    expect(received).toHaveLength(0);
    expect((await visit('/contact-us', execute, MESSAGE)).status).toBe(303);
    expect(received).toEqual([MESSAGE]);
  });

  test('responds with 405 to a form on a page without one', async () => {
    const page = await visit('/blogs', api({}), MESSAGE);
    expect([page.status, page.headers]).toEqual([405, { allow: 'GET, HEAD' }]);
    expect(page.reported).toEqual([]);
  });
});
