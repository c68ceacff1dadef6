import type { CollectionRules, Values } from '../../collections/declaring/collection.ts';
import { isMissing } from '../../collections/declaring/texts.ts';
import type { Listing } from '../listing.ts';
import { AMOUNT, AREA } from './bounds.ts';
import { Completion } from './choices.ts';
import { TYPES, type HomeKind } from './home.ts';
import { judgeFacts } from './rules.ts';
import { tellings, type FactReading, type Telling } from './telling.ts';

/** What a kind of listing rules of its facts: texts and facts that tell the same go together. */
export function factRules(home: HomeKind): Pick<CollectionRules<Listing>, 'completes' | 'judges'> {
  const texts = Object.entries(tellings).map(([property, telling]) => ({
    name: nameOf(property, home),
    telling,
  }));
  return {
    completes: (said, stands) => {
      const completed: Values = { ...(stands === null && usual(home)), ...said };
      const unsettled = new Set(stands?.unsettled as string[] | null | undefined);
      for (const { name, telling } of texts) {
        const settled = settle(home, { name, telling, said, stands, completed });
        if (settled === false) unsettled.add(name);
        else if (settled) unsettled.delete(name);
      }
      return { ...completed, unsettled: [...unsettled] };
    },
    judges: (record) => judgeFacts(home, record),
  };
}

/** What a text is called by inputs. */
const nameOf = (property: string, { purpose }: HomeKind): string =>
  property === 'price' && purpose === 'rent' ? 'rent' : property;

/** What a new listing is when nobody says it. */
const usual = ({ purpose, family }: HomeKind): Values => ({
  propertyType: TYPES[family][0],
  ...(purpose === 'rent' && { completion: Completion.COMPLETED }),
  views: [],
  amenities: [],
});

interface Settling {
  name: string;
  telling: Telling;
  said: Values;
  stands: Values | null;
  /** What is said with what follows from it: added to. */
  completed: Values;
}

/**
 * Brings one text and its facts together: facts that are said write a text that is not, a text that is said is read. Gives whether
 * nothing is left to ask of it; undefined where nothing was said.
 */
function settle(home: HomeKind, { name, telling, said, stands, completed }: Settling): boolean | undefined {
  const whole = { ...stands, ...completed };
  const named = telling.facts.filter((fact) => said[fact] !== undefined);
  const text = said[name];
  if (named.length > 0 && (text === undefined || named.some((fact) => said[fact] !== null))) {
    const written = telling.write(whole);
    if (isMissing(text) && written !== null) completed[name] = written;
    if (written === null) return isMissing(whole[name]);
    return typeof text !== 'string' || isMissing(text) || agree(home, { telling, text, facts: whole });
  }
  if (text === undefined || text === stands?.[name]) return undefined;
  for (const fact of telling.facts) completed[fact] = null;
  if (typeof text !== 'string' || isMissing(text)) return true;
  const { outcome, facts } = readText(telling, text, home);
  Object.assign(completed, facts);
  return outcome === 'certain';
}

interface Compared {
  telling: Telling;
  text: string;
  facts: Values;
}

/**
 * What is wrong between a text and the facts beside it, as a sentence; null where they agree. A text that is certain must say
 * the same. Of one that a person answers for, only the numbers must be near to those of the facts, in some unit.
 */
export function disagreement(home: HomeKind, { telling, text, facts }: Compared): string | null {
  const written = telling.write(facts);
  if (written === null || agree(home, { telling, text, facts })) return null;
  return `The text says “${text}”, the facts say “${written}”. Correct the one that is wrong.`;
}

function agree(home: HomeKind, { telling, text, facts }: Compared): boolean {
  const read = readText(telling, text, home);
  if (read.outcome === 'certain')
    return telling.facts.every((fact) => (facts[fact] ?? null) === read.facts[fact]);
  if (read.outcome === 'question') return isNear(facts, read.facts);
  const meant = (telling.readAnyway?.(text, home) ?? []).filter(({ outcome }) => outcome !== 'person');
  return meant.length === 0 || meant.some((reading) => isNear(facts, reading.facts));
}

/** The facts whose numbers a text and its facts must share. */
const MEASURES = ['amount', 'bedroomCount', 'bathroomCount', 'builtUpArea', 'plotArea'];
/** By which share of the larger two numbers may differ, for what is rounded or said to be about so much. */
const ROUNDED = 0.02;

const isNear = (facts: Values, read: Values): boolean =>
  MEASURES.every((name) => {
    const [fact, meant] = [facts[name], read[name]];
    if (typeof fact !== 'number' || typeof meant !== 'number') return true;
    return Math.abs(fact - meant) <= ROUNDED * Math.max(fact, meant);
  });

/** Reads a text; what it says beyond what can be, or against the rules of facts, is for a person too. */
export function readText(telling: Telling, text: string, home: HomeKind): FactReading {
  const { facts, ...reading } = telling.read(text, home);
  const told = Object.fromEntries(telling.facts.map((fact) => [fact, facts[fact] ?? null]));
  const [fault] = Object.values({ ...beyond(told), ...judgeFacts(home, told) });
  return fault === undefined
    ? { ...reading, facts: told }
    : { outcome: 'person', facts: {}, sentence: fault };
}

function beyond({ amount, builtUpArea, plotArea }: Values): Record<string, string> {
  const isOut = (value: unknown, { min, max }: typeof AMOUNT) =>
    typeof value === 'number' && (value < min || value > max);
  return {
    ...(isOut(amount, AMOUNT) && { amount: 'The amount is larger than any that can be kept.' }),
    ...([builtUpArea, plotArea].some((area) => isOut(area, AREA)) && {
      builtUpArea: 'The area is not that of a home.',
    }),
  };
}
