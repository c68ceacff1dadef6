import type { FieldDefinition } from '../collection.ts';
import { type ChoiceDocuments, RecordSelect } from '../record-select/record-select.tsx';
import { RecordTitle } from './parent.tsx';
import { text } from './text.tsx';

interface ReferenceOptions {
  label: string;
  choices: ChoiceDocuments;
  placeholder: string;
  /** Message if the choices could not be loaded. */
  failed: string;
}

/** Another record, or none. */
export const reference = ({
  label,
  choices,
  placeholder,
  failed,
}: ReferenceOptions): FieldDefinition<string, string> => ({
  ...text({ label }),
  isReference: true,
  formatStored: (id) => <RecordTitle documents={choices} id={id} />,
  Input: ({ name, value, error, onChange }) => (
    <RecordSelect
      label={label}
      placeholder={placeholder}
      documents={choices}
      data-field={name}
      value={value || null}
      onSelect={(id) => onChange(id ?? '')}
      error={error}
      failed={failed}
      clearable
    />
  ),
});
