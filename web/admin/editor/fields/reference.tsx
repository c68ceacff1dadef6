import type { FieldDefinition, Message } from '../collection.ts';
import { type ChoiceDocuments, RecordSelect, RecordTitle } from '../record-select/record-select.tsx';
import { text } from './text.tsx';

interface ReferenceOptions {
  label: Message;
  choices: ChoiceDocuments;
  placeholder: Message;
  /** Message if the choices could not be loaded. */
  failed: Message;
}

/** Another record, or none. */
export const reference = ({
  choices,
  placeholder,
  failed,
  ...options
}: ReferenceOptions): FieldDefinition<string, string> => ({
  ...text(options),
  isReference: true,
  formatStored: (id) => <RecordTitle documents={choices} id={id} />,
  Input: ({ name, label, value, error, onChange }) => (
    <RecordSelect
      label={label}
      placeholder={placeholder()}
      documents={choices}
      data-field={name}
      value={value || null}
      onSelect={(id) => onChange(id ?? '')}
      error={error}
      failed={failed()}
      clearable
    />
  ),
});
