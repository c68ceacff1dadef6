import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { grouped } from '../../../ui/grouped.ts';
import type { ChoiceDocuments } from './choices.ts';
import { useChoosing } from './use-choosing.ts';
import './record-select.css';

interface Props {
  documents: ChoiceDocuments;
  value: string | null;
  choose: (id: string | null) => void;
  /** Said when the choices could not be loaded. */
  failed: string;
  fault?: ReactNode;
  label?: string;
  description?: string;
  'aria-label'?: string;
  'data-field'?: string;
  placeholder: string;
  required?: boolean;
  className?: string;
  /** Whether none may be chosen again. */
  clearable?: boolean;
}

/** What stands for asking for further choices, among the numbers of records. */
const MORE = 'more';

/** Chooses a record among any number of them: the server is asked as one types. */
export function RecordSelect(props: Props) {
  const { documents, value, choose, failed, fault, clearable = false, ...naming } = props;
  const {
    choices,
    shown,
    typing,
    type,
    take,
    leave,
    fault: mistyped,
  } = useChoosing({ documents, value, choose, strict: naming.required === true });
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });

  const submit = (chosen: string) => {
    if (chosen === MORE) {
      void choices.more?.();
      return;
    }
    take(chosen);
    combobox.closeDropdown();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !typing || combobox.getSelectedOptionIndex() !== -1) return;
    event.preventDefault(); // it means what was typed here, not the form
    leave();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...naming}
          dir="auto"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          value={shown}
          error={fault ?? (mistyped || (choices.state === 'failed' && failed))}
          rightSection={
            clearable && value !== null ? (
              <CloseButton aria-label="Clear choice" size="sm" onClick={() => take(null)} />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={clearable && value !== null ? 'all' : 'none'}
          onChange={(event) => {
            type(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onClick={() => combobox.openDropdown()}
          onKeyDown={keys}
          onBlur={() => {
            combobox.closeDropdown();
            leave();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options className="chooser-options" aria-label={naming.label ?? naming['aria-label']}>
          {choices.items.map(({ id, title }) => (
            <Combobox.Option key={id} value={id} active={id === value} dir="auto">
              {title}
            </Combobox.Option>
          ))}
          {choices.more && (
            <Combobox.Option value={MORE}>
              Show more ({choices.items.length} of {grouped(choices.total)})
            </Combobox.Option>
          )}
          {choices.state === 'here' && choices.items.length === 0 && (
            <Combobox.Empty>{typing ? 'Nothing found.' : 'There are none yet.'}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
