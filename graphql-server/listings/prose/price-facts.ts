import type { Reading } from './reading.ts';

export type RentPeriod = 'year' | 'month' | 'week' | 'day';

/** What is asked for a home, in fils: 100 of them are one dirham. */
export interface PriceFacts {
  /** The one exact amount; of a rent, for one period. */
  price?: bigint;
  /** Of a project: what its homes begin at, and where they end. */
  priceFrom?: bigint;
  priceTo?: bigint;
  rentPeriod?: RentPeriod;
  /** In how many cheques a year's rent is paid, 1 to 12. */
  cheques?: number;
  billsIncluded?: true;
  /** The amount is not shown; it is kept all the same, for the permit states it. */
  onRequest?: true;
  /** A word that the price came with, for staff alone. */
  note?: string;
}

/** What may be meant by a text that states no price, or one that is not to be kept. */
export type PriceProposal = PriceFacts & { state?: 'sold' | 'rented' | 'reserved' };

export type PriceReading = Reading<PriceFacts, PriceProposal>;

export interface PriceOf {
  purpose: 'sale' | 'rent' | 'project';
  use?: 'residential' | 'commercial';
}
