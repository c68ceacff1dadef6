import { describe, expect, test } from '@jest/globals';
import { api, failing, ORIGIN, pageOf, picture, visit } from '../../testing/visit.ts';

const home = {
  createdAt: '2025-10-28T08:00:00.000Z',
  title: 'Loft </script><b>',
  location: 'Quay 2, Dubai Marina',
  price: 'AED 2,500,000',
  rent: 'AED 168,000 per year',
  bedrooms: '2',
  bathrooms: 'Two',
  size: '1,240 sq ft',
  reference: 'M-000001',
  amount: 2_500_000,
  bedroomCount: 2,
  builtUpArea: 11_520,
  placeId: 'dubai-marina',
  building: 'Quay 2',
  views: [],
  amenities: ['SHARED_POOL'],
  thumbnail: picture('loft'),
  gallery: [],
  details: [],
};
const rented = { ...home, amount: 168_000, rentPeriod: 'YEAR' };
const none = (asked: { page: number; limit: number }) => pageOf([], asked);
const post = {
  title: 'Fees',
  description: 'What is paid.',
  createdAt: '2025-11-03T21:30:00.000Z',
  updatedAt: '2025-11-05T07:00:00.000Z',
};
const one =
  (of: object) =>
  ({ id }: { id: string }) =>
    id === '1' ? { id, ...of } : null;
const stored = api({
  saleApartment: one(home),
  saleVilla: one({ ...home, priceOnRequest: true, thumbnail: null }),
  rentalApartment: one(rented),
  rentalVilla: one(rented),
  rentalVillaImages: none,
  blog: one({ ...post, image: picture('fees') }),
  blogs: none,
  banners: none,
  properties: none,
  latestProjects: none,
  categories: none,
});

type Told = Record<string, unknown> & { '@type': string };

/** The structured data of a page by type. */
async function structuredDataOf(url: string): Promise<Record<string, Told>> {
  const { html } = await visit(url, stored);
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  if (json === undefined) return {};
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Told[] };
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
}

describe('the structured data', () => {
  test('describes the agency on the home page with the FAQ, and on the contact page', async () => {
    expect(Object.keys(await structuredDataOf('/'))).toEqual(['RealEstateAgent', 'FAQPage']);
    const told = await structuredDataOf('/contact');
    expect(Object.keys(told)).toEqual(['RealEstateAgent']);
    expect(told.RealEstateAgent?.openingHoursSpecification).toMatchObject({
      opens: '09:00',
      closes: '19:00',
    });
  });

  test('describes an apartment for sale with its price and breadcrumbs', async () => {
    const told = await structuredDataOf('/apartment-for-sale/1');
    expect(told.RealEstateListing).toMatchObject({
      url: `${ORIGIN}/apartment-for-sale/1`,
      name: 'Loft </script><b>',
      datePosted: home.createdAt,
      image: `${ORIGIN}/uploads/loft.jpg`,
      offers: {
        '@type': 'Offer',
        price: 2_500_000,
        priceCurrency: 'AED',
        businessFunction: 'http://purl.org/goodrelations/v1#Sell',
        itemOffered: { '@id': `${ORIGIN}/apartment-for-sale/1#home` },
        offeredBy: { '@id': `${ORIGIN}/#agency` },
      },
    });
    expect(told.Apartment).toMatchObject({
      numberOfBedrooms: 2,
      floorSize: { value: 115.2, unitCode: 'MTK' },
      address: { streetAddress: 'Quay 2', addressLocality: 'Dubai Marina' },
      amenityFeature: [{ name: 'Shared pool', value: true }],
    });
    expect(told.Apartment).not.toHaveProperty('numberOfBathroomsTotal');
    expect(told.BreadcrumbList).toMatchObject({
      itemListElement: [
        { position: 1, item: `${ORIGIN}/` },
        { position: 2, item: `${ORIGIN}/apartmentSell` },
        { position: 3, item: `${ORIGIN}/apartment-for-sale/1` },
      ],
    });
  });

  test('has no price if the price is on request', async () => {
    const { RealEstateListing: told } = await structuredDataOf('/villa-for-sale/1');
    expect(told).toMatchObject({ offers: { '@type': 'Offer' } });
    expect(told?.offers).not.toHaveProperty('price');
    expect(told).not.toHaveProperty('image');
  });

  test.each([
    ['/rent-apartments/1', 'Apartment'],
    ['/rent-villa-detail/1', 'House'],
  ])('describes a home for rent with the period of its price at %s (%s)', async (path, kind) => {
    const told = await structuredDataOf(path);
    expect(told).toHaveProperty(kind);
    expect(told.RealEstateListing).toMatchObject({
      offers: { priceSpecification: { price: 168_000, unitCode: 'ANN' } },
    });
  });

  test('describes an article with author and dates', async () => {
    expect((await structuredDataOf('/BlogDetails/1')).BlogPosting).toMatchObject({
      headline: 'Fees',
      datePublished: post.createdAt,
      dateModified: post.updatedAt,
      image: `${ORIGIN}/uploads/fees.jpg`,
    });
  });

  test('is missing on pages without a record or with an error', async () => {
    expect(await structuredDataOf('/apartment-for-sale/2')).toEqual({});
    expect((await visit('/apartment-for-sale/1', failing('UNAVAILABLE'))).html).not.toContain('ld+json');
  });
});

describe('the link preview of a page', () => {
  test('has its own picture with URL and size', async () => {
    const { html } = await visit('/BlogDetails/1', stored);
    for (const [property, content] of [
      ['og:type', 'article'],
      ['og:title', 'Fees'],
      ['og:url', `${ORIGIN}/BlogDetails/1`],
      ['og:image', `${ORIGIN}/uploads/fees.1200s.jpeg`],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Picture fees'],
      ['article:published_time', post.createdAt],
      ['article:modified_time', post.updatedAt],
    ]) {
      expect(html).toContain(`<meta property="${property}" content="${content}"/>`);
    }
  });

  test('has the picture of the agency by default', async () => {
    const { html } = await visit('/villa-for-sale/1', stored);
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/share.png"/>`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
});
