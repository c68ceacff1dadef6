import * as homeWords from '../../../schema/home-words.ts';

/** What is called otherwise where it is offered. */
const OFFERED: Readonly<Record<string, string>> = { SALE: 'Buy', COMPLETED: 'Ready' };

/** A value of the API in words: `HOTEL_APARTMENT` as "Hotel apartment". */
export const wordsFor = (value: string): string => OFFERED[value] ?? homeWords.wordsFor(value);
