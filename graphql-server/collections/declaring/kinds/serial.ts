import { declareField, type FieldOptions } from '../field.ts';

interface SerialOptions extends Omit<FieldOptions, 'given' | 'required'> {
  /** What the database makes the next one with: a function of its own, made by a migration. */
  next: string;
}

/** A number that the server gives a record when it is made, such as `M-000123`: once, and to no other ever again. */
export function serial({ next, ...options }: SerialOptions): PropertyDecorator {
  return declareField(
    {
      type: () => String,
      column: { type: 'text', unique: true, insert: false, update: false, default: () => `${next}()` },
      schema: { type: 'string' },
      rules: [],
      searched: true,
      cell: (value) => value as string,
    },
    { ...options, given: true },
  );
}
