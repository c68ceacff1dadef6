import { expect, test } from '@jest/globals';
import { foldText } from '../../schema/fold.ts';
import { editDistance, prefixEditDistance } from './edit-distance.ts';
import {
  findPlaceByName,
  findPlaceByRegistryName,
  findSimilarPlaces,
  nameKey,
  namesOf,
  nameWords,
  registryNamesOf,
} from './names.ts';
import { isDeveloper, isOutsideDubai } from './other-names.ts';
import { isWithin, parentsOf, placeOf, places, placesWithin } from './place.ts';
import { suggestPlaces } from './suggest-places.ts';

const getPlace = (id: string) => placeOf(id)!;
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('has 138 places in one tree below the city, within the bounds of Dubai', () => {
  expect(places).toHaveLength(138);
  expect(new Set(ids(places)).size).toBe(138);
  for (const place of places) {
    expect(isWithin(place, getPlace('dubai'))).toBe(true);
    expect(place.lat).toBeGreaterThan(24.6);
    expect(place.lat).toBeLessThan(25.4);
    expect(place.lng).toBeGreaterThan(54.9);
    expect(place.lng).toBeLessThan(55.7);
  }
  expect(ids(parentsOf(getPlace('la-mer')))).toEqual(['jumeirah-1', 'jumeirah', 'dubai']);
  expect(placesWithin('jumeirah')).toEqual(expect.arrayContaining(['jumeirah', 'jumeirah-1', 'la-mer']));
  expect(isWithin(getPlace('jumeirah'), getPlace('jumeirah-1'))).toBe(false);
  expect(placeOf('nowhere')).toBeUndefined();
});

test('no name belongs to two places, or to a place and a developer or a place outside Dubai', () => {
  const owners = new Map<string, string>();
  for (const place of places)
    for (const name of [...namesOf(place), ...registryNamesOf(place)]) {
      const key = nameKey(name);
      expect([name, owners.get(key) ?? place.id]).toEqual([name, place.id]);
      owners.set(key, place.id);
      expect([name, isDeveloper(name) || isOutsideDubai(name)]).toEqual([name, false]);
    }
});

test('normalizes names for comparison', () => {
  expect(nameWords("  Al-Warqa'a  ")).toEqual(['al', 'warqaa']);
  expect(nameKey('Бизнес-Бэй')).toBe(nameKey('бизнес бэй'));
  expect(nameKey('البرشاء الأولى')).toBe(nameKey('البَرشاء الاولي'));
  expect(nameKey('Аль-Барша ١')).toBe('альбарша1');
  expect(nameKey('Ｄubaï')).toBe('dubai');
});

test('finds a place by any of its names, and by a misspelt one', () => {
  for (const name of ['Dubai Marina', 'dubai  MARINA', 'دبي مارينا', 'Дубай Марина', '迪拜码头', 'marina'])
    expect(findPlaceByName(name)?.id).toBe('dubai-marina');
  expect(findPlaceByName('Marsa Dubai')).toBeUndefined();
  expect(findPlaceByRegistryName('MARSA DUBAI')?.id).toBe('dubai-marina');
  expect(ids(findSimilarPlaces('Buisness Bay'))).toEqual(['business-bay']);
  expect(ids(findSimilarPlaces('Al Barsha 4'))).toEqual([]);
  expect(ids(findSimilarPlaces('Nowhere at all'))).toEqual([]);
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
])('folds %s to %s', (typed, folded) => {
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
])('finds %s, typed on a Persian or Urdu keyboard, as %s', (name, id) => {
  expect(findPlaceByName(name)?.id).toBe(id);
  expect(ids(suggestPlaces(name, 1))).toEqual([id]);
});

test.each([
  ['marina', 'marina', 0],
  ['marnia', 'marina', 1],
  ['marin', 'marina', 1],
  ['marinas', 'marina', 1],
  ['', 'abc', 3],
  ['ca', 'abc', 3],
])('the edit distance between %s and %s is %i', (typed, known, expected) => {
  expect(editDistance(typed, known, 3)).toBe(expected);
  expect(editDistance(known, typed, 3)).toBe(expected);
});

test('the edit distance does not depend on the limit within it', () => {
  const keys = places.map(({ names }) => nameKey(names.en));
  for (const one of keys)
    for (const other of keys) {
      const all = editDistance(one, other, 40);
      expect(editDistance(one, other, 2)).toBe(all > 2 ? Infinity : all);
    }
});

test('the prefix edit distance ignores the rest of the word', () => {
  expect(prefixEditDistance('busn', 'businessbay', 2)).toBe(1);
  expect(prefixEditDistance('busi', 'businessbay', 2)).toBe(0);
  expect(prefixEditDistance('xqzv', 'businessbay', 2)).toBe(Infinity);
  expect(editDistance('marina', 'mirdif', 2)).toBe(Infinity);
});

test('suggests places for the beginning of a name', () => {
  expect(ids(suggestPlaces('palm', 2))).toEqual(['palm-jumeirah', 'palm-jebel-ali']);
  expect(ids(suggestPlaces('jvc', 5))).toEqual(['jumeirah-village-circle']);
  expect(ids(suggestPlaces('village ci', 5))).toEqual(['jumeirah-village-circle']);
  expect(ids(suggestPlaces('buisn', 5))).toEqual(['business-bay']);
  expect(ids(suggestPlaces('дубай мар', 5))).toContain('dubai-marina');
  expect(ids(suggestPlaces('棕榈', 5))).toEqual(['palm-jumeirah', 'palm-jebel-ali']);
  expect(ids(suggestPlaces('山庄', 50)).length).toBeGreaterThan(3);
  expect(ids(suggestPlaces('jumeirah', 3))).toEqual(['jumeirah', 'jumeirah-1', 'jumeirah-2']);
  expect(ids(suggestPlaces('Marina Gate, Dubai Marina, Dubai', 5))).toEqual(['dubai-marina']);
  expect(ids(suggestPlaces('مرسى دبي، دبي', 5))).toEqual(['dubai-marina']);
  expect(suggestPlaces('a', 1_000)).toHaveLength(20);
  expect(suggestPlaces('', 5)).toEqual([]);
  expect(suggestPlaces('xqzxqz', 5)).toEqual([]);
  expect(suggestPlaces('a'.repeat(100_000), 5)).toEqual([]);
});
