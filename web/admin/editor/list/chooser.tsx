import { Input } from '@mantine/core';
import { useEffect } from 'react';
import { useTitle, type ChoiceDocuments } from '../choosing/choices.ts';
import type { FieldRule } from '../field.ts';
import { Field } from '../form/form-field.tsx';
import { useField } from '../form/form.ts';
import { usePlace } from '../place.ts';
import { RecordSelect } from '../choosing/record-select.tsx';
import { LINE, textOf, textRule } from '../kinds/text-rule.ts';
import type { List } from './use-list.ts';
import './chooser.css';

interface Words {
  /** What is chosen, such as `Villa`. */
  label: string;
  choices: ChoiceDocuments;
  /** Said when the choices could not be loaded. */
  failed: string;
}

interface ChooserProps<Row> extends Words {
  list: List<Row>;
  /** Whether it only narrows a list that shows the records of all. */
  filter?: boolean;
}

/** Chooses the record whose own records the screen shows; the choice stands in the address. */
export function Chooser<Row>({ list, label, choices, failed, filter = false }: ChooserProps<Row>) {
  const naming = filter
    ? {
        description: orderHint(list, label),
        'aria-label': `Only of one ${label.toLowerCase()}`,
        placeholder: `Of every ${label.toLowerCase()}`,
      }
    : { label, placeholder: `Select ${label.toLowerCase()}` };
  return (
    <RecordSelect
      className="chooser"
      {...naming}
      documents={choices}
      value={list.place.of}
      choose={list.showOf}
      failed={failed}
      clearable
    />
  );
}

/** How rows come to be put in order, where they cannot be now. */
function orderHint<Row>({ reorder, place }: List<Row>, label: string): string | undefined {
  if (reorder) return undefined;
  return place.of === null
    ? `Choose one ${label.toLowerCase()} to put them in order.`
    : 'Clear the search to put them in order.';
}

interface BelongingRule {
  name: string;
  label: string;
  /** Said when nothing is chosen. */
  missing: string;
  /** How the records are asked for that can be chosen. */
  choices?: ChoiceDocuments;
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
  return <bdi>{useTitle(documents, id)}</bdi>;
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
export function BelongsField({ failed, ...rule }: BelongingRule & Words) {
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
