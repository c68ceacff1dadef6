import { NativeSelect, TextInput } from '@mantine/core';
import {
  type FieldDefinition,
  fieldValue,
  type Input,
  type InputProps,
  type InputValue,
  type Message,
  recordText,
  type StoredRow,
} from './collection.ts';
import { parseDubaiTime, toDubaiTime } from '../dubai-time.ts';
import { EditorField, useEditorForm } from './form/form-context.tsx';
import { useFormSelector } from './form/record-form.ts';
import { oneOf } from './fields/choices.tsx';
import { inputProps } from './fields/text.tsx';
import './publication.css';
import * as messages from './publication-messages.ts';
import type { List } from './list/use-list.ts';

type Publication = keyof typeof messages.publications;

const toMoment = (dubaiTime: string): string | null =>
  dubaiTime === '' ? null : new Date(parseDubaiTime(dubaiTime)).toISOString();

const formatDubaiTime = (dubaiTime: string): string => dubaiTime.replace('T', ' ');

/** Formats a moment of the API as the time in Dubai. */
export const formatStoredTime = (moment: string): string => formatDubaiTime(toDubaiTime(moment));

function PublicationInput(props: InputProps<string>) {
  const data = Object.entries(messages.publications).map(([value, label]) => ({
    value: value === 'PUBLISHED' && props.value === '' ? '' : value,
    label,
  }));
  return <NativeSelect {...inputProps(props)} data={data} />;
}

const publication: FieldDefinition<Publication, string> = {
  label: () => messages.publication,
  empty: '', // a new record that names none is published
  fromRecord: recordText,
  toInput: (value) => (value || null) as Publication | null,
  format: (value) => messages.publications[(value || 'PUBLISHED') as Publication],
  formatStored: (stored) => (messages.publications as Record<string, string>)[stored.toUpperCase()] ?? stored,
  validate: () => null,
  Input: PublicationInput,
};

/** A moment, edited as the time in Dubai. */
const moment = (label: Message): FieldDefinition<string, string> => ({
  label,
  empty: '',
  fromRecord: (record, name) => toDubaiTime(recordText(record, name)),
  toInput: toMoment,
  format: formatDubaiTime,
  formatStored: formatStoredTime,
  validate: () => null,
  Input: (props) => <TextInput {...inputProps(props)} type="datetime-local" />,
});

/** The fields that say whether and when visitors see a record. */
export const publicationFields = {
  publication,
  publishAt: moment(() => messages.publishAt),
  unpublishAt: moment(() => messages.unpublishAt),
};

/** Why a record was archived. */
export const archiveReason = oneOf({
  label: () => messages.archiveReason,
  options: () => messages.archiveReasons,
});

/** The inputs of the publication, and of the reason of an archived record if its collection has one. */
export function PublicationInputs() {
  const form = useEditorForm();
  const isStored = useFormSelector(form, ({ record }) => record !== null);
  return (
    <fieldset className="publication">
      <legend>{messages.legend}</legend>
      {Object.keys(publicationFields).map((name) => (
        <EditorField key={name} name={name} />
      ))}
      {isStored && 'archiveReason' in form.collection.fields && <EditorField name="archiveReason" />}
    </fieldset>
  );
}

/** The state of a row in a word. */
export function PublicationState({ row }: { row: StoredRow }) {
  return <span className="publication-state">{stateOf(row)}</span>;
}

const isPast = (row: StoredRow, name: string) => Date.parse(recordText(row, name)) <= Date.now();

function stateOf(row: StoredRow): string {
  const publication = fieldValue(row, 'publication');
  if (publication === 'DRAFT' || publication === 'ARCHIVED') return messages.publications[publication];
  if (publication === 'SCHEDULED' && !isPast(row, 'publishAt'))
    return messages.scheduledFor(formatStoredTime(recordText(row, 'publishAt')));
  return isPast(row, 'unpublishAt') ? messages.unpublished : messages.publications.PUBLISHED;
}

/** True if visitors see a row. */
export const isPublished = (row: StoredRow): boolean => stateOf(row) === messages.publications.PUBLISHED;

export const isDraft = (row: StoredRow): boolean => fieldValue(row, 'publication') === 'DRAFT';

export const isArchived = (row: StoredRow): boolean => fieldValue(row, 'publication') === 'ARCHIVED';

/** The changes that publish a row now. */
export const publishedNow = (row: StoredRow): Input => ({
  publication: 'PUBLISHED',
  publishAt: null,
  ...(isPast(row, 'unpublishAt') && { unpublishAt: null }),
});

/** The changes that give a row the publication that another version of it has. */
export const publicationOf = (row: StoredRow): Input =>
  Object.fromEntries(
    ['publication', 'publishAt', 'unpublishAt', 'archiveReason'].flatMap((name) => {
      const value = fieldValue(row, name) as InputValue | undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** True if the records of a row are archived for a reason. */
export const hasReason = (row: StoredRow): boolean => fieldValue(row, 'archiveReason') !== undefined;

/** A change of a field in the history. */
interface StoredChange {
  field: string;
  after: string | null;
}

/**
 * What a version did to the publication of its record, such as `Archived as sold`; null if nothing. `created` is the label of a
 * creation, which precedes it, as in `Added and published`.
 */
export function publicationChange(changes: readonly StoredChange[], created: string | null): string | null {
  const valueOf = (name: string) => changes.find(({ field }) => field === name)?.after?.toUpperCase() ?? '';
  const publishAt = valueOf('publishAt');
  const publication = valueOf('publication') || (publishAt && 'SCHEDULED');
  switch (publication) {
    case 'PUBLISHED':
      return messages.becamePublished(created);
    case 'DRAFT':
      return messages.becameDraft(created);
    case 'SCHEDULED':
      return messages.becameScheduled(created, publishAt && formatStoredTime(publishAt));
    case 'ARCHIVED':
      return (messages.becameArchivedAs[valueOf('archiveReason')] ?? messages.becameArchived)(created);
    default:
      return null;
  }
}

/** A select that filters a list by the state of publication. */
export function PublicationFilter<Row>({ list }: { list: List<Row> }) {
  return (
    <NativeSelect
      aria-label={messages.filterByState}
      value={list.params.publication ?? ''}
      data={[
        { value: '', label: messages.anyState },
        ...Object.entries(messages.publications).map(([value, label]) => ({ value, label })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        list.filterByPublication(value === '' ? null : (value as Publication))
      }
    />
  );
}

/** Selects why listings are archived. */
export function ReasonSelect({ onChange }: { onChange: (reason: string) => void }) {
  return (
    <NativeSelect
      label={messages.archiveReason}
      data={Object.entries(messages.archiveReasons).map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget: { value } }) => onChange(value)}
    />
  );
}
