import { plainText } from './plain-text.ts';
import type { Piece } from './words.ts';

/** Words for small numbers; an Arabic dual counts what it names. */
const COUNTS: Readonly<Record<number, readonly string[]>> = {
  1: ['one', 'ek', 'واحد', 'واحدة', 'один', 'одна', 'одной', 'ایک', 'एक'],
  2: ['two', 'do', 'два', 'две', 'دو', 'दो', 'غرفتين', 'غرفتان', 'غرفتا نوم', 'غرفتي نوم', 'غرفتين نوم'],
  3: ['three', 'teen', 'три', 'ثلاث', 'ثلاثة', 'تین', 'तीन'],
  4: ['four', 'char', 'chaar', 'четыре', 'أربع', 'أربعة', 'چار', 'चार'],
  5: ['five', 'paanch', 'panch', 'пять', 'خمس', 'خمسة', 'پانچ', 'पांच'],
  6: ['six', 'шесть', 'ست', 'ستة'],
  7: ['seven', 'семь', 'سبع', 'سبعة'],
  8: ['eight'],
  9: ['nine'],
  10: ['ten'],
};
/** Two bathrooms. */
const TWO_BATHS = ['حمامين', 'حمامان'];

const countOfWord = new Map(
  [...Object.entries(COUNTS), ['2', TWO_BATHS] as const].flatMap(([count, words]) =>
    words.map((word) => [plainText(word), Number(count)]),
  ),
);

/** The number that a word of a text in its plain form counts; undefined for any other word. */
export const countNamed = (word: string): number | undefined => countOfWord.get(word);

const SHARED = {
  count: Object.values(COUNTS).flat(),
  plus: ['+', 'plus', 'with', 'в том числе'],
  and: ['and', '&', ',', ';', '/', 'и', 'و'],
  or: ['or', 'или', 'أو'],
  to: ['-', 'to', 'до', 'إلى', '至'],
  filler: [
    ...['large', 'spacious', 'big', 'huge', 'bright', 'master', 'ماستر', 'wala', 'ka'],
    '(',
    ')',
    '.',
    ':',
    'apartment',
    'apt',
    'apt.',
    'flat',
    'villa',
    'home',
    'house',
    'شقة',
    'فيلا',
  ],
  missing: ['tba', 'tbc', 'tbd', 'n/a', 'n.a.', 'na', 'none', 'unknown'],
};

export const bedroomWords = {
  ...SHARED,
  studio: [
    ...[
      'studio',
      'studios',
      'studio apt',
      'studio apartment',
      'studio flat',
      'std',
      'ستوديو',
      'استوديو',
      'استديو',
      'студия',
    ],
    ...['студии', '开间', '单间', '单间公寓'],
  ],
  bed: [
    ...[
      'br',
      'b/r',
      'b.r.',
      'b/rs',
      'brs',
      'bed',
      'beds',
      'bed.',
      'bd',
      'bds',
      'bdr',
      'bdrm',
      'bedroom',
      'bedrooms',
    ],
    ...['bed room', 'bed rooms', 'bedroom(s)', 'bhk', 'غرفة', 'غرف', 'غرف نوم', 'غرفة نوم', 'غرف النوم'],
    ...[
      'спальня',
      'спальни',
      'спален',
      'спальнями',
      'спальней',
      '卧',
      '卧室',
      '间卧室',
      '个卧室',
      '室',
      '居室',
      '房',
    ],
    ...['بیڈ', 'بیڈ روم', 'بيدروم', 'बेडरूम'],
  ],
  maid: [
    ...[
      '+m',
      '+ m',
      'maid',
      'maids',
      "maid's",
      "maids'",
      'maid room',
      'maids room',
      "maid's room",
      "maids' room",
      'خادمة',
    ],
    ...['غرفة خادمة', 'غرفة الخادمة', 'комната для персонала', 'комната прислуги', '保姆房', '佣人房'],
  ],
  /** Rooms of any kind: only a person knows how many of them are bedrooms. */
  room: [
    ...['room', 'rooms', 'kamra', 'kamre', 'kamray', 'کمرہ', 'کمرے', 'कमरे', 'комната', 'комнаты', 'комнат'],
    ...['комнатная', 'комнатный', 'комн', 'комн.'],
  ],
  /** Other rooms, which no fact counts. */
  extra: [
    ...['hall', 'lounge', 'living', 'living room', 'صالة', 'и зал', 'зал', '厅', '客厅'],
    ...['driver', 'drivers', "driver's", 'driver room', 'drivers room', "driver's room", 'غرفة سائق'],
    ...['balcony', 'terrace', 'store', 'store room', 'storage', 'laundry', 'kitchen', 'شرفة', 'مطبخ'],
  ],
  study: ['study', 'study room', 'غرفة دراسة', 'кабинет', '书房'],
  penthouse: ['penthouse', 'ph', 'بنتهاوس', 'пентхаус', '顶层公寓'],
  duplex: ['duplex', 'دوبلكس', 'дуплекс', 'дюплекс', '复式'],
  loft: ['loft', 'лофт'],
} as const;

export const bathroomWords = {
  ...SHARED,
  count: [...SHARED.count, ...TWO_BATHS],
  bath: [
    ...['ba', 'bath', 'baths', 'bathroom', 'bathrooms', 'bath room', 'bath rooms', 'bathroom(s)', 'en-suite'],
    ...['en-suites', 'ensuite', 'ensuites', 'en suite', 'en suites', 'حمام', 'حمامات', 'الحمامات', 'ванная'],
    ...[
      'ванные',
      'ванных',
      'ванные комнаты',
      'ванных комнат',
      'санузел',
      'санузла',
      'санузлов',
      'с/у',
      '浴室',
    ],
    ...[
      'washroom',
      'washrooms',
      'wash room',
      'wash rooms',
      'حمامات كاملة',
      '卫',
      '卫生间',
      '间浴室',
      '个浴室',
    ],
  ],
  toilet: [
    ...[
      'powder',
      'powder room',
      'guest wc',
      'wc',
      'guest toilet',
      'toilet',
      'toilets',
      'half bath',
      'cloakroom',
      'guest bath',
    ],
    ...['гостевой туалет', 'гостевой санузел', 'حمام ضيوف', '客卫'],
  ],
} as const;

/** Without the hyphen between a number and what it counts, as in 3-bedroom. */
export const withoutHyphens = <Word extends string>(pieces: readonly Piece<Word>[]): Piece<Word>[] =>
  pieces.filter(({ text }, at) => {
    const [before, after] = [pieces[at - 1]?.is, pieces[at + 1]?.is];
    const isCounted = (COUNTED as readonly (string | undefined)[]).includes(after);
    return !(text === '-' && (before === 'number' || before === 'count') && isCounted);
  });

const COUNTED = ['bed', 'bath', 'room'];
