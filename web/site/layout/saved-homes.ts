import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { createStoredValue, type StoredValue, useStoredValue } from '../../ui/stored.ts';
import * as messages from './frame-messages.ts';

/** The maximum number of saved homes: the page size of the API. */
const MAX_SAVED = 60;

/** The maximum number of homes to compare. */
export const MAX_COMPARED = 4;

/** Ids of homes, the newest first. */
type Homes = readonly string[];

const NONE: Homes = [];

/** Parses a stored value: the distinct ids in it, at most `most`. */
const parseHomes = (found: unknown, most: number): Homes =>
  Array.isArray(found)
    ? [
        ...new Set(found.filter((id): id is string => typeof id === 'string' && /^[1-9]\d{0,9}$/.test(id))),
      ].slice(0, most)
    : NONE;

/** A list of homes that the browser stores. */
export interface HomeList {
  store: StoredValue<Homes>;
  most: number;
  /** Returns the error message if the list is full. */
  getFullMessage: () => string;
}

/** The saved homes of the visitor. */
export const saved: HomeList = {
  store: createStoredValue('saved-homes', NONE, (found) => parseHomes(found, MAX_SAVED)),
  most: MAX_SAVED,
  getFullMessage: () => messages.tooManySaved(MAX_SAVED),
};

/** The homes selected for comparison. */
export const compared: HomeList = {
  store: createStoredValue('compared-homes', NONE, (found) => parseHomes(found, MAX_COMPARED)),
  most: MAX_COMPARED,
  getFullMessage: () => messages.tooManyCompared(MAX_COMPARED),
};

/** Listeners for errors of saving. */
const errorListeners = new Set<(sentence: string) => void>();

/** Reports an error of saving. */
const report = (sentence: string): void => errorListeners.forEach((listener) => listener(sentence));

/** Reports that the browser blocks storage. */
export const reportBlocked = (): void => report(messages.storageBlocked);

/** Returns the last error of saving, empty if it was dismissed, and a function that dismisses it. */
export function useStorageError(): [sentence: string, dismiss: () => void] {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    errorListeners.add(setSentence);
    return () => void errorListeners.delete(setSentence);
  }, []);
  return [sentence, () => setSentence('')];
}

/** Adds a home to a list or removes it. Errors are reported. */
export function setMember({ store, most, getFullMessage }: HomeList, id: string, isWanted: boolean): void {
  const others = store.read().filter((other) => other !== id);
  if (isWanted && others.length >= most) {
    report(getFullMessage());
    return;
  }
  const isKept = store.change((now) => {
    const rest = now.filter((other) => other !== id);
    return isWanted ? [id, ...rest].slice(0, most) : rest;
  });
  if (!isKept) reportBlocked();
}

/** Returns the homes of a list, the newest first. */
export const useHomes = ({ store }: HomeList): Homes => useStoredValue(store);

const NAME = 'home';

/** Parses the homes of a comparison: the distinct ids, at most one more than can be compared, so that the page can say so. */
export const parseHomesQuery = (words: URLSearchParams): string[] =>
  [...new Set(words.getAll(NAME).filter((id) => /^[1-9]\d{0,9}$/.test(id)))].slice(0, MAX_COMPARED + 1);

/** Formats the query string of a comparison. */
export const formatHomesQuery = (homes: readonly string[]): string =>
  new URLSearchParams(homes.map((id) => [NAME, id])).toString();

/** Returns the URL of a comparison. */
export const getComparePath = (homes: readonly string[]): string =>
  homes.length === 0 ? paths.compare : `${paths.compare}?${formatHomesQuery(homes)}`;
