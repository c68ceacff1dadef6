import { amountsIn } from './amounts.ts';
import { takeCheques } from './cheques.ts';
import type { PriceFacts, PriceOf, PriceReading } from './price-facts.ts';
import { priceWords, type PriceWord } from './price-words.ts';
import { forPerson, type ForPerson, read, tooLong } from './reading.ts';
import { rentFacts } from './rent.ts';
import { notUnderstood, type Piece, wordReader } from './words.ts';

const FILS = 100n;
/** More cannot be stored as a fact. */
const MOST = 9_000_000_000_000_000n;
/** Portals take whole dirhams of 32 bits. */
const MOST_OF_PORTALS = 2_147_483_647n;
/** Less is no price but a placeholder, or a number whose millions were left out. */
const LEAST = 1_000n;
/** Portals refuse to sell for less. */
const LEAST_FOR_SALE = 100_000n;

const pieces = wordReader(priceWords);

/** Reads what is asked for a home or for those of a project. */
export function readPrice(text: string, of: PriceOf): PriceReading {
  return tooLong(text) ?? readPieces(pieces(text), of);
}

function readPieces(all: readonly Piece<PriceWord>[], of: PriceOf): PriceReading {
  const says = (word: PriceWord) => all.some(({ is }) => is === word);
  if (all.every(({ is }) => is === 'missing' || is === 'dash')) return forPerson('No price is given.');
  const refused = REFUSED.find(([word]) => says(word));
  if (refused) return forPerson(refused[1]);
  const strange = notUnderstood(all);
  if (strange) return forPerson(strange);

  const state = (['sold', 'rented', 'reserved'] as const).find(says);
  if (state) return forPerson(`It is said to be ${state}: change its state instead of its price.`, { state });
  const paid = takeCheques(all);
  if (typeof paid === 'string') return forPerson(paid);
  const found = amountsIn(paid.rest);
  if (typeof found === 'string') return forPerson(found);
  if (found.amounts.length === 0)
    return says('onRequest')
      ? forPerson('The price is on request: enter the amount all the same, for the permit states it.', {
          onRequest: true,
        })
      : forPerson('There is no amount in it.');

  const limits = found.amounts.map((dirhams) => outOfBounds(dirhams, of)).find((reason) => reason !== null);
  if (limits) return forPerson(limits);
  const facts =
    of.purpose === 'project'
      ? projectFacts(found, says)
      : homeFacts(found, (word) => paid.rest.some(({ is }) => is === word));
  if ('outcome' in facts) return facts;
  const asked = found.amounts[0]!;
  const questions = [...doubts(asked, says), ...(of.purpose === 'sale' ? saleDoubts(asked) : [])];
  if (says('onRequest')) facts.onRequest = true;
  const note = says('negotiable') ? 'negotiable' : says('nearestOffer') ? 'or nearest offer' : undefined;
  if (note) facts.note = note;
  if (of.purpose === 'rent') return rentFacts(facts, { asked, paid, says, questions, ...of });

  const period = (['year', 'month', 'week', 'day'] as const).find(says);
  if (period || paid.cheques) return forPerson('This is a rent, and the home is not for rent.');
  if (says('bills')) return forPerson('Bills are part of a rent, and the home is not for rent.');
  return read(facts, questions);
}

/** Words that make a price one for a person to read, whatever else it says. */
const REFUSED: readonly (readonly [PriceWord, string])[] = [
  ['foreign', 'The price is not in dirhams.'],
  ['indian', 'Lakhs and crores are not read: enter the price in dirhams.'],
  ['premium', 'This is the resale of a home off plan: enter its original price and the amount paid.'],
  ['area', 'This is a price per area: enter the price of the whole home.'],
  ['was', 'An earlier price is named: enter the one that is asked now.'],
  ['net', 'What the owner keeps is not the price: enter what the buyer pays.'],
];

type Says = (word: PriceWord) => boolean;
type Found = Exclude<ReturnType<typeof amountsIn>, string>;

function outOfBounds(dirhams: bigint, { purpose }: PriceOf): string | null {
  if (dirhams <= 1n) return 'The price is a placeholder.';
  if (dirhams < LEAST && purpose !== 'rent')
    return 'The price is too low: were its thousands or millions left out?';
  if (dirhams > MOST) return 'The price is too high for a home: count its noughts.';
  return null;
}

function homeFacts({ amounts, range }: Found, says: Says): PriceFacts | ForPerson {
  if (range) return forPerson('This is a range: a home has one exact price.');
  if (amounts.length > 1) return forPerson('There are two amounts: which one is asked?');
  if (says('from') || says('to') || says('plus'))
    return forPerson('A price "from" is for projects: a home has one exact price.');
  return { price: amounts[0]! * FILS };
}

function projectFacts({ amounts: [first, second], range }: Found, says: Says): PriceFacts | ForPerson {
  if (second === undefined) {
    if (says('to')) return forPerson('It says where prices end, and not where they begin.');
    return says('from') || says('plus') ? { priceFrom: first! * FILS } : { price: first! * FILS };
  }
  if (!range) return forPerson('There are two amounts: which one is asked?');
  if (second < first!) return forPerson('The range ends below its beginning.');
  return { priceFrom: first! * FILS, priceTo: second * FILS };
}

function doubts(dirhams: bigint, says: Says): string[] {
  const questions: string[] = [];
  if (isPlaceholder(String(dirhams)))
    questions.push('The price looks like a placeholder: is it the real one?');
  if (says('inclusive'))
    questions.push('Fees are said to be included: the price must be the one that the permit states. Is it?');
  if (says('about')) questions.push('The price is said to be approximate: which is the exact one?');
  if (says('billion')) questions.push('The price is in billions: is it right?');
  if (dirhams > MOST_OF_PORTALS)
    questions.push('The price is above AED 2,147,483,647, the most that portals take: is it right?');
  if (says('vat')) questions.push('The price is without VAT of 5 %: is it a commercial one?');
  return questions;
}

/** 1111111, 123456: keys that were pressed because something had to be. */
const isPlaceholder = (digits: string) =>
  digits.length >= 4 && (/^(\d)\1+$/.test(digits) || '123456789'.startsWith(digits));

const saleDoubts = (dirhams: bigint) =>
  dirhams < LEAST_FOR_SALE ? ['A sale price below AED 100,000 is refused by the portals. Is it a rent?'] : [];
