import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { createStoredValue, type StoredValue, useStoredValue } from '../../ui/stored.ts';

/** Most homes that a browser keeps: as many as the API tells at once. */
const MOST_SAVED = 60;

/** Most homes that are compared at once. */
export const MOST_COMPARED = 4;

/** Numbers of homes, the newest first. */
type Homes = readonly string[];

const NONE: Homes = [];

/** Numbers of homes among whatever is found, each once, at most so many. */
const homesAmong = (found: unknown, most: number): Homes =>
  Array.isArray(found)
    ? [
        ...new Set(found.filter((id): id is string => typeof id === 'string' && /^[1-9]\d{0,9}$/.test(id))),
      ].slice(0, most)
    : NONE;

interface HomeList {
  store: StoredValue<Homes>;
  most: number;
  /** What is said where it can hold no more. */
  full: string;
}

/** The homes that a visitor has saved. */
export const saved: HomeList = {
  store: createStoredValue('saved-homes', NONE, (found) => homesAmong(found, MOST_SAVED)),
  most: MOST_SAVED,
  full: `${MOST_SAVED} homes are the most that can be saved. Take one away to save another.`,
};

/** The homes that a visitor wants to see side by side. */
export const compared: HomeList = {
  store: createStoredValue('compared-homes', NONE, (found) => homesAmong(found, MOST_COMPARED)),
  most: MOST_COMPARED,
  full: `${MOST_COMPARED} homes are the most that can be compared. Take one away to compare another.`,
};

const BLOCKED = 'This browser keeps nothing for this site, so it will not remember your choice.';

/** What went wrong last with keeping something, for whoever shows it. */
const troubles = new Set<(sentence: string) => void>();

/** Says that something could not be kept. */
const say = (sentence: string): void => troubles.forEach((told) => told(sentence));

/** Says that nothing can be kept. */
export const sayBlocked = (): void => say(BLOCKED);

/** What went wrong last with keeping something; empty again once it was taken note of. */
export function useTrouble(): [sentence: string, dismiss: () => void] {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    troubles.add(setSentence);
    return () => void troubles.delete(setSentence);
  }, []);
  return [sentence, () => setSentence('')];
}

/** Has a home among those of a list, or no more. What cannot be so is said. */
export function put({ store, most, full }: HomeList, id: string, isWanted: boolean): void {
  const others = store.read().filter((other) => other !== id);
  if (isWanted && others.length >= most) {
    say(full);
    return;
  }
  const isKept = store.change((now) => {
    const rest = now.filter((other) => other !== id);
    return isWanted ? [id, ...rest].slice(0, most) : rest;
  });
  if (!isKept) sayBlocked();
}

/** The homes of a list, the newest first. */
export const useHomes = ({ store }: HomeList): Homes => useStoredValue(store);

const NAME = 'home';

/** The homes that an address names, each once, at most one more than are compared: that there are more is to be said. */
export const homesNamed = (words: URLSearchParams): string[] =>
  [...new Set(words.getAll(NAME).filter((id) => /^[1-9]\d{0,9}$/.test(id)))].slice(0, MOST_COMPARED + 1);

/** What stands after the question mark where these homes are compared. */
export const printHomes = (homes: readonly string[]): string =>
  new URLSearchParams(homes.map((id) => [NAME, id])).toString();

/** Where these homes stand side by side. */
export const compareAddress = (homes: readonly string[]): string =>
  homes.length === 0 ? paths.compare : `${paths.compare}?${printHomes(homes)}`;
