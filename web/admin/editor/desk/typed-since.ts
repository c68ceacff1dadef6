import type { FieldRule, Typed } from '../field.ts';
import { filesIn, isFiles } from '../pictures/files.ts';
import type { StoredRow } from '../records.ts';
import { valueAtFirst } from './values.ts';

interface Sent {
  typed: Typed;
  sent: Typed;
  /** The record as it was when the form was opened. */
  opened: StoredRow | null;
}

/** What was typed, or put back as it was, after the form was sent. */
export function typedSince(
  { typed, sent, opened: before }: Sent,
  now: StoredRow | null,
  rules: ReadonlyMap<string, FieldRule>,
): Typed {
  const since: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(sent), ...Object.keys(typed)])) {
    const rule = rules.get(name);
    if (typed[name] === sent[name] || !rule) continue;
    const value = typed[name] === undefined ? valueAtFirst(rule, before) : typed[name];
    const left = isFiles(value) ? value.filter((file) => !filesIn(sent[name]).includes(file)) : value;
    const isNothing = isFiles(left) && left.length === 0;
    if (!isNothing && !rule.same(left, valueAtFirst(rule, now))) since[name] = left;
  }
  return since;
}
