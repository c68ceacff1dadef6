import type { VillaForSaleQuery } from '../../../schema/documents/site/listings/graphql.ts';
import { placeNames } from '../../../schema/places.ts';
import { agency } from '../agency.ts';
import { wordsFor } from '../layout/home-words.ts';
import { agent, agentAt } from './agent.ts';
import type { JsonLd } from './json-ld.ts';

/** A home on offer, as its page shows it; homes of every kind are told alike. */
export type ListedHome = Omit<NonNullable<VillaForSaleQuery['record']>, '__typename'>;

interface Said {
  origin: string;
  path: string;
  home: 'Apartment' | 'House';
  purpose: 'Sell' | 'LeaseOut';
}

/** A listing: the home itself, and on what terms it is to be had. */
export function listing(listed: ListedHome, { origin, path, home, purpose }: Said): JsonLd[] {
  const url = `${origin}${path}`;
  const image = listed.picture ? `${origin}${listed.picture.url}` : undefined;
  const offered = { '@id': `${url}#home` };
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: listed.title,
      datePosted: listed.createdAt,
      image,
      mainEntity: offered,
      offers: {
        '@type': 'Offer',
        url,
        ...priceOf(listed),
        businessFunction: `http://purl.org/goodrelations/v1#${purpose}`,
        itemOffered: offered,
        offeredBy: agentAt(origin),
      },
    },
    { '@type': home, ...offered, name: listed.title, image, ...measuresOf(listed) },
    agent(origin),
  ];
}

/** The periods of a rent as the United Nations code them. */
const PERIODS = { YEAR: 'ANN', MONTH: 'MON', WEEK: 'WEE', DAY: 'DAY' } as const;

/** What is asked; nothing where that is told on request alone. */
function priceOf({ amount, rentPeriod, priceOnRequest }: ListedHome) {
  if (amount === null || priceOnRequest) return {};
  const named = { price: amount, priceCurrency: 'AED' };
  if (!rentPeriod) return named;
  const unitCode = PERIODS[rentPeriod];
  return { ...named, priceSpecification: { '@type': 'UnitPriceSpecification', ...named, unitCode } };
}

function measuresOf(home: ListedHome) {
  const { location, placeId, building, bedroomCount, bathroomCount, builtUpArea, amenities } = home;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: building ?? undefined,
      addressLocality: (placeId && placeNames[placeId]) || location,
      addressRegion: agency.city,
      addressCountry: 'AE',
    },
    numberOfBedrooms: bedroomCount ?? undefined,
    numberOfBathroomsTotal: bathroomCount ?? undefined,
    floorSize:
      builtUpArea === null
        ? undefined
        : { '@type': 'QuantitativeValue', value: builtUpArea / 100, unitCode: 'MTK' },
    amenityFeature:
      amenities.length === 0
        ? undefined
        : amenities.map((amenity) => ({
            '@type': 'LocationFeatureSpecification',
            name: wordsFor(amenity),
            value: true,
          })),
  };
}
