import type { FieldRule } from '../field.ts';
import { useField } from './form.ts';

/** A field of a form, of whatever kind. */
export function Field<Value>({ field }: { field: FieldRule<Value> }) {
  const { value, fault, type, change } = useField(field);
  const { name, label } = field;
  return field.control({ name, label, value, fault, type, change });
}
