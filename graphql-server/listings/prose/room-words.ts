/** English words for small numbers. */
const COUNTS: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** One to ten; undefined for any other word. */
export const countNamed = (word: string): number | undefined => {
  const at = COUNTS.indexOf(word);
  return at < 0 ? undefined : at + 1;
};

const SHARED = {
  count: COUNTS,
  plus: ['+', 'plus', 'with', 'в том числе'],
  and: ['and', '&', ',', ';', '/', 'и', 'و'],
  or: ['or', 'или', 'أو'],
  to: ['-', 'to', 'до', 'إلى', '至'],
  filler: ['(', ')', '.', ':', 'apartment', 'apt', 'apt.', 'flat', 'villa', 'home', 'house', 'شقة', 'فيلا'],
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
    ...[
      'bed room',
      'bed rooms',
      'bedroom(s)',
      'bhk',
      'غرفة',
      'غرف',
      'غرف نوم',
      'غرفة نوم',
      'غرفتا نوم',
      'غرف النوم',
    ],
    ...['спальня', 'спальни', 'спален', 'спальнями', 'спальней', '卧', '卧室', '间卧室', '个卧室'],
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
  study: ['study', 'study room', 'غرفة دراسة', 'кабинет', '书房'],
  penthouse: ['penthouse', 'ph', 'بنتهاوس', 'пентхаус', '顶层公寓'],
  duplex: ['duplex', 'دوبلكس', 'дуплекс', 'дюплекс', '复式'],
  loft: ['loft', 'лофт'],
} as const;

export const bathroomWords = {
  ...SHARED,
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
    ...['卫', '卫生间', '间浴室', '个浴室'],
  ],
  toilet: [
    ...[
      'powder',
      'powder room',
      'guest wc',
      'wc',
      'guest toilet',
      'toilet',
      'half bath',
      'cloakroom',
      'guest bath',
    ],
    ...['гостевой туалет', 'гостевой санузел', 'حمام ضيوف', '客卫'],
  ],
} as const;
