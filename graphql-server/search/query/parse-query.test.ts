import { describe, expect, test } from '@jest/globals';
import { Amenity, View } from '../../listings/facts/choices.ts';
import { filterOf } from '../home-filter-input.ts';
import { parseSearchParams } from '../search-params.ts';
import { Purpose, type HomeFilter } from '../home-filter.ts';
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
  ['2/3 bed', 'beds=2&beds=3'],
  ['1 & 2 bhk', 'beds=1&beds=2'],
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
  ['100 м²', 'area-from=1076'],
  ['100 ㎡', 'area-from=1076'],
  ['900 square ft', 'area-from=900'],
  ['1 250 000,00 AED', 'purpose=sale&price-to=1250000'],
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
  ['समुद्र दृश्य', 'views=sea'],
  ['سمندر کا نظارہ', 'views=sea'],
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
  ['marina + jbr', 'place=dubai-marina&place=jumeirah-beach-residence'],
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
  ['villa 12', `${VILLAS}&words="12"`],
];

const POOL = 'amenity=shared-pool&amenity=private-pool';
const MARINA = 'place=dubai-marina';
const JVC = 'place=jumeirah-village-circle';

/** What a search does beside its filter. */
interface Beside {
  /** The excluded values, as parameters. */
  not?: string;
  /** Words that are not used, with the reason. */
  ignored?: string;
}

type SearchCase = readonly [query: string, params: string, beside?: Beside];

/** Searches as people of several nations write them, with the equivalent parameters. */
const WRITTEN_SEARCHES: readonly SearchCase[] = [
  // Numbers
  ['2 000 000 aed', 'purpose=sale&price-to=2000000'],
  ['2\u00a0000\u00a0000 AED', 'purpose=sale&price-to=2000000'],
  ['1\u2009250\u2009000', 'purpose=sale&price-to=1250000'],
  ['до 1 500 000', 'purpose=sale&price-to=1500000'],
  ['2 bed 1 500 000', 'beds=2&purpose=sale&price-to=1500000'],
  ['damac hills 2 000 000', 'place=damac-hills&purpose=sale&price-to=2000000'],
  ['1 200 sqft', 'area-from=1200'],
  ['unit 5 302', 'words="5 302"'],
  ['2 cr', 'purpose=sale&price-to=20000000'],
  ['1.5 crore villa', `purpose=sale&price-to=15000000&${VILLAS}`],
  ['2 करोड़ से कम', 'purpose=sale&price-to=20000000'],
  ['half a million', 'price-to=500000'],
  ['under a million', 'purpose=sale&price-to=1000000'],
  ['до миллиона', 'purpose=sale&price-to=1000000'],
  ['полтора миллиона', 'purpose=sale&price-to=1500000'],
  ['أقل من مليونين', 'purpose=sale&price-to=2000000'],
  ['بين 1 و 2 مليون', 'purpose=sale&price-from=1000000&price-to=2000000'],
  ['size 1200', 'area-from=1200'],
  ['area over 3000', 'area-from=3000'],
  // Other currencies
  ['in the marina area', MARINA],
  ['villa with plot', VILLAS, { ignored: 'plot FILLER' }],
  ['bathroom', '', { ignored: 'bathroom FILLER' }],
  ['furnished if possible', 'furnishing=furnished', { ignored: 'if possible FILLER' }],
  ['$500000', '', { ignored: '$500000 CURRENCY' }],
  ['villa £1m', VILLAS, { ignored: '£1m CURRENCY' }],
  ['€2m', '', { ignored: '€2m CURRENCY' }],
  ['villa but not palm', VILLAS, { not: 'place=palm-jumeirah' }],
  ['under $1m in marina', MARINA, { ignored: 'under $1m CURRENCY' }],
  ['500k usd', '', { ignored: '500k usd CURRENCY' }],
  ['50 lakh rupees', '', { ignored: '50 lakh rupees CURRENCY' }],
  ['до 500 тыс долларов', '', { ignored: 'до 500 тыс долларов CURRENCY' }],
  ['500 ألف دولار', '', { ignored: '500 ألف دولار CURRENCY' }],
  ['200万美元', '', { ignored: '200万美元 CURRENCY' }],
  // Budgets
  ['under 8000', 'purpose=rent&price-to=8000&period=month'],
  ['1 bed 7000', 'beds=1&purpose=rent&price-to=7000&period=month'],
  ['studio 4000', 'beds=0&purpose=rent&price-to=4000&period=month'],
  ['5000-7000', 'purpose=rent&price-from=5000&price-to=7000&period=month'],
  ['two million', 'purpose=sale&price-to=2000000'],
  ['2 bed in marina under 2m', `beds=2&${MARINA}&purpose=sale&price-to=2000000`],
  ['under 500k', 'price-to=500000'],
  ['under 2m in marina', `purpose=sale&price-to=2000000&${MARINA}`],
  ['from 1m in jvc', `purpose=sale&price-from=1000000&${JVC}`],
  ['up to 90 k', 'purpose=rent&price-to=90000'],
  ['buy or rent under 2m', 'price-to=2000000'],
  ['rent under 2m', 'purpose=rent&price-to=2000000'],
  ['rent between 5k and 30k', 'purpose=rent&price-from=5000&price-to=30000&period=month'],
  ['до 90к в год', 'purpose=rent&price-to=90000'],
  ['8000 в месяц', 'purpose=rent&price-to=8000&period=month'],
  ['من 50 ألف إلى 80 ألف', 'purpose=rent&price-from=50000&price-to=80000'],
  ['إيجار شهري 7000', 'purpose=rent&price-to=7000&period=month'],
  ['月租8000', 'purpose=rent&price-to=8000&period=month'],
  ['200万以下公寓', `purpose=sale&price-to=2000000&${APARTMENTS}`],
  // Rooms
  ['2BR+maid', 'beds=2&words="maid"'],
  ["2br + maid's", 'beds=2&words="maid"'],
  ['2br+ maid', 'beds=2&words="maid"'],
  ['3BHK+study', 'beds=3&amenity=study'],
  ['4+maid', 'beds=4&words="maid"'],
  ['4BR+M', 'beds=4&words="maid"'],
  ['2 br plus maids room', 'beds=2&words="maid"'],
  ['2br+', 'beds=2&beds=3&beds=4&beds=5&beds=6&beds=7'],
  ['more than 3 bedrooms', 'beds=4&beds=5&beds=6&beds=7'],
  ['over 5 bed', 'beds=6&beds=7'],
  ['> 5 bed', 'beds=6&beds=7'],
  ['>= 6 bed', 'beds=6&beds=7'],
  ['less than 3 bedrooms', 'beds=0&beds=1&beds=2'],
  ['up to 2 bed', 'beds=0&beds=1&beds=2'],
  ['not more than 2 bedrooms', 'beds=0&beds=1&beds=2'],
  ['3 bed or less', 'beds=0&beds=1&beds=2&beds=3'],
  ['6 bed minimum', 'beds=6&beds=7'],
  ['2 bed max 2m', 'beds=2&purpose=sale&price-to=2000000'],
  ['more than 2 bathrooms', 'baths=3'],
  ['less than 3 bathrooms', '', { ignored: 'less than 3 bathrooms UNSUPPORTED' }],
  ['больше 5 спален', 'beds=6&beds=7'],
  ['не менее 6 спален', 'beds=6&beds=7'],
  ['أكثر من 5 غرف', 'beds=6&beds=7'],
  ['6室以上', 'beds=6&beds=7'],
  ['трёхкомнатная квартира', `beds=2&beds=3&${APARTMENTS}`],
  ['двушка в дубай марине', `beds=1&beds=2&${MARINA}`],
  ['2-комнатная', 'beds=1&beds=2'],
  ['однушка', 'beds=0&beds=1'],
  // Words that state nothing
  ['something in marina', MARINA],
  ['hi, i am looking for a 2 bhk in jvc please', `beds=2&${JVC}`],
  ['mujhe 2 bhk flat chahiye marina mein', `beds=2&${APARTMENTS}&${MARINA}`],
  ['ok', ''],
  ['brand new apartment', APARTMENTS, { ignored: 'brand new FILLER' }],
  ['big villa', VILLAS, { ignored: 'big FILLER' }],
  ['vacant 2 bed', 'beds=2', { ignored: 'vacant FILLER' }],
  ['nice upgraded flat', APARTMENTS, { ignored: 'nice upgraded FILLER' }],
  ['luxury villa', VILLAS, { ignored: 'luxury FILLER' }],
  ['شقة فاخرة', APARTMENTS, { ignored: 'فاخرة FILLER' }],
  ['шикарная квартира', APARTMENTS, { ignored: 'шикарная FILLER' }],
  ['豪华公寓', APARTMENTS, { ignored: '豪华 FILLER' }],
  ['الشهري', 'purpose=rent'],
  // Orders
  ['cheap flat', `sort=price-low&${APARTMENTS}`],
  ['cheapest villa in palm', `sort=price-low&${VILLAS}&place=palm-jumeirah`],
  ['شقة رخيصة', `sort=price-low&${APARTMENTS}`],
  ['недорогая квартира', `sort=price-low&${APARTMENTS}`],
  ['最便宜的公寓', `sort=price-low&${APARTMENTS}`],
  ['sasta flat', `sort=price-low&${APARTMENTS}`],
  ['cheaper than 2m', 'purpose=sale&price-to=2000000'],
  ['biggest villa', `sort=area-large&${VILLAS}`],
  ['most expensive penthouse', 'sort=price-high&type=penthouse'],
  ['newest listings', ''],
  // Negations
  ['villa no pool', VILLAS, { not: POOL }],
  ['apartment without balcony', APARTMENTS, { not: 'amenity=balcony' }],
  ['not marina', '', { not: MARINA }],
  ['not in marina', '', { not: MARINA }],
  ['marina not jbr', MARINA, { not: 'place=jumeirah-beach-residence' }],
  ['villa, not townhouse', VILLAS, { not: 'type=townhouse' }],
  ['no pool or balcony', '', { not: `${POOL}&amenity=balcony` }],
  ['anything but jvc', '', { not: JVC }],
  ['not studio', '', { not: 'beds=0' }],
  ['not for sale', 'purpose=rent'],
  ['not off plan', 'completion=completed'],
  ['pool nahi chahiye', '', { not: POOL }],
  ['без бассейна', '', { not: POOL }],
  ['не в Марине', '', { not: MARINA }],
  ['شقة بدون بلكونة', APARTMENTS, { not: 'amenity=balcony' }],
  ['没有泳池的别墅', VILLAS, { not: POOL }],
  ['no agents', '', { ignored: 'no agents UNSUPPORTED' }],
  ["don't want ground floor", '', { ignored: "don't want ground floor UNSUPPORTED" }],
  ['not too old', '', { ignored: 'not too old UNSUPPORTED' }],
  ['not too expensive', 'sort=price-low'],
  ['villa no 12', `${VILLAS}&words="12"`],
];

const MISSPELT_SEARCHES: readonly SearchCase[] = [
  ['2 bed aparment in dubia marina', `beds=2&${APARTMENTS}&${MARINA}`],
  ['1 bedrom flat for rent jvc', `beds=1&${APARTMENTS}&purpose=rent&${JVC}`],
  ['3 bhk vila in arabian ranchs', `beds=3&${VILLAS}&place=arabian-ranches`],
  ['studoi in bussiness bay', 'beds=0&place=business-bay'],
  ['apartmant for rnt in downtwon', `${APARTMENTS}&purpose=rent&place=downtown-dubai`],
  ['2 bhk furnised flat in jlt', `beds=2&furnishing=furnished&${APARTMENTS}&place=jumeirah-lake-towers`],
  ['vilas for sale in plam jumeirah', `${VILLAS}&purpose=sale&place=palm-jumeirah`],
  ['town hous in damac hills', 'type=townhouse&place=damac-hills'],
  ['pent house in dubai marnia', `type=penthouse&${MARINA}`],
  ['penthous with privat pool', 'type=penthouse&amenity=private-pool'],
  ['2 bedroms under 90k yearli', 'beds=2&purpose=rent&price-to=90000'],
  ['aparment with balconey', `${APARTMENTS}&amenity=balcony`],
  ['flat with parkng', `${APARTMENTS}&amenity=covered-parking`],
  ['furnishd studio in jvc under 60k', `furnishing=furnished&beds=0&${JVC}&purpose=rent&price-to=60000`],
  ['unfurnishd 1 bed in the grens', 'furnishing=unfurnished&beds=1&place=the-greens'],
  ['semi furnised 2bhk', 'furnishing=partly&beds=2'],
  ['offplann apartment', `completion=off-plan&${APARTMENTS}`],
  ['redy to move 3 bed', 'completion=completed&beds=3'],
  ['1 bhk in internatonal city', 'beds=1&place=international-city'],
  ['2 bed in silcon oasis', 'beds=2&place=dubai-silicon-oasis'],
  ['studio in discovry gardens', 'beds=0&place=discovery-gardens'],
  ['villa in jumeira', `${VILLAS}&place=jumeirah`],
  ['4 bed in dubai hils', 'beds=4&place=dubai-hills-estate'],
  ['2 bed in sprots city', 'beds=2&place=dubai-sports-city'],
  ['3 bed in al bersha', 'beds=3&place=al-barsha'],
  ['2 bhk in bur duabi', 'beds=2&place=bur-dubai'],
  ['1 bed in al furjn', 'beds=1&place=al-furjan'],
  ['vila in mirdiff', `${VILLAS}&place=mirdif`],
  ['town house in town sqare', 'type=townhouse&place=town-square'],
  ['2 bed in crek harbour', 'beds=2&place=dubai-creek-harbour'],
  ['apartmets in jumeirah lake towrs', `${APARTMENTS}&place=jumeirah-lake-towers`],
  ['apprtment for sell', `${APARTMENTS}&purpose=sale`],
  ['hotl apartment', 'type=hotel-apartment'],
  ['serviced apartmnt', 'type=hotel-apartment'],
  ['dupleks in marina', `type=duplex&${MARINA}`],
  ['two bedrom flat for familly', `beds=2&${APARTMENTS}`, { ignored: 'familly FILLER' }],
  ['studiio in jvc', `beds=0&${JVC}`],
  ['2 bathrom', 'baths=2'],
  ['1200 sqaure feet', 'area-from=1200'],
  ['1000 sqfeet', 'area-from=1000'],
  ['2 milion', 'purpose=sale&price-to=2000000'],
  ['1.5 millon aed', 'purpose=sale&price-to=1500000'],
  ['80 thousnd yearly', 'purpose=rent&price-to=80000'],
  ['8000 monthlly', 'purpose=rent&price-to=8000&period=month'],
  ['90k anually', 'purpose=rent&price-to=90000'],
  ['chepest flat in marina', `sort=price-low&${APARTMENTS}&${MARINA}`],
  ['afordable studio', 'sort=price-low&beds=0'],
  ['luxary villa', VILLAS, { ignored: 'luxary FILLER' }],
  ['beautifull flat', APARTMENTS, { ignored: 'beautifull FILLER' }],
  ['spacios 2 bed', 'beds=2', { ignored: 'spacios FILLER' }],
  ['vilaa no pool', VILLAS, { not: POOL }],
  ['withut balcony', '', { not: 'amenity=balcony' }],
  ['appartement without balconny', APARTMENTS, { not: 'amenity=balcony' }],
  ['budjet 2m', 'purpose=sale&price-to=2000000'],
  ['bellow 90k', 'purpose=rent&price-to=90000'],
  ['betwen 80k and 100k', 'purpose=rent&price-from=80000&price-to=100000'],
  ['minimun 6 bed', 'beds=6&beds=7'],
  ['maximun 100k', 'purpose=rent&price-to=100000'],
  ['arround 100k', 'purpose=rent&price-from=90000&price-to=110000'],
  ['sea veiw apartment', `views=sea&${APARTMENTS}`],
  ['burj khalfa view', 'views=burj-khalifa'],
  ['4 cheqes', 'cheques=4'],
  ['villa with gardn', `${VILLAS}&amenity=private-garden`],
  ['pet freindly flat', `amenity=pets-allowed&${APARTMENTS}`],
  ['2 bed pet alowed', 'beds=2&amenity=pets-allowed'],
  ['covered parkng', 'amenity=covered-parking'],
  ['3 bhk maids rom', 'beds=3&words="maid"'],
  ['centrel ac', 'amenity=central-ac'],
  ['wolk in closet', 'amenity=walk-in-closet'],
  ['securty', 'amenity=security'],
  ['conceirge', 'amenity=concierge'],
  ['شقه للايجار', `${APARTMENTS}&purpose=rent`],
  ['شقق مفروشه للايجار', `${APARTMENTS}&furnishing=furnished&purpose=rent`],
  ['فيلا للبيغ', `${VILLAS}&purpose=sale`],
  ['استديو للايجار', 'beds=0&purpose=rent'],
  ['غرفه وصاله', 'beds=1'],
  ['شقة في دبي مرينا', `${APARTMENTS}&${MARINA}`],
  ['شقة رخيصه', `sort=price-low&${APARTMENTS}`],
  ['شقه بالمارينا', `${APARTMENTS}&${MARINA}`],
  ['اقل من 80 الف', 'purpose=rent&price-to=80000'],
  ['кваритра в аренду', `${APARTMENTS}&purpose=rent`],
  ['квартра дубай марина', `${APARTMENTS}&${MARINA}`],
  ['апартаметы с видом на море', `${APARTMENTS}&views=sea`],
  ['вила на пальме', `${VILLAS}&place=palm-jumeirah`],
  ['купить кваритру до 2 млн', `purpose=sale&${APARTMENTS}&price-to=2000000`],
  ['дешовая квартира', `sort=price-low&${APARTMENTS}`],
  ['без мебли', 'furnishing=unfurnished'],
  ['с мебелю', 'furnishing=furnished'],
  ['3 спални', 'beds=3'],
  ['2 спальные', 'beds=2'],
  ['трешка в марине', `beds=2&beds=3&${MARINA}`],
  ['1 bed in buisness bay', 'beds=1&place=business-bay'],
  ['2 bed for rent in marina wiht balcony', `beds=2&purpose=rent&${MARINA}&amenity=balcony`],
  ['villa in emirates hils', `${VILLAS}&place=emirates-hills`],
  ['3 bedroom in sobha hartlnd', 'beds=3&place=sobha-hartland'],
  // English words are no misspellings
  ['land', 'words="land"'],
  ['call', 'words="call"'],
  ['night', 'words="night"'],
  ['mall', 'words="mall"'],
  ['bills included', 'words="bills included"'],
  ['full', 'words="full"'],
  ['driver', 'words="driver"'],
];

/** The filter and the order of a query string; the lists of the filter sorted. */
function normalizedSearch(params: string) {
  const { filter, sort, query } = parseSearchParams(new URLSearchParams(params));
  return { filter: { ...sortedLists(filter), sort }, query };
}

function sortedLists({ types, places, amenities, views, excluded, ...rest }: HomeFilter): HomeFilter {
  const sorted = <Value extends string>(values?: readonly Value[]) => values && [...values].sort();
  return {
    ...rest,
    ...{ types: sorted(types), places: sorted(places), amenities: sorted(amenities), views: sorted(views) },
    excluded: excluded && sortedLists(excluded),
  };
}

const filterOfParams = (params: string) => parseSearchParams(new URLSearchParams(params)).filter;

const ALL_SEARCHES: readonly SearchCase[] = [...EVERYDAY_SEARCHES, ...WRITTEN_SEARCHES, ...MISSPELT_SEARCHES];

test('covers at least 200 everyday searches and 100 misspelt ones', () => {
  const isMisspelt = new Set(MISSPELT_SEARCHES.map(([query]) => query));
  const queries = new Set(ALL_SEARCHES.map(([query]) => query));
  expect(queries.size).toBe(ALL_SEARCHES.length);
  expect(queries.size - isMisspelt.size).toBeGreaterThanOrEqual(200);
  expect(isMisspelt.size).toBeGreaterThanOrEqual(100);
});

test.each(ALL_SEARCHES)('%s equals %s', (query, params, { not, ignored }: Beside = {}) => {
  const { filter, query: parsed } = normalizedSearch(`words=${encodeURIComponent(query)}`);
  const expected = normalizedSearch(params);
  const excluded = not === undefined ? undefined : sortedLists(filterOfParams(not));
  const { near, places = near, ...rest } = filter;
  expect({ ...rest, places }).toEqual({ ...expected.filter, excluded });
  expect(parsed.ignored.map(({ text, reason }) => `${text} ${reason}`)).toEqual(ignored ? [ignored] : []);
});

test('a home must be near a landmark beside being in a place, unless they are alternatives', () => {
  const filterOfWords = (words: string) => normalizedSearch(`words=${encodeURIComponent(words)}`).filter;
  expect(filterOfWords('2 bed in jvc near the metro')).toMatchObject({
    places: ['jumeirah-village-circle'],
    near: ['near-the-metro'],
  });
  expect(filterOfWords('near the metro in marina')).toMatchObject({
    places: ['dubai-marina'],
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
