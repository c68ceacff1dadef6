import { describe, test } from '@jest/globals';
import { readBathrooms } from './bathrooms.ts';
import { readBedrooms, type BedroomFacts } from './bedrooms.ts';
import { readLocation, type LocationFacts } from './location.ts';
import type { PriceFacts } from './price-facts.ts';
import { readPrice } from './price.ts';
import { readSize } from './size.ts';
import { certain, expectReading, person, question, type Expected } from './testing-readings.ts';

/** Texts as agents type and paste them, and what each must be read as. */

/** A price in whole dirhams. */
const price = (dirhams: bigint, others: Partial<PriceFacts> = {}): PriceFacts => ({
  price: dirhams * 100n,
  ...others,
});
const yearly = (dirhams: bigint, others: Partial<PriceFacts> = {}) =>
  price(dirhams, { rentPeriod: 'year', ...others });
const monthly = (dirhams: bigint) => price(dirhams, { rentPeriod: 'month' });

describe('a sale price', () => {
  test.each<[text: string, expected: Expected<PriceFacts>]>([
    ['AED 1,250,000.00', certain(price(1_250_000n))],
    ['💰 AED 1.25M', certain(price(1_250_000n))],
    ['🔥🔥 1.8M 🔥🔥', certain(price(1_800_000n))],
    ['1.25M AED 🏠', certain(price(1_250_000n))],
    ['AED 1.250.000,00', certain(price(1_250_000n))],
    ['1 250 000,00 AED', certain(price(1_250_000n))],
    ['2.150.000 د.إ', certain(price(2_150_000n))],
    ['AED １，２５０，０００', certain(price(1_250_000n))],
    ['١٬٢٥٠٬٠٠٠ درهم', certain(price(1_250_000n))],
    ['۲۵۰۰۰۰۰ AED', certain(price(2_500_000n))],
    ['١٫٥ مليون درهم', certain(price(1_500_000n))],
    ['Dhs. 1.25 mn', certain(price(1_250_000n))],
    ['2,5 млн дирхам', certain(price(2_500_000n))],
    ['950к', certain(price(950_000n))],
    ['120 万迪拉姆', certain(price(1_200_000n))],
    ['AED 2.15 Million Only/-', certain(price(2_150_000n))],
    ['AED 1.25M (negotiable)', certain(price(1_250_000n, { note: 'negotiable' }))],
    ['AED 3,000,000,000', question(price(3_000_000_000n), /most that portals take/)],
    ['~1.2M', question(price(1_200_000n), /exact/)],
    ['1250', question(price(1_250n), /Is it a rent/)],
    ['12.5 lakh', person(/Lakhs/)],
    ['2 करोड़', person(/Lakhs/)],
    ['15,00,000 AED', person(/groups of three/)],
    ['AED 1,250,000,00', person(/groups of three/)],
    ['1.250', person(/thousands/)],
    ['1.2m to 1.3m', person(/range/)],
    ['AED 1M 250K', person(/two amounts/)],
    ['AED 1.25M net', person(/owner keeps/)],
    ['💵 1.25M', person(/not understood/)],
    ['❌ 1.4M ✅ 1.25M', person(/not understood/)],
    ['ask', person(/on request/)],
    ['SOLD', person(/sold/)],
  ])('%s', (text, expected) => {
    const reading = readPrice(text, { purpose: 'sale' });
    if (reading.outcome === 'person') delete reading.proposal;
    expectReading(reading, expected);
  });
});

describe('a rent', () => {
  test.each<[text: string, expected: Expected<PriceFacts>]>([
    ['٩٥ الف سنوي', certain(yearly(95_000n))],
    ['٩٥ ألف سنويا', certain(yearly(95_000n))],
    ['٩٥٬٠٠٠ د.إ / سنة', certain(yearly(95_000n))],
    ['95 الف سنوي ٤ دفعات', certain(yearly(95_000n, { cheques: 4 }))],
    ['دفعة واحدة 90 الف سنوي', certain(yearly(90_000n, { cheques: 1 }))],
    ['٨٥٠٠ شهري', certain(monthly(8_500n))],
    ['95k/year/4chq', certain(yearly(95_000n, { cheques: 4 }))],
    ['95,000 AED / 12 chqs', certain(yearly(95_000n, { cheques: 12 }))],
    ['95K yearly, 1 cheque', certain(yearly(95_000n, { cheques: 1 }))],
    ['rent 95k p/a', certain(yearly(95_000n))],
    ['8.5k/month', certain(monthly(8_500n))],
    ['8 500 AED/мес', certain(monthly(8_500n))],
    ['95к в год', certain(yearly(95_000n))],
    ['95 hazar saal', certain(yearly(95_000n))],
    ['سالانہ 95 ہزار', certain(yearly(95_000n))],
    ['8500 mahana', certain(monthly(8_500n))],
    ['500/day', certain(price(500n, { rentPeriod: 'day' }))],
    ['95k annually (bills incl)', certain(yearly(95_000n, { billsIncluded: true }))],
    ['AED 95,000 yearly ✅ chiller free', certain(yearly(95_000n))],
    ['AED 95K | 1-4 cheques', question(yearly(95_000n, { cheques: 4 }), /the most/)],
    ['95k per year, up to 4 cheques', question(yearly(95_000n, { cheques: 4 }), /the most/)],
    ['95k', question(yearly(95_000n), /per year/)],
    ['5k', person(/per year, month/)],
    ['95K/4', person(/two amounts/)],
    ['95k for 13 months', person(/not understood/)],
  ])('%s', (text, expected) => expectReading(readPrice(text, { purpose: 'rent' }), expected));
});

const beds = (bedrooms: number, others: Partial<BedroomFacts> = {}): BedroomFacts => ({
  bedrooms,
  ...others,
});
const maidsRoom = { maidsRoom: true } as const;

describe('bedrooms', () => {
  test.each<[text: string, expected: Expected<BedroomFacts>]>([
    ['غرفتين وصالة', certain(beds(2))],
    ['3 غرف وصالة', certain(beds(3))],
    ['غرفه وصاله', certain(beds(1))],
    ['٣ غرف نوم', certain(beds(3))],
    ['٢ غرف وصالة وخادمة', certain(beds(2, maidsRoom))],
    ['استديو', certain(beds(0))],
    ['3-BR', certain(beds(3))],
    ['three-bedroom', certain(beds(3))],
    ['3 + 1 maid', certain(beds(3, maidsRoom))],
    ["4 Bed + Maid's + Driver's", certain(beds(4, maidsRoom))],
    ['5BR + maid + study', certain(beds(5, { maidsRoom: true, study: true }))],
    ['2 BHK', certain(beds(2))],
    ['1 B/R Hall', certain(beds(1))],
    ['🛏️ 3', certain(beds(3))],
    ['3️⃣ BR', certain(beds(3))],
    ['две спальни', certain(beds(2))],
    ['3室2厅', certain(beds(3))],
    ['۳ بیڈ', certain(beds(3))],
    ['do bedroom', certain(beds(2))],
    ['3 large bedrooms', certain(beds(3))],
    ['teen kamre', person(/counts rooms/)],
    ['2-комнатная', person(/counts rooms/)],
    ['3 BR duplex', question(beds(3), /type/)],
    ['3+1', person(/after the "\+"/)],
    ['2-3', person(/several numbers/)],
    ['3 bed/4 bath', person(/not understood/)],
    ['3 BR (converted to 4)', person(/not understood/)],
  ])('%s', (text, expected) => expectReading(readBedrooms(text, { type: 'apartment' }), expected));
});

describe('bathrooms', () => {
  test.each<[text: string, expected: Expected<{ bathrooms: number }>]>([
    ['2-bath', certain({ bathrooms: 2 })],
    ['🛁 2', certain({ bathrooms: 2 })],
    ['حمامين', certain({ bathrooms: 2 })],
    ['حمام واحد', certain({ bathrooms: 1 })],
    ['2 washrooms', certain({ bathrooms: 2 })],
    ['3 с/у', certain({ bathrooms: 3 })],
    ['2½', person(/not understood/)],
    ['3 baths + maid bath', person(/not understood/)],
  ])('%s', (text, expected) => expectReading(readBathrooms(text), expected));
});

describe('a size', () => {
  const feet = (builtUp: number) => ({ builtUp, unit: 'sqft' as const });
  const metres = (builtUp: number) => ({ builtUp, unit: 'sqm' as const });
  test.each([
    ['1,200 sq.ft.', certain(feet(11_148))],
    ['📐 1,200 sqft', certain(feet(11_148))],
    ['1200 SqFt', certain(feet(11_148))],
    ['١٢٠٠ قدم مربع', certain(feet(11_148))],
    ['111,5 m²', certain(metres(11_150))],
    ['120㎡', certain(metres(12_000))],
    ['120 кв.м', certain(metres(12_000))],
    ['1200ft', question(feet(11_148), /square feet/)],
    ['١٢٠٠ قدم', question(feet(11_148), /square feet/)],
    ['120 متر', question(metres(12_000), /square metres/)],
    ['1200 SQFT approx', question(feet(11_148), /exact/)],
    ['1200', person(/unit is not said/)],
    ['1.200 sqft', person(/thousands/)],
    ['1200 gaj', person(/unit is not read/)],
    ['1100-1200 sqft', person(/range/)],
  ])('%s', (text, expected) =>
    expectReading(readSize(text, { purpose: 'sale', type: 'apartment' }), expected),
  );
});

describe('a location', () => {
  test.each<[text: string, expected: Expected<LocationFacts>]>([
    ['دبی مارینا', certain({ place: 'dubai-marina' })],
    ['نخلة جمیرا', certain({ place: 'palm-jumeirah' })],
    ['دیرہ دبئی', certain({ place: 'deira' })],
    ['📍 Dubai Marina', certain({ place: 'dubai-marina' })],
    ['Dubai Marina - Marina Gate 1', certain({ place: 'dubai-marina', building: 'Marina Gate 1' })],
    ['Marina Gate 1 (Dubai Marina)', certain({ place: 'dubai-marina', building: 'Marina Gate 1' })],
    ['Marina Gate 1 | Dubai Marina | Dubai', certain({ place: 'dubai-marina', building: 'Marina Gate 1' })],
    ['Intl City', certain({ place: 'international-city' })],
    ['Bur Dubai / Karama', question({ place: 'al-karama', building: 'Bur Dubai' }, /Two places/)],
    ['near Dubai Mall', person(/No place/)],
    ['Sharjah', person(/outside Dubai/)],
    ['Dubai', person(/too wide/)],
  ])('%s', (text, expected) => expectReading(readLocation(text), expected));
});
