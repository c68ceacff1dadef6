import { generatePath } from 'react-router-dom';
import type { VillaForSaleQuery } from '../../../schema/documents/site/listings/graphql.ts';
import { CITY } from '../../../schema/city.ts';
import { amenityLabels, kindTitles } from '../../../schema/home-messages.ts';
import { capitalize } from '../../../schema/language.ts';
import { listingKinds, type ListingType } from '../../../schema/listing-kinds.ts';
import { placeNames } from '../../../schema/places.ts';
import {
  agencyReference,
  createAgencyNode,
  createBreadcrumbList,
  readRecord,
  type JsonLd,
  type LoadedPage,
} from '../json-ld/json-ld.ts';
import { paths } from '../../paths.ts';

/** Returns a function that describes the page of a kind of listing: the offer, the home, the agency and the breadcrumbs. */
export function describeListing(type: ListingType) {
  const { purpose, family, list } = listingKinds[type];
  const terms: Terms = {
    home: family === 'villa' ? 'House' : 'Apartment',
    purpose: purpose === 'SALE' ? 'Sell' : 'LeaseOut',
  };
  return (page: LoadedPage): JsonLd[] => {
    const record = readRecord(page, 'record') as ListedHome | null;
    if (!record) return [];
    const breadcrumbs = [
      { name: capitalize(kindTitles[type]), path: list },
      { name: record.title, path: page.path },
    ];
    return [...listing(record, page, terms), createBreadcrumbList(page.origin, breadcrumbs)];
  };
}

/** The record of a listing; the queries of all kinds have the same fields. */
type ListedHome = Omit<NonNullable<VillaForSaleQuery['record']>, '__typename'>;

interface Terms {
  home: 'Apartment' | 'House';
  purpose: 'Sell' | 'LeaseOut';
}

/** The offer of a home, the home and the agency. */
function listing(
  listed: ListedHome,
  { origin, path, agency }: LoadedPage,
  { home, purpose }: Terms,
): JsonLd[] {
  const url = `${origin}${path}`;
  const image = listed.picture ? `${origin}${listed.picture.url}` : undefined;
  const homeReference = { '@id': `${url}#home` };
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: listed.title,
      datePosted: listed.createdAt,
      image,
      mainEntity: homeReference,
      offers: {
        '@type': 'Offer',
        url,
        ...priceOf(listed),
        businessFunction: `http://purl.org/goodrelations/v1#${purpose}`,
        itemOffered: homeReference,
        offeredBy: listed.agent ? agentNode(listed.agent, origin) : agencyReference(origin),
      },
    },
    { '@type': home, ...homeReference, name: listed.title, image, ...propertiesOf(listed) },
    createAgencyNode(agency, origin),
  ];
}

/** The person who offers a home. */
const agentNode = ({ name, position, phone, slug }: NonNullable<ListedHome['agent']>, origin: string) => ({
  '@type': 'Person',
  '@id': `${origin}${generatePath(paths.teamMember, { name: slug })}`,
  name,
  jobTitle: position ?? undefined,
  telephone: phone ?? undefined,
  worksFor: agencyReference(origin),
});

/** UN/CEFACT codes of the periods of a rent. */
const PERIODS = { YEAR: 'ANN', MONTH: 'MON', WEEK: 'WEE', DAY: 'DAY' } as const;

/** The price; none if it is on request. */
function priceOf({ amount, rentPeriod, priceOnRequest }: ListedHome) {
  if (amount === null || priceOnRequest) return {};
  const price = { price: amount, priceCurrency: 'AED' };
  if (!rentPeriod) return price;
  const unitCode = PERIODS[rentPeriod];
  return { ...price, priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode } };
}

function propertiesOf(home: ListedHome) {
  const { location, placeId, building, bedroomCount, bathroomCount, builtUpArea, amenities } = home;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: building ?? undefined,
      addressLocality: (placeId && placeNames[placeId]) || location,
      addressRegion: CITY,
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
            name: capitalize(amenityLabels[amenity]),
            value: true,
          })),
  };
}
