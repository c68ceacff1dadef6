/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPanel, storeToken } from '../../../testing/panel.tsx';
import { createVillaServer } from '../../../testing/villa-server.ts';

let panel: ReturnType<typeof openPanel>;

const pageOf = <Row,>(items: Row[]) => ({
  items,
  page: 1,
  limit: 20,
  total: items.length,
  totalPages: 1,
});

const createDetail = (apartment: string, heading: string, index: number) => ({
  ...{ id: String(index + 70), heading, description: null, image: null },
  ...{ apartmentId: apartment, apartment: { id: apartment, title: `Berth ${apartment}` } },
  ...{ updatedAt: new Date(0).toISOString(), updatedBy: null },
});

const DETAILS = [
  ['1', 'Kitchen'],
  ['2', 'Kitchen'],
  ['2', 'Kitchen'],
  ['1', 'Pool'],
].map(([apartment, heading], index) => createDetail(apartment!, heading!, index));

const labelsOf = (name: RegExp) =>
  screen.getAllByRole('button', { name }).map((button) => button.getAttribute('aria-label'));

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('actions on rows of the same title are labelled with the parent, then with the position', async () => {
  panel = openPanel('/admin/sellappartmentdetails', { rentalApartmentDetails: pageOf(DETAILS) });
  await screen.findByRole('button', { name: 'Edit Pool' });
  const names = ['Kitchen, Berth 1', 'Kitchen, Berth 2, 2', 'Kitchen, Berth 2, 3', 'Pool'];
  expect(labelsOf(/^Edit /)).toEqual(names.map((name) => `Edit ${name}`));
  expect(labelsOf(/^Delete /)).toEqual(names.map((name) => `Delete ${name}`));
  const checkboxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
  expect(checkboxes.map((checkbox) => checkbox.getAttribute('aria-label'))).toEqual(
    names.map((name) => `Select ${name}`),
  );
});

test('listings of the same title are labelled with their references, and a table with the title of its screen', async () => {
  const server = createVillaServer(2);
  const withSameTitle = ({ items, ...page }: { items: object[] }) => ({
    ...page,
    items: items.map((item) => ({ ...item, title: 'Sea view' })),
  });
  type ListArgs = Parameters<typeof server.api.saleVillas>[0];
  panel = openPanel('/admin/villasale', {
    ...server.api,
    saleVillas: (args: ListArgs) => withSameTitle(server.api.saleVillas(args)),
  });
  await screen.findByRole('button', { name: 'Edit Sea view, M-000002' });
  expect(labelsOf(/^Duplicate /)).toEqual(['Duplicate Sea view, M-000002', 'Duplicate Sea view, M-000001']);
  expect(screen.getByRole('table', { name: 'Admin - Manage Villas For Sale' })).toBeTruthy();
});
