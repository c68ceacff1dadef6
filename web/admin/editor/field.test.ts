/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, expect, test } from '@jest/globals';
import { loadedRecord } from './form/form-state.ts';
import { updateInput, validateForm, createInput } from './form/form-context.tsx';
import { FormStore } from './form/form-store.ts';
import { fieldValue, type FieldRule } from './field.ts';

/** A field type of this test: an optional integer. */
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
const KEY = { account: '1', form: '/towers new ' };
const tower = { id: '7', updatedAt: '2026-01-01T00:00:00.000Z', floors: 12 };

afterEach(() => localStorage.clear());

test('a field of another type is validated, sent and restored after a reload', () => {
  const form = new FormStore(KEY, null);
  form.type(floors, () => 0);
  expect(validateForm([floors], form.getState(), { isNew: true })).toEqual({
    floors: 'Floors must be at least 1.',
  });
  form.type(floors, () => 30);
  expect(createInput([floors], form.getState())).toEqual({ floors: 30 });
  expect(new FormStore(KEY, null).getState().typed).toEqual({ floors: 30 });
});

test('a value that was changed back is unchanged, and an empty one is sent as null', () => {
  const form = new FormStore({ ...KEY, form: '/towers 7' }, tower.id);
  form.setState(loadedRecord(form.getState(), tower));
  form.type(floors, () => 13);
  expect(form.isDirty).toBe(true);
  form.type(floors, () => 12);
  expect(form.isDirty).toBe(false);
  form.type(floors, () => null);
  expect(updateInput(rules, form.getState().typed)).toEqual({ floors: null });
});
