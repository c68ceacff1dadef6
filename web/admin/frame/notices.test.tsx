/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPanel, refuse, signedIn } from '../../testing/panel.tsx';

const notice = { about: 'proxies', sentence: 'Set TRUSTED_PROXIES.', since: '2026-03-02T08:00:00Z' };

const dashboard = {
  dashboard: { counts: [], withoutPicture: [], withoutDetails: [], recentChanges: [] },
};

let panel: ReturnType<typeof openPanel>;
afterEach(() => panel.close());

test('shows problems for the operator above every screen, and refetches them when the tab becomes visible', async () => {
  let notices = () => [notice];
  signedIn();
  panel = openPanel('/admin/dashboard', { ...dashboard, notices: () => notices() });
  const told = await screen.findByText(/Set TRUSTED_PROXIES\./);
  expect(told.closest('[role="status"]')).toBeTruthy();
  expect(told.closest('main')).toBeTruthy();
  expect(document.activeElement).not.toBe(told);

  const come = () => fireEvent(document, new Event('visibilitychange'));
  notices = () => refuse('UNAVAILABLE', 'The service is not available for a moment.');
  come();
  expect(screen.getByText(/Set TRUSTED_PROXIES\./)).toBeTruthy();
  notices = () => [];
  come();
  await waitFor(() => expect(screen.queryByText(/Set TRUSTED_PROXIES\./)).toBeNull());
});
