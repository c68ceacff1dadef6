import type { Payment } from './cheques.ts';
import type { PriceFacts, PriceOf, PriceReading, RentPeriod } from './price-facts.ts';
import type { PriceWord } from './price-words.ts';
import { forPerson, read } from './reading.ts';

const PERIODS: readonly RentPeriod[] = ['year', 'month', 'week', 'day'];

/** Dirhams below which portals refuse a rent. */
const LEAST: Readonly<Record<RentPeriod, bigint>> = { year: 10_000n, month: 1_000n, week: 1_000n, day: 100n };

/** Dirhams from which a rent whose period is not said is most likely that of a year. */
const LIKELY_YEARLY = 20_000n;

interface Rent extends PriceOf {
  /** Dirhams. */
  asked: bigint;
  paid: Payment;
  says: (word: PriceWord) => boolean;
  questions: readonly string[];
}

/** What a price says of a rent beyond its amount: its period, its cheques, its bills. */
export function rentFacts(facts: PriceFacts, rent: Rent): PriceReading {
  const { asked, paid, says, use } = rent;
  const questions = [...rent.questions];
  const said = PERIODS.filter(says);
  if (said.length > 1) return forPerson('Two periods are named: is the rent per year, month, week or day?');
  if (said.length === 0 && paid.cheques === undefined) {
    if (asked < LIKELY_YEARLY) return forPerson('Say whether the rent is per year, month, week or day.');
    questions.push('The period is not said: is the rent per year?');
  }
  const rentPeriod = said[0] ?? 'year';
  if (asked < LEAST[rentPeriod])
    questions.push(`AED ${asked} per ${rentPeriod} is too low for a rent. Is the period right?`);
  if (says('vat') && use === 'residential') questions.push('Homes are let without VAT.');

  const value: PriceFacts = { ...facts, rentPeriod };
  if (paid.cheques !== undefined) {
    if (rentPeriod === 'year') value.cheques = paid.cheques;
    else questions.push(`Cheques are for the rent of a year: is it ${paid.cheques} a year?`);
    if (paid.offered) questions.push('Several numbers of cheques are offered: is the most right?');
  }
  if (says('bills')) value.billsIncluded = true;
  return read(value, questions);
}
