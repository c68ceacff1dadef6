import type { Values } from '../../collections/declaring/collection.ts';
import type { AreaUnit } from '../prose/area.ts';
import { readBathrooms, type BathroomFacts } from '../prose/bathrooms.ts';
import { readBedrooms, type BedroomFacts } from '../prose/bedrooms.ts';
import { readLocation } from '../prose/location.ts';
import type { PriceFacts } from '../prose/price-facts.ts';
import { readPrice } from '../prose/price.ts';
import type { Reading } from '../prose/reading.ts';
import { readSize } from '../prose/size.ts';
import { writeBathrooms, writeBedrooms, writeLocation, writePrice, writeSize } from '../prose/writing.ts';
import type { HomeKind } from './home.ts';

/** A text of a listing that tells some of its facts: read from it, or written from them. */
export interface Telling {
  /** The fields of its facts. */
  facts: readonly string[];
  read(text: string, home: HomeKind): FactReading;
  /** Every way in which a text may be meant that does not say enough, such as a size without its unit. */
  readAnyway?(text: string, home: HomeKind): FactReading[];
  /** The text of facts; null where they are not enough for one. */
  write(facts: Values): string | null;
}

/** What a text says of a listing's facts, by their fields. */
export interface FactReading {
  outcome: Reading<unknown>['outcome'];
  facts: Values;
  /** What a person is asked of it. */
  sentence: string | null;
}

/** A home's facts as its texts tell them: all of them whole numbers, words and ids. */
interface Told {
  amount?: number | null;
  rentPeriod?: PriceFacts['rentPeriod'] | null;
  cheques?: number | null;
  priceOnRequest?: boolean | null;
  bedroomCount?: number | null;
  maidsRoom?: boolean | null;
  bathroomCount?: number | null;
  builtUpArea?: number | null;
  plotArea?: number | null;
  placeId?: string | null;
  building?: string | null;
}

const FILS = 100n;

/** The texts that tell facts, by the properties in which they stand. */
export const tellings: Record<'price' | 'bedrooms' | 'bathrooms' | 'size' | 'location', Telling> = {
  price: {
    facts: ['amount', 'rentPeriod', 'cheques', 'priceOnRequest'],
    read: (text, { purpose }) =>
      factsIn(readPrice(text, { purpose }), ({ price, rentPeriod, cheques, onRequest }) => ({
        amount: price === undefined ? null : Number(price / FILS),
        rentPeriod,
        cheques,
        priceOnRequest: onRequest,
      })),
    write: ({ amount, rentPeriod, cheques, priceOnRequest }: Told) =>
      isWhole(amount) && !priceOnRequest
        ? writePrice({
            price: BigInt(amount) * FILS,
            ...(rentPeriod && { rentPeriod }),
            ...(isWhole(cheques) && { cheques }),
          })
        : priceOnRequest
          ? 'Price on request'
          : null,
  },
  bedrooms: {
    facts: ['bedroomCount', 'maidsRoom'],
    read: (text, { family }) =>
      factsIn<BedroomFacts>(readBedrooms(text, { type: family }), ({ bedrooms, maidsRoom }) => ({
        bedroomCount: bedrooms,
        maidsRoom,
      })),
    write: ({ bedroomCount, maidsRoom }: Told) =>
      isWhole(bedroomCount)
        ? writeBedrooms({ bedrooms: bedroomCount, ...(maidsRoom === true && { maidsRoom }) })
        : null,
  },
  bathrooms: {
    facts: ['bathroomCount'],
    read: (text) =>
      factsIn<BathroomFacts>(readBathrooms(text), ({ bathrooms }) => ({ bathroomCount: bathrooms })),
    write: ({ bathroomCount }: Told) =>
      isWhole(bathroomCount) ? writeBathrooms({ bathrooms: bathroomCount }) : null,
  },
  size: {
    facts: ['builtUpArea', 'plotArea'],
    read: (text, home) => sizeIn(text, home),
    readAnyway: (text, home) => [sizeIn(text, home, 'sqft'), sizeIn(text, home, 'sqm')],
    write: ({ builtUpArea, plotArea }: Told) =>
      isWhole(builtUpArea) || isWhole(plotArea)
        ? writeSize({
            ...(isWhole(builtUpArea) && { builtUp: builtUpArea }),
            ...(isWhole(plotArea) && { plot: plotArea }),
            unit: 'sqft',
          })
        : null,
  },
  location: {
    facts: ['placeId', 'building'],
    read: (text) => factsIn(readLocation(text), ({ place, building }) => ({ placeId: place, building })),
    write: ({ placeId, building }: Told) =>
      typeof placeId === 'string'
        ? writeLocation({ place: placeId, ...(typeof building === 'string' && { building }) })
        : null,
  },
};

/** The areas that a text says; `unit` is that of a number without one. */
const sizeIn = (text: string, { purpose, family }: HomeKind, unit?: AreaUnit): FactReading =>
  factsIn(readSize(text, { purpose, type: family, ...(unit && { unit }) }), ({ builtUp, plot }) => ({
    builtUpArea: builtUp,
    plotArea: plot,
  }));

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** A reading by the names of our fields; of what is for a person only that it is told on request is kept. */
function factsIn<Facts>(reading: Reading<Facts, unknown>, named: (facts: Facts) => Told): FactReading {
  const { outcome } = reading;
  if (outcome === 'person') {
    const { onRequest } = { ...(reading.proposal as { onRequest?: boolean }) };
    return { outcome, facts: onRequest ? { priceOnRequest: true } : {}, sentence: reading.reason };
  }
  const facts: Values = { ...named(reading.value) };
  return { outcome, facts, sentence: outcome === 'question' ? reading.question : null };
}
