import { expect, test } from '@jest/globals';
import { getCanonicalUrl } from './canonical-url.ts';

test.each([
  ['/', '/'],
  ['/?gclid=1', '/'],
  [
    '/?project-type=Villas&page=2&property-type=Apartments',
    '/?property-type=Apartments&project-type=Villas&page=2',
  ],
  ['/?project-type=All&property-type=Villas&page=1', '/'],
  ['/?property-type=Castles', '/'],
  ['/APARTMENTSELL/?utm_source=x&page=02&page=3', '/apartmentSell'],
  ['/apartmentsell?page=3&x=1#top', '/apartmentSell?page=3&x=1'],
  ['/apartmentSell?page=abc', '/apartmentSell'],
  ['/rent-apartment?page=2', '/rent-apartment'],
  ['/villa?type=penthouse&type=villa&purpose=rent&beds=3', '/villa?beds=3&type=villa'],
  ['/villa?page=99999999999', '/villa?page=2147483647'],
  [
    '/search?price-to=+a+%0a+lot&beds=3&price-from=2m&price-from=abc',
    '/search?beds=3&price-from=2000000&price-to=a+lot',
  ],
  ['/save-search?price-to=a+lot&beds=3', '/save-search?beds=3'],
  ['/%61partmentSell', '/apartmentSell'],
  ['/blogdetails/7/?fbclid=2', '/BlogDetails/7'],
  ['/BlogDetails/%37', '/BlogDetails/7'],
  ['/villa-for-sale/7?sent=yes', '/villa-for-sale/7?sent=1'],
  ['/contact?about=%20Sea%20view%20&gclid=1', '/contact?about=Sea+view'],
  ['/contact-us?sent&about=', '/contact-us?sent=1'],
  ['/Team/Some-Body', '/team/some-body'],
])('the canonical form of %s is %s, which is its own canonical form', (url, canonicalUrl) => {
  expect(getCanonicalUrl(url)).toBe(canonicalUrl);
  expect(getCanonicalUrl(canonicalUrl)).toBe(canonicalUrl);
});

test.each(['/nowhere?x=1', '/villa/7', '//villa', '/BlogDetails/%zz', '/BlogDetails/7%2f8', '/a/b/c'])(
  'returns %s unchanged, because no page has this path',
  (url) => expect(getCanonicalUrl(url)).toBe(url),
);
