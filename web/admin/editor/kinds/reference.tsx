import { type ChoiceDocuments, RecordSelect } from '../record-select/record-select.tsx';
import { Field } from '../form/form-context.tsx';
import { RecordTitle } from './parent.tsx';
import { MAX_LINE, textRule } from './text.tsx';

interface Props {
  name: string;
  label: string;
  choices: ChoiceDocuments;
  placeholder: string;
  /** Message if the choices could not be loaded. */
  failed: string;
}

/** A select for another record, which may stay empty. */
export function ReferenceField({ name, label, choices, placeholder, failed }: Props) {
  const rule = textRule(
    { name, label },
    {
      max: MAX_LINE,
      control: ({ value, error, type }) => (
        <RecordSelect
          label={label}
          placeholder={placeholder}
          documents={choices}
          data-field={name}
          value={value || null}
          onSelect={(id) => type(id ?? '')}
          error={error}
          failed={failed}
          clearable
        />
      ),
    },
  );
  const formatStored = (id: string) => <RecordTitle documents={choices} id={id} />;
  return <Field field={{ ...rule, formatStored }} />;
}
