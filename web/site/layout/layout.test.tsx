import { describe, expect, test } from '@jest/globals';
import { api, failing, linksOf, visit } from '../../testing/visit.ts';

const visitAnyPage = () => visit('/nowhere', api({}));

describe('every page', () => {
  test.each([
    ['Apartment for Sale', '/apartmentSell'],
    ['Villa for Sale', '/villa'],
    ['Apartment for Rent', '/rent-apartment'],
    ['Villa for Rent', '/rent-villa'],
    ['Sell Property', '/SellProperty'],
    ['Upcoming Projects', '/UpComingProject'],
    ['Property Management', '/PropertyManagement'],
    ['Legal Assistance', '/LegalAssistance'],
    ['Blog', '/blogs'],
    ['Our Teams', '/about-us'],
    ['Contact Us', '/contact-us'],
    ['Get In Touch', '/contact-us'],
  ])('has "%s" in its header, a link to %s', async (label, href) => {
    const { html } = await visitAnyPage();
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(header).toMatch(new RegExp(`<a[^>]* href="${href}"[^>]*>${label}</a>`));
  });

  test('has links to canonical paths in its footer, and to four social networks in new tabs', async () => {
    const { html } = await visitAnyPage();
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    expect(linksOf({ html: footer, status: 200, headers: {} })).toEqual(
      expect.arrayContaining([
        '/buy-property',
        '/SellProperty',
        '/rent-property',
        '/contact-us',
        '/about-us',
        '/careers',
        '/privacy-policy',
      ]),
    );
    expect(footer.match(/target="_blank"/g)).toHaveLength(4);
    expect(footer.match(/href="mailto:/g)).toHaveLength(1);
    expect(footer.match(/href="tel:/g)).toHaveLength(2);
    expect(footer).toContain(`© 2025–${new Date().getFullYear()} `);
  });

  test('has links to WhatsApp, to the telephone number and to its content', async () => {
    const page = await visitAnyPage();
    expect(page.html).toContain('aria-label="Chat on WhatsApp (opens in a new tab)"');
    const hrefs = linksOf(page);
    expect(hrefs[0]).toBe('#main');
    expect(hrefs.some((href) => href.startsWith('https://wa.me/'))).toBe(true);
  });

  test('disables the detection of telephone numbers, which would break hydration on iPhones', async () => {
    const { html } = await visitAnyPage();
    expect(html).toMatch(
      /<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"\/>/,
    );
  });

  test.each(['/apartmentSell', '/ApartmentSell/'])(
    'marks the current link of the menu at %s too',
    async (url) => {
      const { html } = await visit(url, failing('UNAVAILABLE'));
      expect(html.match(/<a[^>]*aria-current="page"[^>]*>Apartment for Sale/g)).toHaveLength(2);
      expect(html).toMatch(/<button[^>]*data-current="true"[^>]*>Buy/);
    },
  );

  test.each([
    ['/contact', '/contact-us'],
    ['/Contact-Us', '/contact-us'],
    ['/contact-us/', '/contact-us'],
  ])('at %s has the canonical path %s', async (url, canonicalPath) => {
    const { status, html } = await visit(url, failing('UNAVAILABLE'));
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="https://marsa.example${canonicalPath}"/>`);
    expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*>Contact Us/);
  });
});
