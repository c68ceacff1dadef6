import { isBlank } from '../../../../../schema/blank.ts';
import type { ReactNode } from 'react';

/** A kind of number: how it is typed, stored and told. */
export interface NumberKind {
  /** What is stored of what was typed; null for what is no number of this kind. */
  read(text: string): number | null;
  /** What stands in the field for what is stored. */
  write(stored: number): string;
  /** The same to people who see no field around it. */
  say(written: string): string;
  /** Said of what is no such number. */
  sentence: string;
  /** What stands at the end of the field. */
  unit?: string;
  /** What is told beside what stands in it. */
  beside?(stored: number): ReactNode;
}

/** A number as it stands in its field when nobody is typing; what is none stays as it is. */
export function tidy(text: string, kind: NumberKind): string {
  const stored = isBlank(text) ? null : kind.read(text);
  return stored === null ? text : kind.write(stored);
}
