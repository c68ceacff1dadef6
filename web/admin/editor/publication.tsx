import { NativeSelect, TextInput } from '@mantine/core';
import type { FieldRule } from './field.ts';
import { fieldValue } from './field.ts';
import { Field, useForm } from './form/form-context.tsx';
import { choiceRule } from './kinds/choices.tsx';
import { inputOf, recordText } from './kinds/text.tsx';
import './publication.css';
import * as messages from './publication-messages.ts';
import type { StoredRow } from './records.ts';

type Publication = keyof typeof messages.publications;

/** Dubai is four hours ahead of UTC all year. */
const DUBAI_OFFSET = '+04:00';
const DUBAI_OFFSET_MS = 4 * 60 * 60 * 1000;

/** Converts a moment of the API to the time in Dubai, as `2027-01-31T09:00`. */
const toDubaiTime = (moment: string): string => {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? '' : new Date(time + DUBAI_OFFSET_MS).toISOString().slice(0, 16);
};

const toMoment = (dubaiTime: string): string | null =>
  dubaiTime === '' ? null : new Date(`${dubaiTime}:00${DUBAI_OFFSET}`).toISOString();

const formatDubaiTime = (dubaiTime: string): string => dubaiTime.replace('T', ' ');

/** The rule of the publication. A new record that names none, the empty value, is published. */
const publicationRule: FieldRule<string> = {
  name: 'publication',
  label: messages.publication,
  initial: '',
  read: (row) => recordText(row, 'publication'),
  isEqual: Object.is,
  format: (value) => messages.publications[(value || 'PUBLISHED') as Publication],
  formatStored: (stored) => (messages.publications as Record<string, string>)[stored.toUpperCase()] ?? stored,
  input: (value) => value || null,
  matches: Object.is,
  validate: () => null,
  control: (props) => (
    <NativeSelect
      {...inputOf(props)}
      data={Object.entries(messages.publications).map(([value, label]) => ({
        value: value === 'PUBLISHED' && props.value === '' ? '' : value,
        label,
      }))}
    />
  ),
};

/** The rule of a moment, edited as the time in Dubai. */
const momentRule = (name: string, label: string): FieldRule<string> => ({
  name,
  label,
  initial: '',
  read: (row) => toDubaiTime(recordText(row, name)),
  isEqual: Object.is,
  format: formatDubaiTime,
  formatStored: (stored) => formatDubaiTime(toDubaiTime(stored)),
  input: toMoment,
  matches: Object.is,
  validate: () => null,
  control: (props) => <TextInput {...inputOf(props)} type="datetime-local" />,
});

const publishAtRule = momentRule('publishAt', messages.publishAt);
const unpublishAtRule = momentRule('unpublishAt', messages.unpublishAt);
const archiveReasonRule = choiceRule({
  name: 'archiveReason',
  label: messages.archiveReason,
  of: messages.archiveReasons,
});

/** The fields that say whether and when visitors see the record; `withReason` for records that are archived for a reason. */
export function PublicationFields({ withReason = false }: { withReason?: boolean }) {
  const { opened } = useForm();
  return (
    <fieldset className="publication">
      <legend>{messages.legend}</legend>
      <Field field={publicationRule} />
      <Field field={publishAtRule} />
      <Field field={unpublishAtRule} />
      {withReason && opened && <Field field={archiveReasonRule} />}
    </fieldset>
  );
}

/** The state of a row that visitors do not see, in a word; nothing for one that they see. */
export function PublicationState({ row }: { row: StoredRow }) {
  const state = stateOf(row);
  return state && <span className="publication-state">{state}</span>;
}

function stateOf(row: StoredRow): string | null {
  const publication = fieldValue(row, 'publication');
  const isPast = (name: string) => Date.parse(recordText(row, name)) <= Date.now();
  if (publication === 'DRAFT' || publication === 'ARCHIVED') return messages.publications[publication];
  if (publication === 'SCHEDULED' && !isPast('publishAt'))
    return messages.scheduledFor(formatDubaiTime(toDubaiTime(recordText(row, 'publishAt'))));
  return isPast('unpublishAt') ? messages.unpublished : null;
}
