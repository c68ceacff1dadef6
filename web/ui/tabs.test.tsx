/** @jest-environment jsdom */
import '../testing/in-jsdom.ts';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Tabs } from './tabs.tsx';

const renderTabs = (url = '/') =>
  render(
    <MemoryRouter initialEntries={[url]}>
      <Tabs
        label="Type of project"
        name="type"
        tabs={['All', 'Villas', 'Townhouses']}
        labels={{ All: 'All', Villas: 'Villas', Townhouses: 'Townhouses' }}
      >
        {(open) => `Content of ${open}`}
      </Tabs>
    </MemoryRouter>,
  );

const tab = (name: string) => screen.getByRole('tab', { name });
const panelText = (name: string) => screen.getByRole('tabpanel', { name }).textContent;

test.each([
  ['/', 'All'],
  ['/?type=Villas', 'Villas'],
  ['/?type=Castles', 'All'],
])('at %s the open tab is %s', (url, name) => {
  renderTabs(url);
  expect(panelText(name)).toBe(`Content of ${name}`);
  expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
  expect(tab(name).getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});

test('a click opens a tab and closes the other', async () => {
  renderTabs();
  await userEvent.click(tab('Villas'));
  expect(panelText('Villas')).toBe('Content of Villas');
  expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1);
});

test('the arrow keys follow the reading direction', async () => {
  renderTabs();
  for (const { style } of screen.getAllByRole('tab')) style.direction = 'rtl'; // jsdom inherits no direction
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab('Villas'));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('All'));
});

test('Tab focuses the open tab only, and the arrow keys wrap around', async () => {
  renderTabs();
  await userEvent.tab();
  const focusedTabs: (string | null | undefined)[] = [document.activeElement?.textContent];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await userEvent.keyboard(`{${key}}`);
    focusedTabs.push(document.activeElement?.textContent);
    expect(panelText(document.activeElement!.textContent)).toBeTruthy();
  }
  expect(focusedTabs).toEqual(['All', 'Villas', 'Townhouses', 'All', 'Townhouses', 'All', 'Townhouses']);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
