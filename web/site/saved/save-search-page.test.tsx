/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Execute } from '../../../schema/page.ts';
import { createBrowserQuery } from '../../data/query.ts';
import { contextWith } from '../../routes.tsx';
import { AgencyContext } from '../agency.ts';
import { unknownAgency } from '../read-agency.ts';
import { action, Component, loader } from './save-search-page.tsx';

test('the field of a rejected email address is focused, so that screen readers say the error', async () => {
  const message = 'Email must be an email address.';
  const extensions = { code: 'BAD_USER_INPUT' };
  const execute: Execute = async ({ document }) =>
    document.startsWith('mutation')
      ? { errors: [new GraphQLError(message, { extensions })] }
      : { data: { canMailSearches: true } };
  const query = createBrowserQuery(execute);
  const api = { query, execute, isServer: false, isNavigation: true, report: () => undefined };
  const router = createMemoryRouter([{ path: '/save-search', action, Component, loader }], {
    initialEntries: ['/save-search?purpose=rent'],
    getContext: () => contextWith(api),
  });
  render(
    <AgencyContext value={unknownAgency}>
      <RouterProvider router={router} />
    </AgencyContext>,
  );
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });
  email.value = 'ann@example';
  fireEvent.click(screen.getByRole('button', { name: 'Send me new homes' }));
  await screen.findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(email));
  const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(message);
});
