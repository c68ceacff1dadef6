import { APARTMENTS, type Search, VILLAS } from '../../../schema/search.ts';
import {
  ABOUT,
  BATHROOM,
  BEDROOM,
  CHEQUE,
  COUNTS,
  CRORE,
  DIRHAM,
  FOREIGN_CURRENCY,
  LAKH,
  MILLION,
  MONTH,
  SQUARE_FEET,
  SQUARE_METRES,
  STUDIO,
  TEN_THOUSAND,
  THOUSAND,
  YEAR,
} from '../../text-parsing/vocabulary.ts';

export type PricePeriod = Search['period'];

/** The meaning of a phrase that states a fact without a number. */
export type FactMeaning =
  | { type: 'purpose'; value: NonNullable<Search['purpose']> }
  | { type: 'propertyType'; values: Search['types'] }
  | { type: 'studio' }
  /** A number of Russian rooms, which count the living room or do not: `двушка`. */
  | { type: 'rooms'; value: number }
  /** A number with its unit in one word, as the Arabic dual. */
  | { type: 'bedrooms'; value: number }
  | { type: 'period'; value: PricePeriod }
  | { type: 'furnishing'; values: Search['furnishing'] }
  | { type: 'completion'; value: NonNullable<Search['completion']> }
  /** A home has one of these amenities. */
  | { type: 'amenity'; values: Search['amenities'] }
  /** A home has one of these views. */
  | { type: 'view'; values: Search['views'] }
  | { type: 'place'; ids: readonly string[] }
  | { type: 'landmark'; id: string }
  | { type: 'sort'; value: Search['sort'] };

export type Meaning =
  | FactMeaning
  /** `isShort`: a unit only directly after a number, as `b` in `2b`. */
  | { type: 'unit'; unit: Unit; isShort: boolean }
  | { type: 'multiplier'; factor: number }
  | { type: 'numberWord'; value: number }
  | { type: 'currency' }
  /** Amounts are in dirhams; others are not converted. */
  | { type: 'foreignCurrency' }
  /** `isPostfix`: also after the number, as in `3 bed max`. */
  | { type: 'comparison'; operator: Comparison; isPostfix?: true }
  /** A word between the ends of a range, such as `to`. */
  | { type: 'range' }
  | { type: 'or' }
  | { type: 'plus' }
  /** `isPostfix`: after what it negates. */
  | { type: 'negation'; isPostfix?: true }
  /** Before a number without a unit: `size 1200`. */
  | { type: 'areaWord' }
  /** An opinion or wish that no home can be filtered by, such as `nice`. */
  | { type: 'filler' }
  /** States nothing about a home, such as `homes in`. */
  | { type: 'stopWord' }
  /** `searched`: the word of homes for it. Searched as text although a part of it is another phrase. */
  | { type: 'text'; searched?: string };

/** `max` and `min` include the number, `below` and `above` do not, which differs for numbers of rooms. */
export type Comparison = 'max' | 'min' | 'below' | 'above' | 'about' | 'between';

/** A `room` is one of a Russian home, which counts the living room or does not. */
export type Unit = 'bedroom' | 'room' | 'bathroom' | 'sqft' | 'sqm' | 'cheque';

/** Phrases by their meaning, separated by commas. */
type Entry = readonly [meaning: Meaning, phrases: string];

const unit = (name: Unit, isShort = false): Meaning => ({
  type: 'unit',
  unit: name,
  isShort,
});
const amenity = (...values: Search['amenities'][number][]): Meaning => ({ type: 'amenity', values });
const propertyType = (...values: Search['types'][number][]): Meaning => ({ type: 'propertyType', values });

const view = (...values: Search['views'][number][]): Meaning => ({ type: 'view', values });

/** The English phrases of a view, such as `sea view` and `overlooking the sea`, from names separated by commas. */
const viewPhrases = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .flatMap((name) => [
      ...[name, `full ${name}`, `partial ${name}`].flatMap((one) => [`${one} view`, `${one} views`]),
      ...['facing', 'overlooking', 'view of', 'views of', 'view on'].flatMap((link) => [
        `${link} ${name}`,
        `${link} the ${name}`,
      ]),
      `${name} facing`,
    ])
    .join(', ');

/** The forms of Russian adjectives by their stems, separated by commas. */
const russianForms = (stems: string): string =>
  stems
    .split(', ')
    .flatMap((stem) => RUSSIAN_ENDINGS.map((ending) => stem + ending))
    .join(', ');

const RUSSIAN_ENDINGS = ['ая', 'ую', 'ой', 'ый', 'ий', 'ые', 'ие', 'ое', 'ых', 'их'];

export const LEXICON: readonly Entry[] = [
  [
    { type: 'purpose', value: 'SALE' },
    `sale, sales, for sale, on sale, sell, selling, for sell, buy, buying, to buy, purchase, purchasing, resale,
    للبيع, بيع, شراء, للشراء, купить, покупка, покупки, продажа, продаже, продажу, на продажу, продается, 出售, 买, 买房, 购买,
    खरीदें, बिक्री, खरीदना, فروخت`,
  ],
  [
    { type: 'purpose', value: 'RENT' },
    `rent, rents, rnt, for rnt, for rent, on rent, to rent, rental, rentals, renting, rented, lease, leases, for lease, to lease, leasing, let, to let, letting,
    lettings, tenancy, للإيجار, للايجار, ايجار, إيجار, استئجار, аренда, аренду, в аренду, аренды, снять, сдается, 出租, 租, 租房, 租赁,
    किराया, किराए, किराये, kiraya, kiraye, کرایہ, کرائے`,
  ],
  [
    propertyType(...APARTMENTS),
    `apartment, apartments, flat, flats, apt, apts, appt, apptment, appartment, appartments, appartement, aprt, condo, condos, condominium,
    شقة, شقق, شقه, квартира, квартиры, квартиру, квартир, апартаменты, апартаментов, 公寓, फ्लैट, अपार्टमेंट, فلیٹ, اپارٹمنٹ`,
  ],
  [
    propertyType(...VILLAS),
    `villa, villas, vila, vilas, بيت, بيوت, منزل, منازل, вила, вилу, villah, house, houses, فيلا, فلل, فله, فيلل, вилла, виллы, виллу, вилл, дом, дома, 别墅, विला, मकान, घर, ولا, مکان`,
  ],
  [
    propertyType('PENTHOUSE'),
    `penthouse, penthouses, pent house, pent houses, penthouse apartment, penthouse flat, بنتهاوس, пентхаус, пентхаусы, 顶层公寓`,
  ],
  [
    propertyType('DUPLEX'),
    `duplex, duplexes, duplx, dupleks, duplex apartment, duplex flat, دوبلكس, дуплекс, дуплексы, 复式`,
  ],
  [
    propertyType('TOWNHOUSE'),
    `townhouse, townhouses, town house, town houses, townhome, townhomes, row house, townhouse villa, تاون هاوس, таунхаус, таунхаусы, 联排别墅`,
  ],
  [
    propertyType('HOTEL_APARTMENT'),
    `hotel apartment, hotel apartments, hotel flat, serviced apartment, serviced apartments, شقة فندقية, شقق فندقية, апарт отель, 酒店公寓`,
  ],
  [propertyType('FULL_FLOOR'), `full floor, full floors, whole floor, entire floor`],
  [propertyType('HALF_FLOOR'), `half floor, half floors`],
  [propertyType('BUNGALOW'), `bungalow, bungalows, бунгало`],
  [propertyType('COMPOUND'), `compound, compounds, villa compound, compound villa`],
  [{ type: 'studio' }, STUDIO],
  [unit('bedroom'), BEDROOM],
  [
    unit('bedroom', true),
    `b, br, brs, bd, bds, bk, b r, room, rooms, kamra, kamre, कमरा, कमरे, کمرہ, کمرے, 居, 房`,
  ],
  [unit('room', true), `комната, комнаты, комнат, комнатами, комн, ${russianForms('комнатн')}`],
  [unit('bathroom'), `${BATHROOM}, toilet, toilets`],
  [unit('bathroom', true), `ba, bth`],
  [unit('cheque'), CHEQUE],
  [unit('sqft'), `${SQUARE_FEET}, قدم`],
  [unit('sqft', true), `feet, ft`],
  [unit('sqm'), SQUARE_METRES],
  [unit('sqm', true), `متر`],
  [{ type: 'multiplier', factor: 1_000 }, THOUSAND],
  [{ type: 'multiplier', factor: 10_000 }, TEN_THOUSAND],
  [{ type: 'multiplier', factor: 100_000 }, LAKH],
  [{ type: 'multiplier', factor: 1_000_000 }, MILLION],
  [{ type: 'multiplier', factor: 10_000_000 }, CRORE],
  [{ type: 'numberWord', value: 0.5 }, `half, half a, пол, نصف, आधा`],
  [{ type: 'numberWord', value: 1.5 }, `one and half, one and a half, полтора`],
  [{ type: 'numberWord', value: 500_000 }, `полмиллиона`],
  [{ type: 'numberWord', value: 2_000_000 }, `مليونين, مليونان`],
  [{ type: 'numberWord', value: 1 }, `${COUNTS[1]}, 一`],
  [{ type: 'numberWord', value: 2 }, `${COUNTS[2]}, двумя, 二, 两`],
  [{ type: 'numberWord', value: 3 }, `${COUNTS[3]}, тремя, 三`],
  [{ type: 'numberWord', value: 4 }, `${COUNTS[4]}, 四`],
  [{ type: 'numberWord', value: 5 }, `${COUNTS[5]}, 五`],
  [{ type: 'numberWord', value: 6 }, `${COUNTS[6]}, 六`],
  [{ type: 'numberWord', value: 7 }, `${COUNTS[7]}, 七`],
  [{ type: 'rooms', value: 1 }, `однушка, однушку, однушки, ${russianForms('однокомнатн, одно комнатн')}`],
  [{ type: 'rooms', value: 2 }, `двушка, двушку, двушки, ${russianForms('двухкомнатн, двух комнатн')}`],
  [{ type: 'rooms', value: 3 }, `трешка, трешку, трешки, ${russianForms('трехкомнатн, трех комнатн')}`],
  [{ type: 'rooms', value: 4 }, `четырешка, четырешку, ${russianForms('четырехкомнатн, четырех комнатн')}`],
  [{ type: 'rooms', value: 5 }, russianForms('пятикомнатн, пяти комнатн')],
  [{ type: 'bedrooms', value: 1 }, `غرفة وصالة`],
  [{ type: 'bedrooms', value: 2 }, `غرفتين, غرفتان, غرفتين وصالة, غرفتين نوم`],
  [{ type: 'foreignCurrency' }, FOREIGN_CURRENCY],
  [{ type: 'currency' }, DIRHAM],
  [
    { type: 'comparison', operator: 'max' },
    `up to, upto, not more than, no more than, not over, not above, not exceeding, within, budget, budget of, max budget, حتى, لا يزيد عن, لا تزيد عن, до, не дороже, не более, не больше, не выше,
    不超过, 不多于, 最多`,
  ],
  [
    { type: 'comparison', operator: 'max', isPostfix: true },
    `max, maximum, at most, tops, or less, or fewer, or below, or under, or lower, or cheaper, and less, and below, and under, أو أقل, فأقل, كحد أقصى, или меньше, и меньше, или менее,
    максимум, 以下, 以内`,
  ],
  [
    { type: 'comparison', operator: 'below' },
    `under, below, bellow, less than, lower than, cheaper than, fewer than, smaller than, أقل من, اقل من, تحت, меньше, менее, дешевле, ниже, 低于, 少于, 小于`,
  ],
  [{ type: 'comparison', operator: 'below', isPostfix: true }, `से कम, se kam, سے کم`],
  [
    { type: 'comparison', operator: 'min' },
    `from, starting from, starting at, starting, not less than, no less than, not below, not under, min of, من, لا يقل عن, لا تقل عن, على الأقل, от, не менее, не меньше, не ниже, 不低于, 不少于`,
  ],
  [
    { type: 'comparison', operator: 'min', isPostfix: true },
    `min, minimum, at least, كحد أدنى, минимум, 至少`,
  ],
  [
    { type: 'comparison', operator: 'above' },
    `over, above, more than, greater than, larger than, bigger than, higher than, أكثر من, اكثر من, فوق, больше, более, свыше, выше, дороже, 超过, 多于, 高于, 大于`,
  ],
  [{ type: 'comparison', operator: 'above', isPostfix: true }, `से ज्यादा, se zyada, سے زیادہ`],
  [{ type: 'comparison', operator: 'about' }, ABOUT],
  [{ type: 'comparison', operator: 'between' }, `between, بين, между`],
  [{ type: 'range' }, `to, till, until, الى, إلى, 到, 至`],
  [{ type: 'or' }, `or, and, أو, او, و, или, и, 或`],
  [
    { type: 'plus' },
    `plus, or more, and more, and above, and over, and up, or above, or over, or higher, أو أكثر, فأكثر, وما فوق, или больше, и больше, или более, и выше, 以上`,
  ],
  [{ type: 'period', value: 'MONTH' }, `${MONTH}, месяц`],
  [{ type: 'period', value: 'YEAR' }, `${YEAR}, yrs`],
  [
    { type: 'furnishing', values: ['FURNISHED'] },
    `furnished, fully furnished, full furnished, furniture, with furniture, مفروش, مفروشة, مفروشه, с мебелью, меблированная, меблированные, меблированную, мебель, 带家具, 精装`,
  ],
  [
    { type: 'furnishing', values: ['UNFURNISHED'] },
    `unfurnished, un furnished, not furnished, non furnished, no furniture, without furniture, غير مفروش, غير مفروشة, без мебели, 无家具, 不带家具`,
  ],
  [
    { type: 'furnishing', values: ['PARTLY'] },
    `partly furnished, partially furnished, semi furnished, part furnished, half furnished, نصف مفروش`,
  ],
  [
    { type: 'completion', value: 'OFF_PLAN' },
    `off plan, offplan, of plan, under construction, pre launch, على الخارطة, قيد الإنشاء, новостройка, новостройки, строящийся, 期房`,
  ],
  [
    { type: 'completion', value: 'COMPLETED' },
    `ready, ready to move, ready to move in, move in ready, ready property, completed, complete, جاهز, جاهزة, готовая, готовые, готовую, 现房`,
  ],
  [
    amenity('PETS_ALLOWED'),
    `pet, pets, pet friendly, pets allowed, pet allowed, allows pets, dog, dogs, dog friendly, cat, cats, حيوانات أليفة, с животными, можно с животными, 宠物`,
  ],
  [amenity('BALCONY'), `balcony, balconies, بلكونة, شرفة, балкон, балконом, 阳台`],
  [
    amenity('SHARED_POOL', 'PRIVATE_POOL'),
    `pool, pools, swimming pool, पूल, स्विमिंग पूल, سوئمنگ پول, مسبح, бассейн, бассейном, 泳池, 游泳池`,
  ],
  [amenity('PRIVATE_POOL'), `private pool, private swimming pool, own pool, مسبح خاص, 私人泳池`],
  [amenity('SHARED_POOL'), `shared pool, common pool, communal pool`],
  [amenity('CHILDRENS_POOL'), `childrens pool, children pool, kids pool`],
  [amenity('SHARED_GYM', 'PRIVATE_GYM'), `gym, gymnasium, fitness, صالة رياضية, спортзал, 健身房`],
  [amenity('SHARED_GYM'), `shared gym, common gym`],
  [amenity('PRIVATE_GYM'), `private gym, own gym, home gym`],
  [
    amenity('COVERED_PARKING'),
    `parking, पार्किंग, پارکنگ, covered parking, garage, car park, موقف, парковка, парковкой, 停车位`,
  ],
  [
    amenity('PRIVATE_GARDEN'),
    `garden, gardens, private garden, yard, backyard, حديقة, حديقة خاصة, сад, садом, 花园`,
  ],
  [amenity('SECURITY'), `security, guarded, أمن, охрана`],
  [
    amenity('CENTRAL_AC'),
    `central ac, central air conditioning, ac, air conditioning, air conditioned, aircon, تكييف`,
  ],
  [amenity('WARDROBES'), `wardrobes, wardrobe, built in wardrobes, built in wardrobe, cupboards`],
  [amenity('KITCHEN_APPLIANCES'), `kitchen appliances, appliances, fitted kitchen, equipped kitchen`],
  [amenity('WALK_IN_CLOSET'), `walk in closet, walk in wardrobe, closet`],
  [amenity('STUDY'), `study, study room, home office, office room`],
  [amenity('STORAGE'), `storage, storage room, store room, storeroom`],
  [amenity('LAUNDRY'), `laundry, laundry room`],
  [amenity('MAID_SERVICE'), `maid service, housekeeping`],
  [amenity('CONCIERGE'), `concierge, concierge service`],
  [amenity('LOBBY'), `lobby, lobby in building`],
  [amenity('CCTV'), `cctv, cctv security`],
  [amenity('PLAY_AREA'), `play area, playground, kids play area, childrens play area`],
  [amenity('BARBECUE'), `barbecue, barbecue area, bbq, bbq area, barbeque`],
  [amenity('PRIVATE_JACUZZI'), `jacuzzi, private jacuzzi, hot tub`],
  [amenity('SHARED_SPA'), `spa, shared spa`],
  [amenity('VASTU'), `vastu, vastu compliant`],
  [
    { type: 'text', searched: 'maid' },
    `maid, maids, maid room, maids room, maids rom, made room, maids rooms, maid bedroom, maidroom, maidsroom, خادمة, غرفة خادمة, غرفة خدامة, комната для персонала, комната для прислуги, 保姆房, 佣人房`,
  ],
  [{ type: 'text', searched: 'driver' }, `driver, drivers, driver room, drivers room, غرفة سائق`],
  [
    { type: 'negation' },
    `no, not, non, without, w o, dont want, do not want, dont need, do not need, except, except for, excluding, other than, apart from, anything but, neither, nor,
    بدون, بلا, من دون, ليس, ليست, غير, لا, ما عدا, без, не, нет, кроме, не надо, не нужен, не нужна, 无, 不, 没有, 不要, 不带, 非, बिना, bina, bagair, بغیر`,
  ],
  [
    { type: 'negation', isPostfix: true },
    `नहीं, नहीं चाहिए, nahi, nahin, nahi chahiye, nahin chahiye, نہیں, نہیں چاہیے`,
  ],
  [
    { type: 'sort', value: 'PRICE_LOW' },
    `cheap, cheaper, cheapest, cheap price, inexpensive, affordable, low price, low priced, lowest price, lowest priced, low cost, low budget, budget friendly, economical, not expensive, not too expensive, not very expensive, غير غالية, مو غالية, не дорого, не дорогая, не дорогую, 不贵,
    رخيص, رخيصة, ارخص, أرخص, بسعر رخيص, الأرخص, дешево, дешевле всего, подешевле, недорого, недорогие, недорогих, самая дешевая, самые дешевые,
    ${russianForms('дешев, недорог')}, 便宜, 最便宜, 便宜的, सस्ता, सस्ती, सस्ते, sasta, sasti, saste, سستا, سستی, سستے`,
  ],
  [
    { type: 'sort', value: 'PRICE_HIGH' },
    `most expensive, expensive, highest price, highest priced, الأغلى, самая дорогая, самые дорогие, ${russianForms('дорог')}, 最贵`,
  ],
  [
    { type: 'sort', value: 'AREA_LARGE' },
    `largest, biggest, the largest, the biggest, الأكبر, самая большая, самые большие, самый большой, 最大`,
  ],
  [{ type: 'sort', value: 'AREA_SMALL' }, `smallest, the smallest, الأصغر, самая маленькая, 最小`],
  [{ type: 'sort', value: 'VALUE' }, `best value, good value, value for money, lowest price per sqft`],
  [
    { type: 'sort', value: 'NEWEST' },
    `newest, latest, most recent, recently added, newly listed, new listing, new listings, الأحدث, самые новые, 最新`,
  ],
  [
    { type: 'areaWord' },
    `size, sized, area, bua, built up, built up area, plot, plot size, plot area, مساحة, بمساحة, площадь, площадью, 面积`,
  ],
  [
    { type: 'filler' },
    `nice, beautiful, lovely, pretty, luxury, luxurious, lux, modern, contemporary, stylish, brand new, new, newly built, big, bigger, large, larger, huge, spacious, small, smaller, cozy, cosy,
    vacant, empty, upgraded, renovated, newly renovated, fully renovated, refurbished, decent, good, great, best, better, amazing, stunning, exclusive, premium, high end, well maintained,
    clean, quiet, peaceful, bright, urgent, urgently, immediately, asap, now, today, prime, elegant, fancy, super, very, too, really, perfect, ideal, comfortable, suitable, reasonable,
    possible, if possible, as soon as possible, ideally, preferably, preferred, prefer, reasonable price, good price, best price, good deal, best deal, deal, deals, negotiable, family, families, bachelor, bachelors, couple, couples,
    فاخر, فاخرة, فخم, فخمة, راقي, راقية, جميل, جميلة, حلو, حلوة, كبير, كبيرة, واسع, واسعة, صغير, صغيرة, جديد, جديدة, حديث, حديثة, فارغ, فارغة, فاضي, فاضية, ممتاز, ممتازة, رائع, رائعة,
    مميز, مميزة, مناسب, مناسبة, نظيف, نظيفة, هادئ, هادئة, عائلية, للعائلات, عاجل, سوبر لوكس,
    ${russianForms('шикарн, роскошн, элитн, красив, просторн, нов, современн, уютн, светл, свободн, отличн, стильн, маленьк, больш, хорош, лучш, приличн, нормальн')},
    срочно, премиум, люкс, с ремонтом, 豪华, 漂亮, 全新, 宽敞, 高级, 温馨, 精致, अच्छा, अच्छी, अच्छे, सुंदर, बड़ा, बड़ी, बड़े, नया, नई, नए,
    acha, achha, achi, achhi, bada, badi, naya, nayi, اچھا, اچھی, بڑا, بڑی, نیا, نئی`,
  ],
  [
    { type: 'stopWord' },
    `near to, close to, next to, walking distance, walking distance to, walking distance from, in front of, opposite, beside, рядом, рядом с, возле,
    недалеко, недалеко от, قريب, قريبة, قرب, بالقرب, قريب من, قريبة من, بالقرب من, 附近, 靠近`,
  ],
  [
    { type: 'stopWord' },
    `in, at, on, of, for, with, near, nearby, close, next, by, the, a, an, i, me, my, we, us, is, are, am, any, all, some, please, pls, looking, look, find, show, search,
    searching, need, want, wanted, required, home, homes, property, properties, unit, units, real estate, listing, listings, available, dubai, uae, united arab emirates,
    having, has, have, also, per, each, price, priced, prices, cost, costing, something, anything, somewhere, ok, okay, hi, hello, hey, dear,
    sir, madam, thanks, thank, thank you, there, this, that, which, it, its, im, can, could, would, like, love, you, your, u, give, send, get, kindly, interested, option, options, only, just,
    be, do, does, should, must, will, but, what, which, who, as, one of, lf, wtb, wtr, mujhe, mujhko, chahiye, chaiye, hai, ka, ki, ke, mein, ko, ek, في, ب, دبي, بدبي, الإمارات, سعر, مع, в, с, на, у, لكن, дубай, дубае, недвижимость, жилье,
    أريد, اريد, أبحث, ابحث, أبحث عن, ابحث عن, عن, مطلوب, لو سمحت, من فضلك, شيء, хочу, ищу, нужна, нужно, нужен, нужны, мне, для, но, пожалуйста, интересует, что нибудь,
    的, 在, 迪拜, 有, 房产, 房子, 我想, 我要, 想要, 找, 请, मुझे, चाहिए, है, का, की, مجھے, چاہیے, ہے, کا, کی, में, दुबई, के, लिए, دبئی, میں, کے, لیے`,
  ],
  [
    view('SEA'),
    `${viewPhrases('sea, ocean, beach, gulf')}, समुद्र का नज़ारा, समुद्र दृश्य, सी व्यू, سمندر کا نظارہ, سی ویو, إطلالة بحرية, إطلالة على البحر, إطلالة البحر, مطلة على البحر, مطل على البحر, вид на море,
    видом на море, видом на океан, 海景`,
  ],
  [
    view('MARINA'),
    `${viewPhrases('marina, dubai marina')}, إطلالة على المارينا, إطلالة المارينا, مطلة على المارينا, вид на марину, видом на марину, 码头景, 码头景观`,
  ],
  [
    view('PALM'),
    `${viewPhrases('palm, palm jumeirah')}, إطلالة على النخلة, إطلالة النخلة, مطلة على النخلة, вид на пальму, видом на пальму, 棕榈岛景, 棕榈岛景观`,
  ],
  [
    view('BURJ_KHALIFA'),
    `${viewPhrases('burj khalifa, burj, khalifa')}, बुर्ज खलीफा का नज़ारा, बुर्ज खलीफा व्यू, برج خلیفہ کا نظارہ, إطلالة على برج خليفة, إطلالة برج خليفة, مطلة على برج خليفة, вид на бурдж халифа, видом на бурдж халифа,
    вид на бурдж халифу, видом на бурдж халифу, 哈利法塔景, 哈利法塔景观`,
  ],
  [
    view('BURJ_AL_ARAB'),
    `${viewPhrases('burj al arab')}, إطلالة على برج العرب, إطلالة برج العرب, مطلة على برج العرب, вид на бурдж аль араб, видом на бурдж аль араб, 帆船酒店景, 帆船酒店景观`,
  ],
  [
    view('SKYLINE'),
    `skyline, ${viewPhrases('skyline, city, city skyline')}, إطلالة على المدينة, إطلالة المدينة, مطلة على المدينة, вид на город, видом на город, 城市景观, 城景`,
  ],
  [
    view('CANAL'),
    `${viewPhrases('canal, water canal, dubai canal')}, إطلالة على القناة, إطلالة القناة, مطلة على القناة, вид на канал, видом на канал, 运河景, 运河景观`,
  ],
  [
    view('CREEK'),
    `${viewPhrases('creek, dubai creek')}, إطلالة على الخور, إطلالة الخور, مطلة على الخور, вид на крик, видом на крик, 河湾景, 河景`,
  ],
  [
    view('LAKE'),
    `${viewPhrases('lake, lagoon')}, إطلالة على البحيرة, إطلالة البحيرة, مطلة على البحيرة, вид на озеро, видом на озеро, 湖景`,
  ],
  [
    view('GOLF'),
    `${viewPhrases('golf, golf course')}, إطلالة على الجولف, إطلالة الجولف, مطلة على ملعب الجولف, вид на гольф, видом на гольф, вид на поле для гольфа,
    видом на поле для гольфа, 高尔夫景, 高尔夫景观`,
  ],
  [
    view('PARK'),
    `${viewPhrases('park')}, إطلالة على المنتزه, إطلالة على الحديقة العامة, вид на парк, видом на парк, 公园景, 公园景观`,
  ],
  [
    view('POOL'),
    `${viewPhrases('pool, swimming pool')}, إطلالة على المسبح, إطلالة المسبح, مطلة على المسبح, вид на бассейн, видом на бассейн, 泳池景, 泳池景观`,
  ],
  [
    view('GARDEN'),
    `${viewPhrases('garden, gardens')}, إطلالة على الحديقة, إطلالة الحديقة, مطلة على الحديقة, вид на сад, видом на сад, 花园景, 花园景观`,
  ],
  [
    view('STREET'),
    `${viewPhrases('street, road')}, إطلالة على الشارع, إطلالة الشارع, вид на улицу, видом на улицу, 街景`,
  ],
  [
    view('COMMUNITY'),
    `${viewPhrases('community')}, إطلالة على المجمع, إطلالة المجمع, вид на район, видом на район, 社区景, 社区景观`,
  ],
  [
    view('SEA', 'MARINA', 'CANAL', 'CREEK', 'LAKE'),
    `${viewPhrases('water, waterfront')}, إطلالة مائية, إطلالة على الماء, вид на воду, видом на воду, 水景`,
  ],
  [{ type: 'text' }, `view, views, beachfront`],
];
