import { expect, test } from '@jest/globals';
import { readFigures, renderSections } from './markdown.ts';

const values = { agency: 'Harbour & Sons <Ltd>' };
const html = (text: string): string =>
  renderSections(text, values)
    .map((section) => section.html)
    .join('');

test('splits a text at its headings, also of the first level', () => {
  expect(renderSections('Before.\n\n# One\n\nText.\n\n### Inner\n\n## Two *words*', values)).toEqual([
    { id: 'section', heading: '', html: '<p>Before.</p>\n' },
    { id: 'section-one', heading: 'One', html: '<p>Text.</p>\n<h3>Inner</h3>\n' },
    { id: 'section-two-words', heading: 'Two words', html: '' },
  ]);
});

test('gives headings ids that stay the same and are unique, in every script', () => {
  const ids = (text: string) => renderSections(text, values).map(({ id }) => id);
  expect(ids('## Fees\n\n## Fees!\n\n## الرسوم\n\n## ---a')).toEqual([
    'section-fees',
    'section-fees-2',
    'section-الرسوم',
    'section-a',
  ]);
});

test('shows HTML as text', () => {
  expect(html('<script>alert(1)</script> <img src=x onerror=alert(1)>')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(1)&gt;</p>\n',
  );
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  'data:text/html,x',
  'data:image/png;base64,AA',
  'vbscript:x',
  'file:///etc/passwd',
  '&#1;javascript:alert(1)',
])('does not link to %s', (address) => {
  const links = [...html(`[a](${address}) <${address}>`).matchAll(/href="([^"]*)"/g)].map(
    ([, href]) => href!,
  );
  for (const href of links) expect(new URL(href, 'https://site.example').protocol).toBe('https:');
});

test.each(['/contact-us', '#section-fees', 'mailto:a@b.example', 'tel:+97140000000'])(
  'links to %s without rel',
  (address) => {
    expect(html(`[a](${address})`)).toBe(`<p><a href="${address}">a</a></p>\n`);
  },
);

test.each(['https://example.org/a?b=1', 'http://example.org', '//example.org'])(
  'links to %s, another site, with rel',
  (address) => {
    expect(html(`[a](${address})`)).toContain('rel="noopener noreferrer"');
  },
);

test('loads no pictures', () => {
  expect(html('![picture](https://example.org/a.png)')).not.toContain('<img');
});

test('shows the value of a placeholder as plain text, and leaves unknown ones', () => {
  expect(html('**{agency}** {unknown} {constructor} `{agency}`')).toBe(
    '<p><strong>Harbour &amp; Sons &lt;Ltd&gt;</strong> {unknown} {constructor} <code>{agency}</code></p>\n',
  );
  expect(renderSections('## {agency}', { agency: '*x*' })[0]!.heading).toBe('*x*');
});

test('renders steps with a heading each, also without blank lines', () => {
  const step = '<li>\n<h3>Means</h3>\n<p>Text.</p>\n</li>\n';
  expect(html('1. ### Means\n\n   Text.')).toBe(`<ol>\n${step}</ol>\n`);
  expect(html('1. ### Means\n   Text.').replaceAll(/\n+/g, '')).toBe(`<ol>${step}</ol>`.replaceAll('\n', ''));
});

test('reads figures with their values in bold', () => {
  expect(readFigures('- **2%** of the price\n- no *value*', values)).toEqual([
    { value: '2%', name: 'of the price' },
    { value: '', name: 'no value' },
  ]);
});

test.each(['[', '*', '> ', '- ', '`', '<', '![', '](', '**a', '_a '])(
  'renders 20,000 characters of %s in bounded time',
  (part) => {
    const start = process.cpuUsage();
    renderSections(part.repeat(20_000 / part.length), values);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(2000);
  },
);
