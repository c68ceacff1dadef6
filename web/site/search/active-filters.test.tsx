/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { TextDecoder, TextEncoder } from 'node:util';
import type { Root } from 'react-dom/client';
import type { Interpretation } from '../../../schema/interpretation.ts';

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
    { text: '2 bed', query: 'beds=2', start: 0, end: 5 },
    { text: 'jvc', query: 'place=jumeirah-village-circle', start: 6, end: 12 },
  ],
  terms: [{ text: 'seaplane', correction: null, isFound: false, start: 13, end: 21 }],
};

let root: Root;
let goBack: () => void;
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
      interpretation={INTERPRETATION}
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
