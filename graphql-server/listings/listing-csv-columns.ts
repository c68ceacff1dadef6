import type { ListingType } from '../../schema/listing-kinds.ts';
import { csvLines, headerKey } from '../collections/csv/csv.ts';

/** Names of columns in files of other software, without units, by column of an import. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  title: [
    ...[
      'name',
      'headline',
      'heading',
      'property',
      'propertyname',
      'propertytitle',
      'listing',
      'listingtitle',
    ],
    ...['adtitle', 'العنوان'],
  ],
  location: [
    ...['community', 'subcommunity', 'district', 'neighbourhood', 'neighborhood', 'address', 'place'],
    ...['masterproject', 'masterdevelopment', 'cluster', 'الموقع', 'المنطقة'],
  ],
  bedrooms: [
    ...[
      'bed',
      'beds',
      'bedroom',
      'br',
      'brs',
      'bhk',
      'rooms',
      'noofbedrooms',
      'noofbeds',
      'numberofbedrooms',
    ],
    ...['bedroomsno', 'غرف', 'غرفالنوم'],
  ],
  bathrooms: [
    ...[
      'bath',
      'baths',
      'bathroom',
      'toilets',
      'washrooms',
      'noofbathrooms',
      'noofbaths',
      'numberofbathrooms',
    ],
    ...['الحمامات'],
  ],
  builtUpAreaSqft: [
    ...['bua', 'builtup', 'builtuparea', 'areasize', 'unitarea', 'unitsize', 'netarea', 'grossarea'],
    ...['internalarea', 'totalarea', 'propertysize', 'saleablearea', 'sqft', 'المساحة'],
  ],
  plotAreaSqft: ['plot', 'plotarea', 'plotsize', 'land', 'landarea', 'landsize'],
  reference: [
    ...[
      'ref',
      'refno',
      'refnumber',
      'referenceno',
      'referencenumber',
      'propertyref',
      'listingref',
      'unitref',
    ],
    ...['listingid', 'propertyid'],
  ],
  propertyType: ['type', 'unittype', 'subtype', 'propertycategory'],
  rentPeriod: ['period', 'frequency', 'rentfrequency', 'priceperiod'],
  cheques: ['cheque', 'checks', 'noofcheques', 'numberofcheques', 'payments'],
  bedroomCount: ['bedroomscount'],
  maidsRoom: ['maid', 'maids', 'maidroom'],
  furnishing: ['furnished', 'furnishingstatus', 'furniture'],
  completion: ['completionstatus', 'constructionstatus', 'projectstatus'],
  occupancy: ['occupancystatus', 'occupied', 'tenancy', 'vacancy'],
  availableFrom: ['available', 'availability', 'availabledate', 'availabilitydate', 'vacantfrom'],
  parkingSpaces: ['parking', 'parkings', 'carpark', 'carparks', 'parkingspace', 'noofparkings'],
  floor: ['floorno', 'floornumber', 'level'],
  views: ['view'],
  amenities: ['features', 'facilities', 'amenity'],
  serviceChargeAedPerSqft: ['servicecharges', 'servicefee', 'servicechargepersqft'],
  building: ['tower', 'buildingname', 'towername', 'project', 'projectname'],
  agent: ['agentname', 'listingagent', 'broker', 'brokername', 'consultant', 'assignedto', 'assignedagent'],
  latitude: ['lat'],
  longitude: ['lng', 'lon', 'long'],
};

/** Names of a column with the price or the rent. */
const PRICES: readonly string[] = [
  ...[
    'price',
    'rent',
    'amount',
    'askingprice',
    'saleprice',
    'sellingprice',
    'listprice',
    'listingprice',
    'value',
  ],
  ...['annualrent', 'yearlyrent', 'rentprice', 'rentalprice', 'rentperyear', 'السعر', 'الإيجار'],
];

/** Names of a column with either the location or a number of square feet. */
const AREAS: readonly string[] = ['area', 'size'];

const UNIT = /(?:inaed|aed|dhs|dirhams?|insqft|sqft|sqfeet|squarefeet|ft2|ft²)$/;

/** A unit of area that no column of an import has. */
const METRIC = /(?:sqm|sqmt|sqmtr|sqmeters?|sqmetres?|squaremet(?:er|re)s?|m2|m²)$/;

const isNumber = (cell: string): boolean => /^[\p{Nd}\s.,٬٫]+$/u.test(cell);

/**
 * Guesses which column of an import a foreign column has, from its name and some of its cells. Returns null if no column fits or
 * its unit is another one.
 */
export function guessColumn(
  name: string,
  cells: readonly string[],
  columns: readonly string[],
): string | null {
  const key = headerKey(name);
  if (key === '' || METRIC.test(key)) return null;
  const withoutUnit = key.replace(UNIT, '') || key;
  const hasNumbers = cells.length > 0 && cells.every(isNumber);
  const column = (guess: string): string | null => columns.find((one) => one === guess) ?? null;
  if (PRICES.includes(withoutUnit)) {
    if (column('rent')) return 'rent';
    return column(hasNumbers ? 'amountAed' : 'price');
  }
  if (AREAS.includes(withoutUnit)) {
    if (hasNumbers || withoutUnit !== key) return column('builtUpAreaSqft');
    return column(withoutUnit === 'size' ? 'size' : 'location');
  }
  const synonym = Object.entries(SYNONYMS).find(
    ([, names]) => names.includes(key) || names.includes(withoutUnit),
  );
  return column(synonym?.[0] ?? columns.find((one) => headerKey(one) === withoutUnit) ?? '');
}

const SAMPLES: Record<ListingType, readonly string[][]> = {
  SaleApartment: [
    ['Two-bedroom apartment with a sea view', 'Dubai Marina', '2', '3', '1,340 sq ft', 'AED 2,150,000'],
    ['Studio near the metro', 'Jumeirah Lake Towers', 'Studio', '1', '480 sq ft', 'AED 690,000'],
  ],
  SaleVilla: [
    ['Family villa with a garden', 'Arabian Ranches', '4', '5', '3,200 sq ft', 'AED 5,400,000'],
    ['Beachfront villa', 'Palm Jumeirah', '5', '6', '6,100 sq ft', 'AED 12,500,000'],
  ],
  RentalApartment: [
    [
      'Furnished one-bedroom apartment',
      'Downtown Dubai',
      '1',
      '2',
      '850 sq ft',
      'AED 115,000 per year, 4 cheques',
    ],
    ['Studio with a balcony', 'Jumeirah Village Circle', 'Studio', '1', '430 sq ft', 'AED 5,500 per month'],
  ],
  RentalVilla: [
    ['Villa beside the park', 'The Springs', '3', '3', '2,300 sq ft', 'AED 240,000 per year, 2 cheques'],
    ['Villa with a pool', 'Jumeirah', '5', '6', '5,000 sq ft', 'AED 450,000 per year'],
  ],
};

/** Returns a file of two invented listings of a kind that can be imported, as a pattern for one's own. */
export function sampleFile(kind: ListingType, priceColumn: string): string {
  const header = ['title', 'location', 'bedrooms', 'bathrooms', 'size', priceColumn];
  return csvLines([header, ...SAMPLES[kind]]);
}
