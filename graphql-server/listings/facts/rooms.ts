import { BATHROOMS, BEDROOMS } from './bounds.ts';
import { parseText, UnclearText, type ParseResult } from '../../text-parsing/parse-result.ts';
import {
  createFactTokenizer,
  requireKnown,
  phrasesOf,
  type FactToken,
} from '../../text-parsing/fact-tokens.ts';
import { BATHROOM, BEDROOM, COUNTS, STUDIO } from '../../text-parsing/vocabulary.ts';
import { message } from '../../messages.ts';

export interface BedroomFacts {
  /** 0 for a studio; a maid's room is not counted. */
  bedroomCount: number;
  maidsRoom?: true;
}

export interface BathroomFacts {
  bathroomCount: number;
}

/** Words for small numbers in the languages of agents; an Arabic dual is a number and its noun in one. */
const MORE_COUNTS: Readonly<Record<number, string>> = {
  1: `${COUNTS[1]}, ek, واحد, один, ایک, एक`,
  2: `${COUNTS[2]}, do, دو, दो, غرفتين, غرفتان, غرفتا نوم, غرفتي نوم, غرفتين نوم`,
  3: `${COUNTS[3]}, teen, ثلاثة, تین, तीन`,
  4: `${COUNTS[4]}, char, chaar, أربعة, چار, चार`,
  5: `${COUNTS[5]}, paanch, panch, خمسة, پانچ, पांच`,
  6: `${COUNTS[6]}, ستة`,
  7: `${COUNTS[7]}, سبعة`,
  8: 'eight',
  9: 'nine',
  10: 'ten',
};
const TWO_BATHROOMS = 'حمامين, حمامان';
const COUNT_WORDS = Object.values(MORE_COUNTS).join(', ');

const countByWord = new Map(
  [...Object.entries(MORE_COUNTS), ['2', TWO_BATHROOMS] as const].flatMap(([count, list]) =>
    phrasesOf(list).map((word) => [word, Number(count)]),
  ),
);

const SHARED_VOCABULARY = {
  count: COUNT_WORDS,
  plus: '+, plus, with, в том числе',
  and: 'and, &, ,, ;, /, и, و',
  or: 'or, или, أو',
  to: '-, to, до, إلى, 至',
  filler: `large, spacious, big, huge, bright, master, ماستر, wala, ka, (, ), ., :, apartment, apt, flat, villa, home,
    house, شقة, فيلا`,
  missing: 'tba, tbc, tbd, n/a, none, unknown',
};

export const BEDROOM_VOCABULARY = {
  ...SHARED_VOCABULARY,
  studio: `${STUDIO}, std`,
  bed: `${BEDROOM}, br, brs, b r, b rs, bd, bds, 卧, 房`,
  maid: `+m, maid, maids, maid room, maids room, خادمة, غرفة خادمة, غرفة الخادمة, комната для персонала,
    комната прислуги, 保姆房, 佣人房`,
  /** Rooms of any kind: the text does not say how many of them are bedrooms. */
  room: `room, rooms, kamra, kamre, kamray, کمرہ, کمرے, कमरे, комната, комнаты, комнат, комнатная, комнатный, комн`,
  /** Rooms that no fact counts. */
  extra: `hall, lounge, living, living room, صالة, и зал, зал, 厅, 客厅, driver, drivers, driver room, drivers room,
    غرفة سائق, balcony, terrace, store, store room, storage, laundry, kitchen, شرفة, مطبخ`,
  study: 'study, study room, غرفة دراسة, кабинет, 书房',
  penthouse: 'penthouse, ph, بنتهاوس, пентхаус, 顶层公寓',
  duplex: 'duplex, دوبلكس, дуплекс, дюплекс, 复式',
  loft: 'loft, лофт',
};

export const BATHROOM_VOCABULARY = {
  ...SHARED_VOCABULARY,
  count: `${COUNT_WORDS}, ${TWO_BATHROOMS}`,
  bath: `${BATHROOM}, ba, en suite, en suites, حمامات كاملة`,
  toilet: `powder, powder room, guest wc, wc, guest toilet, toilet, toilets, half bath, cloakroom, guest bath, гостевой туалет,
    гостевой санузел, حمام ضيوف, 客卫`,
};

type BedroomToken = FactToken<keyof typeof BEDROOM_VOCABULARY>;

const tokenizeBedrooms = createFactTokenizer<keyof typeof BEDROOM_VOCABULARY>(BEDROOM_VOCABULARY, {
  listed: true,
});
const tokenizeBathrooms = createFactTokenizer<keyof typeof BATHROOM_VOCABULARY>(BATHROOM_VOCABULARY, {
  listed: true,
});

export function parseBedrooms(
  text: string,
  { family }: { family: 'apartment' | 'villa' },
): ParseResult<BedroomFacts> {
  return parseText(text, () => {
    const tokens = bedroomTokens(text);
    const has = (word: BedroomToken['type']) => tokens.some(({ type }) => type === word);
    const namedType = (['penthouse', 'duplex', 'loft'] as const).find(has);
    const [bedroomCount, ...others] = bedroomCounts(tokens);
    if (bedroomCount === undefined) {
      if (!namedType) throw new UnclearText(message('NO_BEDROOM_COUNT'));
      throw new UnclearText(message('TYPE_WITHOUT_BEDROOMS', { type: namedType }));
    }
    if (others.length > 0 && has('plus')) throw new UnclearText(message('UNKNOWN_EXTRA_ROOM'));
    if (others.length > 0 || has('to') || has('or')) throw new UnclearText(message('SEVERAL_BEDROOM_COUNTS'));
    if (has('plus') && !has('maid') && !has('study') && !has('extra'))
      throw new UnclearText(message('BEDROOMS_NOT_EXACT'));
    if (has('room')) throw new UnclearText(message('ROOMS_COUNTED'));
    if (bedroomCount === 0 && family === 'villa') throw new UnclearText(message('STUDIO_VILLA'));
    return {
      facts: { bedroomCount, ...(has('maid') && { maidsRoom: true }) },
      questions: namedType ? [message('TYPE_NAMED', { type: namedType })] : [],
    };
  });
}

function bedroomTokens(text: string): BedroomToken[] {
  const tokens = withoutHyphens(tokenizeBedrooms(text));
  if (tokens.every(({ type }) => type === 'missing' || type === 'to'))
    throw new UnclearText(message('NO_BEDROOMS'));
  requireKnown(tokens);
  if (tokens[0]!.type === 'to') throw new UnclearText(message('BEDROOMS_NEGATIVE'));
  return tokens;
}

/** The numbers of bedrooms in the order of the text. */
function bedroomCounts(tokens: readonly BedroomToken[]): number[] {
  const counts = tokens.flatMap(({ type, text }, at) => {
    const next = tokens[at + 1]?.type;
    if (type === 'studio') return [0];
    if (type === 'count') return [countByWord.get(text)!];
    if (type !== 'number' || next === 'extra' || (next === 'maid' && text === '1')) return [];
    return [bedroomNumber(text)];
  });
  // "A room and a hall" in Arabic: the singular counts one.
  const [first, ...others] = tokens;
  const isRoomAndHall = ONE_ROOM.has(first?.text ?? '') && others.some(({ type }) => type === 'extra');
  return counts.length === 0 && isRoomAndHall ? [1] : counts;
}

const ONE_ROOM: ReadonlySet<string> = new Set(phrasesOf('غرفة, غرفة نوم'));

function bedroomNumber(text: string): number {
  const count = /^(0|[1-9]\d*)(\.0{1,2})?$/.test(text) ? Number(text) : Infinity;
  if (count > BEDROOMS.max) throw new UnclearText(message('NOT_BEDROOMS', { text }));
  return count;
}

/** Parses the number of bathrooms. Portals count each room with a toilet. */
export function parseBathrooms(text: string): ParseResult<BathroomFacts> {
  return parseText(text, () => {
    const tokens = withoutHyphens(tokenizeBathrooms(text));
    const has = (word: (typeof tokens)[number]['type']) => tokens.some(({ type }) => type === word);
    if (tokens.every(({ type }) => type === 'missing' || type === 'to'))
      throw new UnclearText(message('NO_BATHROOMS'));
    requireKnown(tokens);
    const [count, ...others] = tokens.filter(({ type }) => type === 'number' || type === 'count');
    if (!count) throw new UnclearText(message('NO_BATHROOM_COUNT'));
    if (others.length > 0 || has('to') || has('or'))
      throw new UnclearText(message('SEVERAL_BATHROOM_COUNTS'));

    const [whole, fraction = ''] = count.text.split('.');
    const bathroomCount =
      countByWord.get(count.text) ?? (/^(0|[1-9]\d?)$/.test(whole!) ? Number(whole) : Infinity);
    if (bathroomCount > BATHROOMS.max) throw new UnclearText(message('NOT_BATHROOMS', { text: count.text }));
    if (/[^0]/.test(fraction)) throw new UnclearText(message('BATHROOMS_NOT_WHOLE'));
    if (has('toilet')) throw new UnclearText(message('TOILET_NAMED'));
    if (has('plus')) throw new UnclearText(message('BATHROOMS_NOT_EXACT'));
    return { facts: { bathroomCount } };
  });
}

/** Without the hyphen between a number and what it counts: 3-bedroom. */
function withoutHyphens<Word extends string>(tokens: readonly FactToken<Word>[]): FactToken<Word>[] {
  const isIn = (token: FactToken | undefined, types: readonly string[]) =>
    !!token && types.includes(token.type);
  return tokens.filter(
    ({ text }, at) =>
      text !== '-' ||
      !isIn(tokens[at - 1], ['number', 'count']) ||
      !isIn(tokens[at + 1], ['bed', 'bath', 'room']),
  );
}

/** `Studio`, `3` or `4 + maid's room`; null without a number. */
export function formatBedrooms(facts: {
  bedroomCount?: number | null;
  maidsRoom?: boolean | null;
}): string | null {
  if (!Number.isSafeInteger(facts.bedroomCount)) return null;
  const bedrooms = facts.bedroomCount === 0 ? 'Studio' : String(facts.bedroomCount);
  return facts.maidsRoom ? `${bedrooms} + maid's room` : bedrooms;
}

export const formatBathrooms = ({ bathroomCount }: { bathroomCount?: number | null }): string | null =>
  Number.isSafeInteger(bathroomCount) ? String(bathroomCount) : null;
