import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Foundations } from './sections.tsx';

const tokens = await readFile(new URL('../ui/tokens.css', import.meta.url), 'utf8');
const declared = new Set(tokens.match(/--[\w-]+(?=:)/g));

test('the foundations show tokens that exist', () => {
  const html = renderToStaticMarkup(<Foundations />);
  const shown = [...html.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((name) => !declared.has(name!))).toEqual([]);
});
