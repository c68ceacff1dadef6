import { declareField, type FieldOptions } from '../field.ts';

interface SerialOptions extends Omit<FieldOptions, 'readOnly' | 'required'> {
  /** The database function that generates the next value. */
  next: string;
}

/** A unique number that the server gives each new record, such as `M-000123`; it is never reused. */
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
    { ...options, readOnly: true },
  );
}
