import { Input } from '@mantine/core';
import { useEffect } from 'react';
import { type FieldDefinition, type InputProps, type Message, recordText } from '../collection.ts';
import { useEditorForm } from '../form/form-context.tsx';
import { useFormSelector } from '../form/record-form.ts';
import { recordNumber } from '../record-select/messages.ts';
import { type ChoiceDocuments, RecordSelect, RecordTitle } from '../record-select/record-select.tsx';
import { useScreenParams } from '../screen-params.ts';

interface ParentOptions {
  label: Message;
  /** Error if nothing is selected. */
  missing: Message;
}

type ParentField = FieldDefinition<string, string>;

/** The parent record, selected for the whole screen. */
export const screenParent = ({ label, missing }: ParentOptions): ParentField => ({
  label,
  isParent: true,
  empty: '',
  fromRecord: recordText,
  toInput: (id) => id || null,
  format: (id) => id,
  formatStored: recordNumber,
  validate: (id) => (id === '' ? missing() : null),
  Input: ScreenParent,
});

/** Opening one record by URL also selects its parent, so that its siblings are listed. */
function ScreenParent({ value, error }: InputProps<string>) {
  const [{ parentId }, move] = useScreenParams();
  const isStored = useFormSelector(useEditorForm(), ({ record }) => record !== null);
  useEffect(() => {
    if (isStored && value && !parentId) move({ parentId: value }, { replace: true });
  }, [isStored, value, parentId, move]);
  return error ? <Input.Error role="alert">{error}</Input.Error> : null;
}

interface SelectedParentOptions extends ParentOptions {
  choices: ChoiceDocuments;
  placeholder: Message;
  /** Message if the choices could not be loaded. */
  failed: Message;
}

/** The parent record, selected in the form: one that the account may change, unless the form is read-only. */
export const parent = ({ choices, placeholder, failed, ...options }: SelectedParentOptions): ParentField => ({
  ...screenParent(options),
  isReference: true,
  formatStored: (id) => <RecordTitle documents={choices} id={id} />,
  Input: (props) => (
    <ParentSelect {...props} choices={choices} placeholder={placeholder()} failed={failed()} />
  ),
});

interface ParentSelectProps extends InputProps<string> {
  choices: ChoiceDocuments;
  placeholder: string;
  failed: string;
}

function ParentSelect({ name, label, value, error, onChange, ...select }: ParentSelectProps) {
  const isReadOnly = useFormSelector(useEditorForm(), ({ record }) => record?.mayUpdate === false);
  return (
    <RecordSelect
      label={label}
      placeholder={select.placeholder}
      documents={select.choices}
      data-field={name}
      value={value || null}
      onSelect={(id) => onChange(id ?? '')}
      error={error}
      failed={select.failed}
      required
      onlyChangeable={!isReadOnly}
    />
  );
}
