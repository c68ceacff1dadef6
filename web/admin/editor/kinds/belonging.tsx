import { Input } from '@mantine/core';
import { useEffect } from 'react';
import { useChosen, type ChoiceDocuments } from '../choosing/choices.ts';
import { RecordSelect } from '../choosing/record-select.tsx';
import type { FieldRule } from '../field.ts';
import { useField } from '../form/form.ts';
import { Field } from '../form/form-field.tsx';
import { usePlace } from '../place.ts';
import { LINE, textOf, textRule } from './text-rule.ts';

interface BelongingRule {
  name: string;
  label: string;
  /** Said when nothing is chosen. */
  missing: string;
  /** How the records are asked for that can be chosen. */
  choices?: ChoiceDocuments;
}

interface ChosenInForm extends BelongingRule {
  choices: ChoiceDocuments;
  /** Said when the choices could not be loaded. */
  failed: string;
}

const belonging = (
  { name, label, missing, choices }: BelongingRule,
  of: string | null,
  control: FieldRule<string>['control'],
): FieldRule<string> => ({
  ...textRule({ name, label }, { max: LINE, initial: of ?? '', control }),
  judge: (chosen) => (chosen === '' ? missing : null),
  told: (id) => (choices ? <ChosenTitle documents={choices} id={id} /> : `No. ${id}`),
});

/** What a record is called that was chosen once. */
function ChosenTitle({ documents, id }: { documents: ChoiceDocuments; id: string }) {
  return <bdi>{useChosen(documents, id).title}</bdi>;
}

/** Makes a form's record belong to the one that was chosen for the whole screen. */
export function WithinField(rule: BelongingRule) {
  const [{ of }, move] = usePlace();
  const { fault, form } = useField(belonging(rule, of, () => null));
  const opened = form.opened && textOf(form.opened, rule.name);
  useEffect(() => {
    if (opened && !of) move({ of: opened }, { replace: true });
  }, [opened, of, move]); // whoever comes from elsewhere to one record sees its like beside it
  return fault ? <Input.Error role="alert">{fault}</Input.Error> : null;
}

/** Chooses, in the form itself, the record to which its own belongs. */
export function BelongsField({ failed, ...rule }: ChosenInForm) {
  const [{ of }] = usePlace();
  const field = belonging(rule, of, ({ value, fault, type }) => (
    <RecordSelect
      label={rule.label}
      placeholder={`Select ${rule.label.toLowerCase()}`}
      documents={rule.choices}
      data-field={rule.name}
      value={value || null}
      choose={(chosen) => type(chosen ?? '')}
      fault={fault}
      failed={failed}
      required
    />
  ));
  return <Field field={field} />;
}
