import { Input } from '@mantine/core';
import { useEffect } from 'react';
import { recordNumber } from '../record-select/messages.ts';
import { useSelectedRecord, type ChoiceDocuments, RecordSelect } from '../record-select/record-select.tsx';
import type { FieldRule } from '../field.ts';
import { useField, useForm, Field } from '../form/form-context.tsx';
import { useScreenParams } from '../screen-params.ts';
import * as messages from './messages.ts';
import { MAX_LINE, recordText, textRule } from './text.tsx';

interface ParentRule {
  name: string;
  label: string;
  /** Error if nothing is selected. */
  missing: string;
  /** Queries for the choices. */
  choices?: ChoiceDocuments;
}

interface FormParentRule extends ParentRule {
  choices: ChoiceDocuments;
  /** Message if the choices could not be loaded. */
  failed: string;
}

const parentRule = (
  { name, label, missing, choices }: ParentRule,
  of: string | null,
  control: FieldRule<string>['control'],
): FieldRule<string> => ({
  ...textRule({ name, label }, { max: MAX_LINE, initial: of ?? '', control }),
  validate: (id) => (id === '' ? missing : null),
  formatStored: (id) => (choices ? <RecordTitle documents={choices} id={id} /> : recordNumber(id)),
});

/** The title of a selected record. */
export function RecordTitle({ documents, id }: { documents: ChoiceDocuments; id: string }) {
  return <bdi>{useSelectedRecord(documents, id).title}</bdi>;
}

/** Sets the parent record to the one selected for the whole screen. */
export function ScreenParentField(rule: ParentRule) {
  const [{ of }, move] = useScreenParams();
  const { error, form } = useField(parentRule(rule, of, () => null));
  const opened = form.opened && recordText(form.opened, rule.name);
  useEffect(() => {
    if (opened && !of) move({ of: opened }, { replace: true });
  }, [opened, of, move]); // opening one record by URL also selects its parent, so that its siblings are listed
  return error ? <Input.Error role="alert">{error}</Input.Error> : null;
}

/** A select for the parent record in the form: one that the account may change, unless the form is read-only. */
export function ParentField({ failed, ...rule }: FormParentRule) {
  const [{ of }] = useScreenParams();
  const isReadOnly = useForm().opened?.mayUpdate === false;
  const field = parentRule(rule, of, ({ value, error, type }) => (
    <RecordSelect
      label={rule.label}
      placeholder={messages.selectParent(rule.label)}
      documents={rule.choices}
      data-field={rule.name}
      value={value || null}
      onSelect={(id) => type(id ?? '')}
      error={error}
      failed={failed}
      required
      onlyChangeable={!isReadOnly}
    />
  ));
  return <Field field={field} />;
}
