/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, expect, test } from '@jest/globals';
import { errorsIn, type FieldDefinition, fieldValue, inputOf } from '../collection.ts';
import { RecordForm } from './record-form.ts';

/** A field of this test: an optional integer. */
const floors: FieldDefinition<number, number | null> = {
  label: () => 'Floors',
  empty: null,
  fromRecord(record, name) {
    const value = fieldValue(record, name);
    return typeof value === 'number' ? value : null;
  },
  toInput: (value) => value,
  format: (value) => (value === null ? 'none' : `${value} floors`),
  validate: (value) => (value !== null && value < 1 ? 'Floors must be at least 1.' : null),
  Input: () => null,
};

const towers = { fields: { floors } };
const KEY = { account: '1', form: '/towers new ' };
const STORED = { account: '1', form: '/towers 7' };
const tower = { id: '7', updatedAt: '2026-01-01T00:00:00.000Z', floors: 12 };

const towerWith = (count: number) => ({ ...tower, floors: count });

const openNew = () => new RecordForm(towers, KEY, null, null);
function openStored(): RecordForm {
  const form = new RecordForm(towers, STORED, tower.id, null);
  if (form.getState().phase === 'loading') form.rebase(tower);
  return form;
}

afterEach(() => localStorage.clear());

test('a field of another type is validated, sent and restored after a reload', () => {
  const form = openNew();
  form.setValue('floors', 0);
  expect(errorsIn(towers.fields, form.getState())).toEqual({ floors: 'Floors must be at least 1.' });
  form.setValue('floors', 30);
  expect(inputOf(towers.fields, form.getState().values, null)).toEqual({ floors: 30 });
  expect(openNew().getState().dirtyValues).toEqual({ floors: 30 });
});

test('a value that was changed back is unchanged, and an empty one is sent as null', () => {
  const form = openStored();
  form.setValue('floors', 13);
  expect(form.getState().isDirty).toBe(true);
  form.setValue('floors', 12);
  expect([form.getState().isDirty, localStorage.length]).toEqual([false, 0]);
  form.setValue('floors', null);
  expect(inputOf(towers.fields, form.getState().dirtyValues, tower)).toEqual({ floors: null });
});

test('an edit during a save stays unsaved, and is a draft of the saved record', () => {
  const form = openStored();
  form.setValue('floors', 13);
  form.startSaving();
  form.setValue('floors', 14);
  expect(form.getState().isDirty).toBe(true);
  form.finishSaving(towerWith(13));
  expect(form.getState()).toMatchObject({ phase: 'ready', dirtyValues: { floors: 14 }, isDirty: true });
  expect(openStored().getState().record).toMatchObject({ floors: 13 });
});

test('a form without changes leaves the draft of another tab', () => {
  const idle = openStored();
  const other = new RecordForm(towers, STORED, tower.id, null);
  other.rebase(tower);
  other.setValue('floors', 20);
  idle.rebase(towerWith(15));
  expect(openStored().getState().dirtyValues).toEqual({ floors: 20 });
});
