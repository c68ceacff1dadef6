import { createContext, use } from 'react';
import { hasSentValue } from '../collection.ts';
import { type RecordForm, useFormSelector } from './record-form.ts';

/** The form of the fields. It stays the same while the form is mounted, so that typing renders only the field. */
export const EditorFormContext = createContext<RecordForm | null>(null);

export function useEditorForm(): RecordForm {
  const form = use(EditorFormContext);
  if (!form) throw new Error('useEditorForm needs an EditorForm.');
  return form;
}

/** Returns the value of a field; the component renders again when it changes. */
export const useFieldValue = (form: RecordForm, name: string): unknown =>
  useFormSelector(form, ({ values }) => values[name]);

export function EditorField({ name }: { name: string }) {
  const form = useEditorForm();
  const { fields } = form.collection;
  const { Input, label, required = false, impliedBy = [] } = fields[name]!;
  const value = useFieldValue(form, name);
  const error = useFormSelector(form, ({ errors }) => errors[name]);
  const isImplied = useFormSelector(
    form,
    (state) => impliedBy.length > 0 && impliedBy.some(hasSentValue(fields, state)),
  );
  return (
    <Input
      name={name}
      label={label()}
      value={value}
      error={error}
      required={required && !isImplied}
      onChange={(next) => form.setValue(name, next)}
    />
  );
}
