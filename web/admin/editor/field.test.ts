/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { loadedRecord } from './form/form-state.ts';
import { updateInput, validateForm, createInput } from './form/form-values.ts';
import { FormStore } from './form/form-store.ts';
import { fieldValue, type FieldRule } from './field.ts';

/** A field of a kind that no screen has: a whole number, or none. */
const floors: FieldRule<number | null> = {
  name: 'floors',
  label: 'Floors',
  initial: null,
  read(row) {
    const value = fieldValue(row, 'floors');
    return typeof value === 'number' ? value : null;
  },
  isEqual: Object.is,
  format: (value) => (value === null ? 'none' : `${value} floors`),
  input: (value) => value,
  matches: Object.is,
  validate: (value) => (value !== null && value < 1 ? 'Floors must be at least 1.' : null),
  control: () => null,
};

const rules = new Map<string, FieldRule>([['floors', floors]]);
const of = { account: '1', form: '/towers new ' };
const tower = { id: '7', updatedAt: '2026-01-01T00:00:00.000Z', floors: 12 };

afterEach(() => localStorage.clear());

test('a number is a field like any other: judged, sent as it is, and there again after a reload', () => {
  const form = new FormStore(of, null);
  form.type(floors, () => 0);
  expect(validateForm([floors], form.getState(), { isNew: true })).toEqual({
    floors: 'Floors must be at least 1.',
  });
  form.type(floors, () => 30);
  expect(createInput([floors], form.getState())).toEqual({ floors: 30 });
  expect(new FormStore(of, null).getState().typed).toEqual({ floors: 30 });
});

test('a number that is again as it was counts as untouched, and an emptied one is sent as none', () => {
  const form = new FormStore({ ...of, form: '/towers 7' }, tower.id);
  form.setState(loadedRecord(form.getState(), tower));
  form.type(floors, () => 13);
  expect(form.isDirty).toBe(true);
  form.type(floors, () => 12);
  expect(form.isDirty).toBe(false);
  form.type(floors, () => null);
  expect(updateInput(rules, form.getState().typed)).toEqual({ floors: null });
});
