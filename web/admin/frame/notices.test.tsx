/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { openPanel, returnToTab, throwApiError, storeToken } from '../../testing/panel.tsx';

const notice = { code: 'proxies', message: 'Set TRUSTED_PROXIES.', since: '2026-03-02T08:00:00Z' };

const dashboard = {
  dashboard: { counts: [], withoutPicture: [], withoutDetails: [], incompleteCount: 0, recentChanges: [] },
};

let panel: ReturnType<typeof openPanel>;
afterEach(() => panel.close());

test('shows problems for the operator above every screen, and refetches them when the tab becomes visible', async () => {
  let notices = () => [notice];
  let requests = 0;
  storeToken();
  panel = openPanel('/admin/dashboard', {
    ...dashboard,
    notices: () => {
      requests++;
      return notices();
    },
  });
  const element = await screen.findByText(/Set TRUSTED_PROXIES\./);
  expect(element.closest('[role="status"]')).toBeTruthy();
  expect(element.closest('main')).toBeTruthy();
  expect(document.activeElement).not.toBe(element);

  notices = () => throwApiError('UNAVAILABLE', 'The service is not available at the moment.');
  returnToTab();
  await waitFor(() => expect(requests).toBe(2));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText(/Set TRUSTED_PROXIES\./)).toBeTruthy();
  notices = () => [];
  returnToTab();
  await waitFor(() => expect(screen.queryByText(/Set TRUSTED_PROXIES\./)).toBeNull());
});
