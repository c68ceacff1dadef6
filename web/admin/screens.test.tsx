/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../testing/in-jsdom.ts';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type * as TestingLibrary from '@testing-library/react';
import * as example from '../testing/example/screens.ts';
import { screenDescriptors } from '../testing/globs/screen-descriptors.ts';
import { screenModules } from '../testing/globs/screen-modules.ts';
import type * as Panel from '../testing/panel.tsx';
import { hasPanelScreen, screens } from './screens.ts';

describe('the descriptors of the panel', () => {
  test.each(screens)('$label: its module exports the component', async ({ file }) => {
    expect(await screenModules[file]!()).toHaveProperty('Component', expect.any(Function));
  });

  test('describe every module of a screen', () => {
    expect(screens.map(({ file }) => file).sort()).toEqual(Object.keys(screenModules).sort());
  });

  test.each(['path', 'label', 'position'] as const)('have a different %s each', (key) => {
    const values = screens.map((screen) => String(screen[key]));
    expect(new Set(values).size).toBe(values.length);
  });
});

test.each([
  ['/admin/forgot-password', true],
  ['/Admin/Set-Password/Token-1_x', true],
  ['/admin/set-password/token/', true],
  ['/admin/confirm-email/token', true],
  ['/admin/account', true],
  ['/admin/set-password', false],
  ['/admin/set-password/token/more', false],
])('the server serves %s with status 200: %s', (path, isServed) => {
  expect(hasPanelScreen(path)).toBe(isServed);
});

describe('a folder that is added to the panel', () => {
  let panel: typeof Panel;
  let library: typeof TestingLibrary;
  let hasScreen: (path: string) => boolean;
  let opened: { close(): void };

  beforeAll(async () => {
    jest.resetModules();
    jest.unstable_mockModule('../globs/screen-descriptors.ts', () => ({
      screenDescriptors: { ...screenDescriptors, '../testing/example/screens.ts': example.screens },
    }));
    jest.unstable_mockModule('../globs/screen-modules.ts', () => ({
      screenModules: {
        ...screenModules,
        '../testing/example/viewings-screen.tsx': () => import('../testing/example/viewings-screen.tsx'),
      },
    }));
    ({ hasPanelScreen: hasScreen } = await import('./screens.ts'));
    panel = await import('../testing/panel.tsx');
    library = await import('@testing-library/react');
  });

  function open() {
    panel.storeToken();
    opened = panel.openPanel('/admin/viewings', {});
  }

  afterEach(() => {
    opened.close();
    localStorage.clear();
  });

  test('has a screen at its path, also for the server', async () => {
    open();
    expect(await library.screen.findByRole('heading', { name: 'Viewings', level: 1 })).toBeTruthy();
    expect(hasScreen('/Admin/Viewings/')).toBe(true);
  });

  test('has an entry in the sidebar at its position', async () => {
    open();
    const sidebar = library.within(await library.screen.findByRole('navigation', { name: 'Admin' }));
    const labels = sidebar.getAllByRole('link').map((link) => link.textContent);
    const index = labels.indexOf('Viewings');
    expect(labels.slice(index - 1, index + 2)).toEqual([
      'villa for sale',
      'Viewings',
      'apartment for sale details',
    ]);
  });
});
