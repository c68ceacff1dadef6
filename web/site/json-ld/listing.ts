import { agency } from '../agency.ts';
import { agent, agentAt } from './agent.ts';
import { amountOf, countOf, squareFeetOf } from './amount.ts';
import type { JsonLd } from './json-ld.ts';

/** A home on offer, as its page shows it. */
export interface ListedHome {
  createdAt: string;
  title: string;
  location: string;
  price: string;
  bedrooms: string | null;
  bathrooms: string | null;
  size: string | null;
  picture: { url: string } | null;
}

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
        ...priceOf(listed.price),
        businessFunction: `http://purl.org/goodrelations/v1#${purpose}`,
        itemOffered: offered,
        offeredBy: agentAt(origin),
      },
    },
    { '@type': home, ...offered, name: listed.title, image, ...measuresOf(listed) },
    agent(origin),
  ];
}

function priceOf(price: string) {
  const amount = amountOf(price);
  if (!amount) return {};
  const named = { price: amount.dirhams, priceCurrency: 'AED' };
  if (!amount.per) return named;
  const unitCode = amount.per === 'year' ? 'ANN' : 'MON';
  return { ...named, priceSpecification: { '@type': 'UnitPriceSpecification', ...named, unitCode } };
}

function measuresOf({ location, bedrooms, bathrooms, size }: ListedHome) {
  const feet = squareFeetOf(size);
  return {
    address: {
      '@type': 'PostalAddress',
      addressLocality: location,
      addressRegion: agency.city,
      addressCountry: 'AE',
    },
    numberOfBedrooms: countOf(bedrooms),
    numberOfBathroomsTotal: countOf(bathrooms),
    floorSize:
      feet === undefined ? undefined : { '@type': 'QuantitativeValue', value: feet, unitCode: 'FTK' },
  };
}
