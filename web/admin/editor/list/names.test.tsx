/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPanel, signedIn } from '../../../testing/panel.tsx';
import { villas } from '../../../testing/villas.ts';

let panel: ReturnType<typeof openPanel>;

const pageOf = <Row,>(items: Row[]) => ({
  items,
  page: 1,
  limit: 20,
  total: items.length,
  totalPages: 1,
});

const detailOf = (apartment: string, heading: string, index: number) => ({
  ...{ id: String(index + 70), heading, description: null, image: null },
  ...{ apartmentId: apartment, apartment: { id: apartment, title: `Berth ${apartment}` } },
  ...{ updatedAt: new Date(0).toISOString(), updatedBy: null },
});

const DETAILS = [
  ['1', 'Kitchen'],
  ['2', 'Kitchen'],
  ['2', 'Kitchen'],
  ['1', 'Pool'],
].map(([apartment, heading], index) => detailOf(apartment!, heading!, index));

const labels = (what: RegExp) =>
  screen.getAllByRole('button', { name: what }).map((button) => button.getAttribute('aria-label'));

beforeEach(() => signedIn());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('actions on rows of the same title are labelled with the parent, then with the position', async () => {
  panel = openPanel('/admin/sellappartmentdetails', { rentalApartmentDetails: pageOf(DETAILS) });
  await screen.findByRole('button', { name: 'Edit Pool' });
  const names = ['Kitchen, Berth 1', 'Kitchen, Berth 2, 2', 'Kitchen, Berth 2, 3', 'Pool'];
  expect(labels(/^Edit /)).toEqual(names.map((name) => `Edit ${name}`));
  expect(labels(/^Delete /)).toEqual(names.map((name) => `Delete ${name}`));
  const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(names.map((name) => `Select ${name}`));
});

test('listings of the same title are labelled with their references, and a table with the title of its screen', async () => {
  const stock = villas(2);
  const alike = ({ items, ...page }: { items: object[] }) => ({
    ...page,
    items: items.map((item) => ({ ...item, title: 'Sea view' })),
  });
  type Given = Parameters<typeof stock.api.saleVillas>[0];
  panel = openPanel('/admin/villasale', {
    ...stock.api,
    saleVillas: (given: Given) => alike(stock.api.saleVillas(given)),
  });
  await screen.findByRole('button', { name: 'Edit Sea view, M-000002' });
  expect(labels(/^Duplicate /)).toEqual(['Duplicate Sea view, M-000002', 'Duplicate Sea view, M-000001']);
  expect(screen.getByRole('table', { name: 'Admin - Manage Villas For Sale' })).toBeTruthy();
});
