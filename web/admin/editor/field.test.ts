/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { read } from './desk/form-state.ts';
import { changedWords, judge, newWords } from './desk/input.ts';
import { OpenForm } from './desk/open-form.ts';
import { wordOf, type FieldRule } from './field.ts';

/** A field of a kind that no screen has: a whole number, or none. */
const floors: FieldRule<number | null> = {
  name: 'floors',
  label: 'Floors',
  initial: null,
  read(row) {
    const value = wordOf(row, 'floors');
    return typeof value === 'number' ? value : null;
  },
  same: Object.is,
  shown: (value) => (value === null ? 'none' : `${value} floors`),
  input: (value) => value,
  becomes: Object.is,
  judge: (value) => (value !== null && value < 1 ? 'Floors must be at least 1.' : null),
  control: () => null,
};

const rules = new Map<string, FieldRule>([['floors', floors]]);
const of = { account: '1', form: '/towers new ' };
const tower = { id: '7', updatedAt: '2026-01-01T00:00:00.000Z', floors: 12 };

afterEach(() => localStorage.clear());

test('a number is a field like any other: judged, sent as it is, and there again after a reload', () => {
  const form = new OpenForm(of, null);
  form.type(floors, () => 0);
  expect(judge([floors], form.now(), { adding: true })).toEqual({ floors: 'Floors must be at least 1.' });
  form.type(floors, () => 30);
  expect(newWords([floors], form.now())).toEqual({ floors: 30 });
  expect(new OpenForm(of, null).now().typed).toEqual({ floors: 30 });
});

test('a number that is again as it was counts as untouched, and an emptied one is sent as none', () => {
  const form = new OpenForm({ ...of, form: '/towers 7' }, tower.id);
  form.change(read(form.now(), tower));
  form.type(floors, () => 13);
  expect(form.isDirty).toBe(true);
  form.type(floors, () => 12);
  expect(form.isDirty).toBe(false);
  form.type(floors, () => null);
  expect(changedWords(rules, form.now().typed)).toEqual({ floors: null });
});
