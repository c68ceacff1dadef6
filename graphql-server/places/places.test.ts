import { expect, test } from '@jest/globals';
import { foldText } from '../../schema/fold.ts';
import { isDeveloper, isElsewhere } from './beyond.ts';
import { namesOf, placeNamed, placesNear } from './lookup.ts';
import { childrenOf, isWithin, parentsOf, placeOf, places } from './place.ts';
import { plainKey, plainWords } from './plain.ts';
import { placeOfRegistry, registryNamesOf } from './registry.ts';
import { slips, slipsSoFar } from './spelling.ts';
import { suggest } from './suggest.ts';

const of = (id: string) => placeOf(id)!;
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('138 places stand in one tree under the city, within the bounds of Dubai', () => {
  expect(places).toHaveLength(138);
  expect(new Set(ids(places)).size).toBe(138);
  for (const place of places) {
    expect(isWithin(place, of('dubai'))).toBe(true);
    expect(place.lat).toBeGreaterThan(24.6);
    expect(place.lat).toBeLessThan(25.4);
    expect(place.lng).toBeGreaterThan(54.9);
    expect(place.lng).toBeLessThan(55.7);
  }
  expect(ids(parentsOf(of('la-mer')))).toEqual(['jumeirah-1', 'jumeirah', 'dubai']);
  expect(ids(childrenOf(of('jumeirah')))).toEqual(['jumeirah-1', 'jumeirah-2', 'jumeirah-3']);
  expect(isWithin(of('jumeirah'), of('jumeirah-1'))).toBe(false);
  expect(placeOf('nowhere')).toBeUndefined();
});

test('no name leads to two places, and what is no place is none', () => {
  const owners = new Map<string, string>();
  for (const place of places)
    for (const name of [...namesOf(place), ...registryNamesOf(place)]) {
      const key = plainKey(name);
      expect([name, owners.get(key) ?? place.id]).toEqual([name, place.id]);
      owners.set(key, place.id);
      expect([name, isDeveloper(name) || isElsewhere(name)]).toEqual([name, false]);
    }
});

test('words in their plain form', () => {
  expect(plainWords("  Al-Warqa'a  ")).toEqual(['al', 'warqaa']);
  expect(plainKey('Бизнес-Бэй')).toBe(plainKey('бизнес бэй'));
  expect(plainKey('البرشاء الأولى')).toBe(plainKey('البَرشاء الاولي'));
  expect(plainKey('Аль-Барша ١')).toBe('альбарша1');
  expect(plainKey('Ｄubaï')).toBe('dubai');
});

test('a place is known by any of its names, and by a misspelt one', () => {
  for (const name of ['Dubai Marina', 'dubai  MARINA', 'دبي مارينا', 'Дубай Марина', '迪拜码头', 'marina'])
    expect(placeNamed(name)?.id).toBe('dubai-marina');
  expect(placeNamed('Marsa Dubai')).toBeUndefined();
  expect(placeOfRegistry('MARSA DUBAI')?.id).toBe('dubai-marina');
  expect(ids(placesNear('Buisness Bay'))).toEqual(['business-bay']);
  expect(ids(placesNear('Al Barsha 4'))).toEqual([]);
  expect(ids(placesNear('Nowhere at all'))).toEqual([]);
});

test.each([
  ['مارینا', 'مارينا'],
  ['نخلة جمیرا', 'نخله جميرا'],
  ['کراما', 'كراما'],
  ['أإآٱ', 'اااا'],
  ['مؤئى', 'مويي'],
  ['دُبَـيّ', 'دبي'],
  ['۱۲٣', '123'],
  ['İSTANBUL ılık', 'istanbul ilik'],
  ['\u202bدبي\u202c\u200f', 'دبي'],
  ['Ｍａｒｉｎａ\u200b', 'marina'],
  ['Café Ёлка', 'cafe елка'],
])('%s is compared as %s', (typed, folded) => {
  expect(foldText(typed)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

test.each([
  ['مارینا', 'dubai-marina'],
  ['دبی مارینا', 'dubai-marina'],
  ['دیرہ', 'deira'],
  ['نخلة جمیرا', 'palm-jumeirah'],
  ['نخله جميرا', 'palm-jumeirah'],
  ['البرشاء ۱', 'al-barsha-1'],
])('the place named %s from a Persian or Urdu keyboard is %s', (name, id) => {
  expect(placeNamed(name)?.id).toBe(id);
  expect(ids(suggest(name, 1))).toEqual([id]);
});

test.each([
  ['marina', 'marina', 0],
  ['marnia', 'marina', 1],
  ['marin', 'marina', 1],
  ['marinas', 'marina', 1],
  ['', 'abc', 3],
  ['ca', 'abc', 3],
])('slips between %s and %s are %i', (typed, known, expected) => {
  expect(slips(typed, known, 3)).toBe(expected);
  expect(slips(known, typed, 3)).toBe(expected);
});

test('slips are the same whichever bound is asked, while within it', () => {
  const keys = places.map(({ names }) => plainKey(names.en));
  for (const one of keys)
    for (const other of keys) {
      const all = slips(one, other, 40);
      expect(slips(one, other, 2)).toBe(all > 2 ? Infinity : all);
    }
});

test('slips so far leave aside what is not typed yet', () => {
  expect(slipsSoFar('busn', 'businessbay', 2)).toBe(1);
  expect(slipsSoFar('busi', 'businessbay', 2)).toBe(0);
  expect(slipsSoFar('xqzv', 'businessbay', 2)).toBe(Infinity);
  expect(slips('marina', 'mirdif', 2)).toBe(Infinity);
});

test('places are suggested while a name is typed', () => {
  expect(ids(suggest('palm', 2))).toEqual(['palm-jumeirah', 'palm-jebel-ali']);
  expect(ids(suggest('jvc', 5))).toEqual(['jumeirah-village-circle']);
  expect(ids(suggest('village ci', 5))).toEqual(['jumeirah-village-circle']);
  expect(ids(suggest('buisn', 5))).toEqual(['business-bay']);
  expect(ids(suggest('дубай мар', 5))).toContain('dubai-marina');
  expect(ids(suggest('棕榈', 5))).toEqual(['palm-jumeirah', 'palm-jebel-ali']);
  expect(ids(suggest('山庄', 50)).length).toBeGreaterThan(3);
  expect(ids(suggest('jumeirah', 3))).toEqual(['jumeirah', 'jumeirah-1', 'jumeirah-2']);
  expect(ids(suggest('Marina Gate, Dubai Marina, Dubai', 5))).toEqual(['dubai-marina']);
  expect(ids(suggest('مرسى دبي، دبي', 5))).toEqual(['dubai-marina']);
  expect(suggest('a', 1_000)).toHaveLength(20);
  expect(suggest('', 5)).toEqual([]);
  expect(suggest('xqzxqz', 5)).toEqual([]);
  expect(suggest('a'.repeat(100_000), 5)).toEqual([]);
});
