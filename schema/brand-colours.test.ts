import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { contrastOf, contrastsOf, DEFAULT_COLOURS } from './brand-colours.ts';

const style = await readFile(new URL('../web/ui/tokens.css', import.meta.url), 'utf8');
const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(style)![1]!;

test('the default colours are the design tokens', () => {
  expect(DEFAULT_COLOURS).toEqual({
    brandColour: token('gulf'),
    accentColour: token('brass'),
    accentOnBrandColour: token('brass-on-gulf'),
  });
});

test('contrasts are those with the design tokens', () => {
  expect(style).toContain('--gulf-hover: color-mix(in srgb, var(--gulf) 86%, #fff);');
  const gulfHover = '#315657';
  expect(contrastsOf(DEFAULT_COLOURS)).toEqual({
    brandColour: Math.min(contrastOf(token('gulf'), token('gulf-quiet')), contrastOf(gulfHover, '#ffffff')),
    accentColour: contrastOf(token('brass'), token('ground')),
    accentOnBrandColour: contrastOf(token('brass-on-gulf'), token('gulf')),
  });
});
