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
const rentalHome = { ...home, amount: 168_000, rentPeriod: 'YEAR' };
const emptyList = (args: { page: number; limit: number }) => pageOf([], args);
const post = {
  title: 'Fees',
  description: 'What is paid.',
  createdAt: '2025-11-03T21:30:00.000Z',
  updatedAt: '2025-11-05T07:00:00.000Z',
};
/** A resolver of one record, whose id is 1. */
const recordResolver =
  (record: object) =>
  ({ id }: { id: string }) =>
    id === '1' ? { id, ...record } : null;
const execute = api({
  saleApartment: recordResolver(home),
  saleVilla: recordResolver({ ...home, priceOnRequest: true, thumbnail: null }),
  rentalApartment: recordResolver(rentalHome),
  rentalVilla: recordResolver(rentalHome),
  rentalVillaImages: emptyList,
  blog: recordResolver({ ...post, image: picture('fees') }),
  blogs: emptyList,
  banners: emptyList,
  properties: emptyList,
  latestProjects: emptyList,
  categories: emptyList,
});

type JsonLdNode = Record<string, unknown> & { '@type': string };

/** Returns the JSON-LD nodes of a page by type. */
async function structuredDataOf(url: string): Promise<Record<string, JsonLdNode>> {
  const { html } = await visit(url, execute);
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  if (json === undefined) return {};
  const { '@graph': graph } = JSON.parse(json) as { '@graph': JsonLdNode[] };
  return Object.fromEntries(graph.map((node) => [node['@type'], node]));
}

describe('the structured data', () => {
  test('describes the agency on the home page with the FAQ, and on the contact page', async () => {
    const homePage = await structuredDataOf('/');
    expect(Object.keys(homePage)).toEqual(['RealEstateAgent', 'FAQPage']);
    expect(homePage.FAQPage?.mainEntity).toContainEqual({
      '@type': 'Question',
      name: 'What does an agent cost?',
      acceptedAnswer: {
        '@type': 'Answer',
        text: expect.stringContaining('The commission is usually 2% of the price'),
      },
    });
    const contactPage = await structuredDataOf('/contact');
    expect(Object.keys(contactPage)).toEqual(['RealEstateAgent']);
    expect(contactPage.RealEstateAgent).toEqual({
      '@type': 'RealEstateAgent',
      '@id': `${ORIGIN}/#agency`,
      name: 'Marsa Properties',
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/icon-512.png`,
      image: `${ORIGIN}/share.png`,
      telephone: '+971 4 555 0142',
      email: 'office@marsa.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Office 1204, Mina House, Al Marsa Street',
        addressLocality: 'Dubai Marina',
        addressRegion: 'Dubai',
        addressCountry: 'AE',
      },
      areaServed: { '@type': 'City', name: 'Dubai' },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '09:00',
        closes: '19:00',
      },
    });
  });

  test('describes an apartment for sale with its price and breadcrumbs', async () => {
    const data = await structuredDataOf('/apartment-for-sale/1');
    expect(data.RealEstateListing).toEqual({
      '@type': 'RealEstateListing',
      '@id': `${ORIGIN}/apartment-for-sale/1`,
      url: `${ORIGIN}/apartment-for-sale/1`,
      name: 'Loft </script><b>',
      datePosted: home.createdAt,
      image: `${ORIGIN}/uploads/loft.jpg`,
      mainEntity: { '@id': `${ORIGIN}/apartment-for-sale/1#home` },
      offers: {
        '@type': 'Offer',
        url: `${ORIGIN}/apartment-for-sale/1`,
        price: 2_500_000,
        priceCurrency: 'AED',
        businessFunction: 'http://purl.org/goodrelations/v1#Sell',
        itemOffered: { '@id': `${ORIGIN}/apartment-for-sale/1#home` },
        offeredBy: { '@id': `${ORIGIN}/#agency` },
      },
    });
    // Without the number of bathrooms, which the record states as a text.
    expect(data.Apartment).toEqual({
      '@type': 'Apartment',
      '@id': `${ORIGIN}/apartment-for-sale/1#home`,
      name: 'Loft </script><b>',
      image: `${ORIGIN}/uploads/loft.jpg`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Quay 2',
        addressLocality: 'Dubai Marina',
        addressRegion: 'Dubai',
        addressCountry: 'AE',
      },
      numberOfBedrooms: 2,
      floorSize: { '@type': 'QuantitativeValue', value: 115.2, unitCode: 'MTK' },
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Shared pool', value: true }],
    });
    expect(data.BreadcrumbList).toMatchObject({
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
        { position: 2, name: 'Apartments for sale', item: `${ORIGIN}/apartmentSell` },
        { position: 3, name: 'Loft </script><b>', item: `${ORIGIN}/apartment-for-sale/1` },
      ],
    });
  });

  test('has no price if the price is on request', async () => {
    const { RealEstateListing: listing } = await structuredDataOf('/villa-for-sale/1');
    expect(listing).toMatchObject({ offers: { '@type': 'Offer' } });
    expect(listing?.offers).not.toHaveProperty('price');
    expect(listing).not.toHaveProperty('image');
  });

  test.each([
    ['/rent-apartments/1', 'Apartment'],
    ['/rent-villa-detail/1', 'House'],
  ])('describes a home for rent with the period of its price at %s (%s)', async (path, kind) => {
    const data = await structuredDataOf(path);
    expect(data).toHaveProperty(kind);
    expect(data.RealEstateListing).toMatchObject({
      offers: {
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 168_000,
          priceCurrency: 'AED',
          unitCode: 'ANN',
        },
      },
    });
  });

  test('describes an article with author and dates', async () => {
    const publisher = {
      '@type': 'RealEstateAgent',
      '@id': `${ORIGIN}/#agency`,
      name: 'Marsa Properties',
      url: `${ORIGIN}/`,
    };
    expect((await structuredDataOf('/BlogDetails/1')).BlogPosting).toEqual({
      '@type': 'BlogPosting',
      '@id': `${ORIGIN}/BlogDetails/1`,
      mainEntityOfPage: `${ORIGIN}/BlogDetails/1`,
      headline: 'Fees',
      description: 'What is paid.',
      datePublished: post.createdAt,
      dateModified: post.updatedAt,
      image: `${ORIGIN}/uploads/fees.jpg`,
      inLanguage: 'en',
      author: publisher,
      publisher,
    });
  });

  test('is missing on pages without a record or with an error', async () => {
    expect(await structuredDataOf('/apartment-for-sale/2')).toEqual({});
    expect((await visit('/apartment-for-sale/1', failing('UNAVAILABLE'))).html).not.toContain('ld+json');
  });
});

describe('the link preview of a page', () => {
  test('has its own picture with URL and size', async () => {
    const { html } = await visit('/BlogDetails/1', execute);
    for (const [property, content] of [
      ['og:locale', 'en_GB'],
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
    const { html } = await visit('/villa-for-sale/1', execute);
    expect(html).toContain(`<meta property="og:image" content="${ORIGIN}/share.png"/>`);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
});
