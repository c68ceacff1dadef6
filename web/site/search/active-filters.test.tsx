/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { TextDecoder, TextEncoder } from 'node:util';
import type { Root } from 'react-dom/client';
import { removeFactsOf, type Interpretation } from '../../../schema/interpretation.ts';

Object.assign(globalThis, { TextDecoder, TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });

const { act, useEffect } = await import('react');
const { createRoot } = await import('react-dom/client');
const { MemoryRouter, useLocation, useNavigate } = await import('react-router-dom');
const { parseSearch, printSearch } = await import('../../../schema/search.ts');
const { ActiveFilters } = await import('./active-filters.tsx');
const { allHomes } = await import('./search-query.ts');

const SEARCH_TEXT = '2 bed in jvc seaplane';
const INTERPRETATION: Interpretation = {
  words: SEARCH_TEXT,
  facts: [
    { text: '2 bed', query: 'beds=2', isExcluded: false, start: 0, end: 5 },
    { text: 'jvc', query: 'place=jumeirah-village-circle', isExcluded: false, start: 6, end: 12 },
  ],
  ignored: [],
  terms: [{ text: 'seaplane', correction: null, isFound: false, start: 13, end: 21 }],
};

let root: Root;
let goBack: () => void;
let interpretation = INTERPRETATION;
let currentQuery = '';

/** A page with the chips of its URL; removing a chip navigates. */
function Page() {
  const { search: queryString } = useLocation();
  const navigate = useNavigate();
  const search = parseSearch(new URLSearchParams(queryString));
  useEffect(() => {
    goBack = () => void navigate(-1);
    currentQuery = printSearch(search);
  });
  return (
    <ActiveFilters
      scope={allHomes}
      search={search}
      interpretation={interpretation}
      onUpdate={(change) => void navigate({ search: printSearch(change(search)) })}
    />
  );
}

async function open(query: string): Promise<void> {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[`/search?${query}`]}>
        <Page />
      </MemoryRouter>,
    ),
  );
}

afterEach(() => act(async () => root.unmount()));

const chips = () => [...document.querySelectorAll<HTMLElement>('.chip')];
const labels = () => chips().map(({ textContent }) => textContent.replace('Without ', ''));
const removeChip = (label: string) =>
  act(async () =>
    chips()
      .find(({ textContent }) => textContent.endsWith(label))!
      .click(),
  );

const ALL_FILTERS =
  'amenity=balcony&area-to=900&baths=2&beds=0&completion=off-plan&furnishing=furnished&place=jumeirah' +
  '&price-to=9000&purpose=rent&period=month&type=villa&within=55,25,55.3,25.2&words=sea&views=burj-khalifa&cheques=4';

test('Back restores a removed chip', async () => {
  await open(ALL_FILTERS);
  const all = labels();
  const initialQuery = currentQuery;
  expect(all).toHaveLength(14);
  expect(all).toEqual(
    expect.arrayContaining(['Up to AED 9,000 a month', 'Burj Khalifa view', '4 or more cheques']),
  );
  for (const label of all) {
    await removeChip(label);
    expect(labels()).toEqual(all.filter((other) => other !== label));
    await act(async () => goBack());
    expect([currentQuery, labels()]).toEqual([initialQuery, all]);
  }
});

test('a search text has a chip for each fact and for each other word', async () => {
  await open(`words=${SEARCH_TEXT}`);
  expect(labels()).toEqual(['2 bedrooms', 'Jumeirah Village Circle', '“seaplane”']);
  await removeChip('“seaplane”');
  expect(currentQuery).toBe('words=2+bed+in+jvc');
  await act(async () => goBack());
  await removeChip('Jumeirah Village Circle');
  expect(currentQuery).toBe('words=2+bed+seaplane');
});

test('a fact that is also a filter has one chip, which removes both', async () => {
  await open(`beds=2&words=${SEARCH_TEXT}`);
  expect(labels()).toEqual(['2 bedrooms', 'Jumeirah Village Circle', '“seaplane”']);
  await removeChip('2 bedrooms');
  expect(currentQuery).toBe('words=in+jvc+seaplane');
});

test('chips say what a price implies, what is excluded, how homes are sorted and what is not used', async () => {
  const words = 'cheap, under 2m, no pool, not on burj, $5, nice, no agents';
  const fact = (text: string, query: string, isExcluded = false) => ({
    text,
    query,
    isExcluded,
    ...spanOf(text),
  });
  const spanOf = (text: string) => ({ start: words.indexOf(text), end: words.indexOf(text) + text.length });
  interpretation = {
    words,
    facts: [
      fact('cheap', 'sort=price-low'),
      fact('under 2m', 'price-to=2000000&purpose=sale'),
      fact('no pool', 'amenity=shared-pool&amenity=private-pool', true),
      fact('not on burj', 'views=burj-khalifa', true),
    ],
    terms: [],
    ignored: [
      { text: '$5', reason: 'CURRENCY', ...spanOf('$5') },
      { text: 'nice', reason: 'FILLER', ...spanOf('nice') },
      { text: 'no agents', reason: 'UNSUPPORTED', ...spanOf('no agents') },
    ],
  };
  await open(`words=${encodeURIComponent(words)}`);
  expect(labels()).toEqual([
    'Lowest price first',
    'Buy, up to AED 2,000,000',
    'Not: private pool or shared pool',
    'Not: Burj Khalifa view',
    '“$5” is not used: amounts are in AED',
    '“nice” is not used',
    '“no agents” is not understood',
  ]);
  await removeChip('up to AED 2,000,000');
  expect(currentQuery).toBe(
    `words=${encodeURIComponent('cheap, no pool, not on burj, $5, nice, no agents').replaceAll('%20', '+')}`,
  );
  interpretation = INTERPRETATION;
});

test('a chosen purpose keeps a price that implies it and replaces one that implies the other', () => {
  const words = 'under 8000 in marina';
  const facts = [
    {
      text: 'under 8000',
      query: 'period=month&price-to=8000&purpose=rent',
      isExcluded: false,
      start: 0,
      end: 10,
    },
  ];
  const understood = { words, facts, terms: [], ignored: [] };
  expect(removeFactsOf('purpose', 'rent', understood)).toBe(words);
  expect(removeFactsOf('purpose', 'sale', understood)).toBe('in marina');
});
