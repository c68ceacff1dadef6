import { describe, expect, test } from '@jest/globals';
import { Amenity, View } from '../../listings/facts/choices.ts';
import { filterOf } from '../home-filter-input.ts';
import { parseSearchParams } from '../search-params.ts';
import { Purpose } from '../home-filter.ts';
import { parseQuery } from './parse-query.ts';

const APARTMENTS =
  'type=apartment&type=duplex&type=penthouse&type=hotel-apartment&type=full-floor&type=half-floor';
const VILLAS = 'type=villa&type=townhouse&type=bungalow&type=compound';

/** Typed texts with the equivalent search by filters; words in quotes are searched as text. */
const EVERYDAY_SEARCHES: readonly (readonly [query: string, params: string])[] = [
  // Purpose
  ['rent', 'purpose=rent'],
  ['for rent', 'purpose=rent'],
  ['to let', 'purpose=rent'],
  ['lease', 'purpose=rent'],
  ['rnet', 'purpose=rent'],
  ['buy', 'purpose=sale'],
  ['for sale', 'purpose=sale'],
  ['for sell', 'purpose=sale'],
  ['buy or rent', ''],
  ['للإيجار', 'purpose=rent'],
  ['снять', 'purpose=rent'],
  // Types
  ['apartments', APARTMENTS],
  ['flats', APARTMENTS],
  ['flat', APARTMENTS],
  ['aprtment', APARTMENTS],
  ['apt', APARTMENTS],
  ['villas', VILLAS],
  ['houses', VILLAS],
  ['vila', VILLAS],
  ['villa or townhouse', 'type=villa&type=townhouse'],
  ['town house', 'type=townhouse'],
  ['penthouse', 'type=penthouse'],
  ['pent house', 'type=penthouse'],
  ['duplex apartment', 'type=duplex'],
  ['hotel apartments', 'type=hotel-apartment'],
  ['شقق للبيع', `${APARTMENTS}&purpose=sale`],
  ['вилла', VILLAS],
  // Bedrooms and bathrooms
  ['2 bed', 'beds=2'],
  ['2br', 'beds=2'],
  ['2 bhk', 'beds=2'],
  ['2bhk', 'beds=2'],
  ['2-bed', 'beds=2'],
  ['two bedroom', 'beds=2'],
  ['2 bedrom', 'beds=2'],
  ['bedrooms: 2', 'beds=2'],
  ['1 b/r', 'beds=1'],
  ['studio', 'beds=0'],
  ['stduio', 'beds=0'],
  ['studio apartment', 'beds=0'],
  ['2-3 bed', 'beds=2&beds=3'],
  ['2 or 3 bedrooms', 'beds=2&beds=3'],
  ['studio or 1 bed', 'beds=0&beds=1'],
  ['5+ bedrooms', 'beds=5&beds=6&beds=7'],
  ['at least 6 bed', 'beds=6&beds=7'],
  ['8 bedroom villa', `beds=7&${VILLAS}`],
  ['2 bath', 'baths=2'],
  ['3 bed 4 bath', 'beds=3&baths=4'],
  ['غرفتين وصالة', 'beds=2'],
  ['3 غرف', 'beds=3'],
  ['2 спальни', 'beds=2'],
  // Prices
  ['under 1m', 'purpose=sale&price-to=1000000'],
  ['below 150k', 'purpose=rent&price-to=150000'],
  ['max 2.5 million', 'purpose=sale&price-to=2500000'],
  ['budget 900,000', 'price-to=900000'],
  ['< 2m', 'purpose=sale&price-to=2000000'],
  ['aed 1,500,000', 'purpose=sale&price-to=1500000'],
  ['above 5m', 'purpose=sale&price-from=5000000'],
  ['1-2 million', 'purpose=sale&price-from=1000000&price-to=2000000'],
  ['between 800k and 1.2m', 'purpose=sale&price-from=800000&price-to=1200000'],
  ['from 500k to 1m', 'purpose=sale&price-from=500000&price-to=1000000'],
  ['50 lakh', 'purpose=sale&price-to=5000000'],
  ['أقل من 2 مليون', 'purpose=sale&price-to=2000000'],
  ['до 1 млн', 'purpose=sale&price-to=1000000'],
  ['rent under 90k', 'purpose=rent&price-to=90000'],
  ['rent under 9000', 'purpose=rent&price-to=9000&period=month'],
  ['8500 per month', 'purpose=rent&price-to=8500&period=month'],
  ['100k/year', 'purpose=rent&price-to=100000'],
  ['monthly rent 7k', 'purpose=rent&price-to=7000&period=month'],
  // Area
  ['1200 sq ft', 'area-from=1200'],
  ['under 1,500 sqft', 'area-to=1500'],
  ['100 sqm', 'area-from=1076'],
  ['100m2', 'area-from=1076'],
  ['1000-2000 sq. ft.', 'area-from=1000&area-to=2000'],
  // Furnishing, completion, amenities
  ['fully furnished', 'furnishing=furnished'],
  ['unfurnished', 'furnishing=unfurnished'],
  ['not furnished', 'furnishing=unfurnished'],
  ['semi furnished', 'furnishing=partly'],
  ['off plan', 'completion=off-plan'],
  ['offplan', 'completion=off-plan'],
  ['ready to move', 'completion=completed'],
  ['pets', 'amenity=pets-allowed'],
  ['pet friendly', 'amenity=pets-allowed'],
  ['balcony', 'amenity=balcony'],
  ['balcny', 'amenity=balcony'],
  ['private pool', 'amenity=private-pool'],
  ['covered parking and balcony', 'amenity=covered-parking&amenity=balcony'],
  // Views and cheques
  ['sea view apartment', `views=sea&${APARTMENTS}`],
  ['seaview', 'views=sea'],
  ['sea facing villa', `views=sea&${VILLAS}`],
  ['full sea view', 'views=sea'],
  ['overlooking the sea', 'views=sea'],
  ['flat with a view of the palm', `views=palm&${APARTMENTS}`],
  ['marina view', 'views=marina'],
  ['marina view in jbr', 'views=marina&place=jumeirah-beach-residence'],
  ['burj khalifa view', 'views=burj-khalifa'],
  ['burj view downtown', 'views=burj-khalifa&place=downtown-dubai'],
  ['burj kalifa view', 'views=burj-khalifa'],
  ['burj al arab views', 'views=burj-al-arab'],
  ['skyline', 'views=skyline'],
  ['city view', 'views=skyline'],
  ['golf course view', 'views=golf'],
  ['canal view', 'views=canal'],
  ['lagoon view', 'views=lake'],
  ['pool view with balcony', 'views=pool&amenity=balcony'],
  ['sea view, golf view', 'views=sea&views=golf'],
  ['شقة إطلالة على البحر', `${APARTMENTS}&views=sea`],
  ['اطلالة بحرية', 'views=sea'],
  ['إطلالة على برج خليفة', 'views=burj-khalifa'],
  ['квартира с видом на море', `${APARTMENTS}&views=sea`],
  ['вид на Бурдж-Халифа', 'views=burj-khalifa'],
  ['海景公寓', `views=sea&${APARTMENTS}`],
  ['1 cheque', 'cheques=1'],
  ['one cheque', 'cheques=1'],
  ['4 cheques', 'cheques=4'],
  ['up to 4 cheques', 'cheques=4'],
  ['2-4 chqs', 'cheques=2'],
  ['12 checks', 'cheques=12'],
  ['cheques: 6', 'cheques=6'],
  ['2 bed jvc 90k 4 cheques', 'purpose=rent&beds=2&place=jumeirah-village-circle&price-to=90000&cheques=4'],
  ['٤ دفعات', 'cheques=4'],
  ['4 чека', 'cheques=4'],
  ['4张支票', 'cheques=4'],
  // Places
  ['dubai marina', 'place=dubai-marina'],
  ['marina', 'place=dubai-marina'],
  ['marnia', 'place=dubai-marina'],
  ['marina dubai', 'place=dubai-marina'],
  ['plam jumeirah', 'place=palm-jumeirah'],
  ['palm jumeriah', 'place=palm-jumeirah'],
  ['jvc', 'place=jumeirah-village-circle'],
  ['j.v.c.', 'place=jumeirah-village-circle'],
  ['jvt', 'place=jumeirah-village-triangle'],
  ['jumeirah village', 'place=jumeirah-village-circle&place=jumeirah-village-triangle'],
  ['jlt', 'place=jumeirah-lake-towers'],
  ['jbr', 'place=jumeirah-beach-residence'],
  ['difc', 'place=difc'],
  ['dip', 'place=dubai-investment-park'],
  ['d3', 'place=dubai-design-district'],
  ['busines bay', 'place=business-bay'],
  ['businessbay', 'place=business-bay'],
  ['down town', 'place=downtown-dubai'],
  ['al barsha 1', 'place=al-barsha-1'],
  ['silicon oasis', 'place=dubai-silicon-oasis'],
  ['jbr, dubai marina', 'place=jumeirah-beach-residence'],
  ['marina or jlt', 'place=dubai-marina&place=jumeirah-lake-towers'],
  ['marina or jbr', 'place=dubai-marina&place=jumeirah-beach-residence'],
  ['jbr or marina', 'place=dubai-marina&place=jumeirah-beach-residence'],
  ['marina, jbr', 'place=dubai-marina&place=jumeirah-beach-residence'],
  ['2 bed jbr / marina', 'beds=2&place=dubai-marina&place=jumeirah-beach-residence'],
  ['marina and jbr and palm', 'place=dubai-marina&place=jumeirah-beach-residence&place=palm-jumeirah'],
  ['palm or marina or jbr', 'place=palm-jumeirah&place=dubai-marina&place=jumeirah-beach-residence'],
  ['palm,marina,jbr', 'place=palm-jumeirah&place=dubai-marina&place=jumeirah-beach-residence'],
  ['jbr dubai marina', 'place=jumeirah-beach-residence'],
  ['марина или пальма', 'place=dubai-marina&place=palm-jumeirah'],
  ['damac hill 2', 'place=damac-hills-2'],
  // Landmarks
  ['near burj khalifa', 'place=near-burj-khalifa'],
  ['burj khalifa', 'place=near-burj-khalifa'],
  ['burj kalifa 1 bed', 'place=near-burj-khalifa&beds=1'],
  ['apartment close to dubai mall', `place=near-dubai-mall&${APARTMENTS}`],
  ['dubai mall', 'place=near-dubai-mall'],
  ['sheikh zayed road', 'place=near-sheikh-zayed-road'],
  ['studio on szr', 'place=near-sheikh-zayed-road&beds=0'],
  ['near the metro', 'place=near-the-metro'],
  ['studio next to metro station', 'place=near-the-metro&beds=0'],
  ['рядом с метро', 'place=near-the-metro'],
  ['قريب من المترو', 'place=near-the-metro'],
  ['burj khalifa or palm', 'place=near-burj-khalifa&place=palm-jumeirah'],
  ['burj al arab', 'place=near-burj-al-arab'],
  ['downtown burj khalifa', 'place=downtown-dubai'],
  ['burj khalifa downtown', 'place=downtown-dubai'],
  ['دبي مارينا', 'place=dubai-marina'],
  ['Дубай Марина', 'place=dubai-marina'],
  ['迪拜码头公寓出租', `place=dubai-marina&${APARTMENTS}&purpose=rent`],
  // All together
  ['2br jvc for rent', 'beds=2&place=jumeirah-village-circle&purpose=rent'],
  ['business bay studio under 1m', 'purpose=sale&beds=0&place=business-bay&price-to=1000000'],
  ['damac hills 2 bed', 'beds=2&place=damac-hills'],
  ['damac hills 2 3 bed', 'beds=3&place=damac-hills-2'],
  ['3 bedroom villa in arabian ranches for sale', `beds=3&${VILLAS}&place=arabian-ranches&purpose=sale`],
  [
    'furnished 1 bed flat with balcony in the greens below 120k yearly',
    `furnishing=furnished&beds=1&${APARTMENTS}&amenity=balcony&place=the-greens&purpose=rent&price-to=120000`,
  ],
  ['I am looking for a 2 bed apartment near dubai marina', `beds=2&${APARTMENTS}&place=dubai-marina`],
  ['homes in dubai', ''],
  ['квартира 2 спальни в Дубай Марине', `beds=2&${APARTMENTS}&place=dubai-marina`],
  ['شقة غرفتين للإيجار في دبي مارينا', `beds=2&${APARTMENTS}&purpose=rent&place=dubai-marina`],
  // Misspelt, and English words that are near others
  ['appartmants', APARTMENTS],
  ['fully furnishhd', 'furnishing=furnished'],
  ['jumerah vilage circle', 'place=jumeirah-village-circle'],
  ['damac hill', 'place=damac-hills'],
  ['dubai marine', 'place=dubai-marina'],
  ['marine', 'words="marine"'],
  ['sails', 'words="sails"'],
  // Text
  ['seaplane', 'words="seaplane"'],
  ['"marina"', 'words="marina"'],
  ['marina gate', 'place=dubai-marina&words="gate"'],
  ['rent 80000', 'purpose=rent&price-to=80000'],
  ['10019', 'words="10019"'],
  ['M-100000', 'words="M 100000"'],
  ['villa 12', `${VILLAS}&words="12"`],
];

const filterOfParams = (params: string) => parseSearchParams(new URLSearchParams(params)).filter;

/** The filter of a query string, its lists sorted. */
function normalizedFilter(params: string) {
  const { types, places, amenities, views, ...rest } = filterOfParams(params);
  const sorted = <Value extends string>(values?: readonly Value[]) => values && [...values].sort();
  return {
    ...rest,
    ...{ types: sorted(types), places: sorted(places), amenities: sorted(amenities), views: sorted(views) },
  };
}

test('covers at least 80 everyday searches', () => {
  expect(new Set(EVERYDAY_SEARCHES.map(([query]) => query)).size).toBeGreaterThanOrEqual(80);
});

test.each(EVERYDAY_SEARCHES)('%s equals %s', (query, params) => {
  const { near, ...filter } = normalizedFilter(`words=${encodeURIComponent(query)}`);
  expect({ ...filter, places: filter.places ?? near }).toEqual(normalizedFilter(params));
});

test('a home must be near a landmark beside being in a place, unless they are alternatives', () => {
  const filterOfWords = (words: string) => normalizedFilter(`words=${encodeURIComponent(words)}`);
  expect(filterOfWords('2 bed in jvc near the metro')).toMatchObject({
    places: ['jumeirah-village-circle'],
    near: ['near-the-metro'],
  });
  const { places, near } = filterOfWords('jvc or near the metro');
  expect([places, near]).toEqual([['jumeirah-village-circle', 'near-the-metro'], undefined]);
});

test('a pool matches a shared or a private one', () => {
  expect(filterOf({ words: 'villa with pool' }).anyAmenities).toEqual([
    [Amenity.SHARED_POOL, Amenity.PRIVATE_POOL],
  ]);
});

test('a view of the water is one of several', () => {
  expect(filterOf({ words: 'water view' }).anyViews).toEqual([
    [View.SEA, View.MARINA, View.CANAL, View.CREEK, View.LAKE],
  ]);
});

describe('words with filters', () => {
  test('are combined', () => {
    const words = 'jbr under 2m or 3 bed';
    expect(filterOf({ words, places: ['dubai-marina'], priceTo: 1_000_000 })).toMatchObject({
      places: ['jumeirah-beach-residence'],
      priceTo: 1_000_000,
    });
  });

  test('name further places', () => {
    const places = ['dubai-marina', 'palm-jumeirah'];
    expect(filterOf({ words: 'palm', places: ['dubai-marina'] }).places?.toSorted()).toEqual(places);
    expect(filterOf({ words: 'marina', places: ['jumeirah-beach-residence'] }).places).toEqual([
      'jumeirah-beach-residence',
    ]);
  });

  test('that contradict find nothing', () => {
    expect(filterOf({ words: 'for rent', purpose: Purpose.SALE }).places).toEqual([]);
    expect(filterOf({ words: 'villa', types: ['penthouse' as never] }).types).toEqual([]);
  });

  test('use the rent period of the filter', () => {
    expect(filterOf({ words: 'under 60k', period: 'MONTH' as never, purpose: Purpose.RENT })).toMatchObject({
      purpose: Purpose.RENT,
      priceTo: 720_000,
    });
  });
});

test('reversed limits are swapped, and a monthly rent is compared by the year', () => {
  expect(filterOf({ priceFrom: 900_000, priceTo: 100 })).toMatchObject({ priceFrom: 100, priceTo: 900_000 });
  expect(filterOfParams('price-from=900000&price-to=100')).toMatchObject({
    priceFrom: 100,
    priceTo: 900_000,
  });
  expect(filterOfParams('price-to=9000&period=month')).toMatchObject({
    purpose: Purpose.RENT,
    priceTo: 108_000,
  });
});

test('the offsets of a fact include its introductory words', () => {
  const query = '2 bed in jvc, seaplane';
  const { facts, terms } = parseQuery(query);
  expect(facts.map(({ start, end }) => query.slice(start, end))).toEqual(['2 bed', 'in jvc']);
  expect(terms.map(({ start, end }) => query.slice(start, end))).toEqual(['seaplane']);
});

test('a text of 200 characters is parsed in a few milliseconds', () => {
  const letters = 'abdeilmnrsu 2-+<.,مر迪д"';
  let state = 3;
  const random = (below: number) => (state = (Math.imul(state, 48_271) & 0x7fffffff) >>> 0) % below;
  const hardest = [
    'jumeirah '.repeat(22),
    'marina jumeirah palm village '.repeat(7),
    '2 or '.repeat(40),
    '1-2-3 million to '.repeat(12),
    '"'.repeat(200),
    '迪拜'.repeat(100),
    'alalal '.repeat(28),
    ...Array.from({ length: 200 }, () =>
      Array.from({ length: 200 }, () => letters[random(letters.length)]).join(''),
    ),
  ];
  parseQuery('warm up');
  const started = process.cpuUsage();
  for (const query of hardest) {
    for (const { start, end } of [...parseQuery(query).facts, ...parseQuery(query).terms]) {
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(query.length);
    }
  }
  const { user } = process.cpuUsage(started);
  expect(user / 1_000 / (2 * hardest.length)).toBeLessThan(20);
});
