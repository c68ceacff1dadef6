import { AREA_WORDS } from './area-words.ts';
import { plainText } from './plain-text.ts';

/** Units of length that agents write for those of area. */
const FEET = ['ft', 'ft.', 'feet', 'foot', 'قدم', 'أقدام', 'фут', 'футов', '英尺'];
const METRES = [
  'm',
  'mtr',
  'mtrs',
  'meter',
  'meters',
  'metre',
  'metres',
  'م',
  'متر',
  'м',
  'метр',
  'метров',
  '米',
];

/** What the words of a size mean. */
const SIZE_WORDS = {
  ...AREA_WORDS,
  sqft: [...AREA_WORDS.sqft, ...FEET, 'sq.feet', 'square feets', 's.f.', 's.f'],
  sqm: [...AREA_WORDS.sqm, ...METRES, 'm sq', 'm.sq', 'sq.mt', 'sq.mtr'],
  builtUp: [
    ...[
      'bua',
      'b.u.a.',
      'b.u.a',
      'built up',
      'built-up',
      'builtup',
      'built up area',
      'built-up area',
      'builtup area',
    ],
    ...[
      'build up',
      'build-up',
      'build up area',
      'المساحة المبنية',
      'مساحة البناء',
      'площадь дома',
      '建筑面积',
    ],
  ],
  plot: [
    ...[
      'plot',
      'plot size',
      'plot area',
      'land',
      'land size',
      'land area',
      'مساحة الأرض',
      'الأرض',
      'قطعة الأرض',
    ],
    ...['участок', 'площадь участка', '占地面积', '地块', '地块面积'],
  ],
  part: [
    'suite',
    'suite area',
    'balcony',
    'terrace',
    'unit',
    'internal',
    'شرفة',
    'балкон',
    'терраса',
    '阳台',
  ],
  plus: ['+', 'plus'],
  dash: ['-'],
  to: ['to', 'до', 'إلى', '至', '到'],
  about: [
    '~',
    'approx',
    'approx.',
    'approximately',
    'about',
    'around',
    'circa',
    'ca.',
    'c.',
    'حوالي',
    'около',
    '约',
    '大约',
  ],
  missing: ['tba', 'tbc', 'tbd', 'n/a', 'n.a.', 'na', 'none', 'unknown'],
  apart: ['/', ',', ';', '|', 'and', '&', '='],
  filler: [
    ':',
    '.',
    '(',
    ')',
    '[',
    ']',
    'size',
    'area',
    'total',
    'total area',
    'المساحة',
    'площадь',
    '面积',
    'only',
    'on',
    'a',
    'of',
  ],
} as const;

const LENGTHS: ReadonlySet<string> = new Set([...FEET, ...METRES].map(plainText));

/** Whether a unit in its plain form is one of length. */
export const isLength = (unit: string): boolean => LENGTHS.has(unit);

export type SizeWord = keyof typeof SIZE_WORDS;

export const sizeWords: Readonly<Record<SizeWord, readonly string[]>> = SIZE_WORDS;
