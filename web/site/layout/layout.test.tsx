import { describe, expect, test } from '@jest/globals';
import { failing, linksOf, visit } from '../../testing/visit.ts';

const anywhere = () => visit('/nowhere', failing('UNAVAILABLE'));

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
  ])('leads from its bar by "%s" to %s', async (label, href) => {
    const { html } = await anywhere();
    const bar = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    expect(bar).toMatch(new RegExp(`<a[^>]* href="${href}"[^>]*>${label}</a>`));
  });

  test('leads on from its foot by the addresses that pages call their own, and out to four other places in new tabs', async () => {
    const { html } = await anywhere();
    const foot = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    expect(linksOf({ html: foot, status: 200, headers: {} })).toEqual(
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
    expect(foot.match(/target="_blank"/g)).toHaveLength(4);
    expect(foot.match(/href="mailto:/g)).toHaveLength(1);
    expect(foot.match(/href="tel:/g)).toHaveLength(2);
    expect(foot).toContain('2025');
  });

  test('offers WhatsApp by name and a call, and a way past the bar', async () => {
    const page = await anywhere();
    expect(page.html).toContain('aria-label="Chat on WhatsApp (opens in a new tab)"');
    const hrefs = linksOf(page);
    expect(hrefs[0]).toBe('#main');
    expect(hrefs.some((href) => href.startsWith('https://wa.me/'))).toBe(true);
  });

  test('keeps iPhones from making links of numbers, which would no longer match what React expects', async () => {
    const { html } = await anywhere();
    expect(html).toMatch(
      /<meta name="format-detection" content="telephone=no, date=no, address=no, email=no"\/>/,
    );
  });

  test.each(['/apartmentSell', '/ApartmentSell/'])('marks the entry one is at, as %s too', async (url) => {
    const { html } = await visit(url, failing('UNAVAILABLE'));
    expect(html.match(/<a[^>]*aria-current="page"[^>]*>Apartment for Sale/g)).toHaveLength(2);
    expect(html).toMatch(/<button[^>]*data-current="true"[^>]*>Buy/);
  });

  test.each([
    ['/contact', '/contact-us'],
    ['/Contact-Us', '/contact-us'],
    ['/contact-us/', '/contact-us'],
  ])('found as %s is at home as %s', async (url, home) => {
    const { status, html } = await visit(url, failing('UNAVAILABLE'));
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="https://marsa.example${home}"/>`);
    expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*>Contact Us/);
  });
});
