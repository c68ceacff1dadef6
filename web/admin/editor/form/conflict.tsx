import { Button, Group, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { type FieldDefinition, mergeChanges, type StoredRow, valuesOf } from '../collection.ts';
import { Thumb } from '../pictures/pictures.tsx';
import type { Editor } from '../use-editor.ts';
import * as messages from './messages.ts';
import { useFormSelector } from './record-form.ts';

interface Props<Row extends StoredRow> {
  editor: Pick<Editor<Row>, 'collection' | 'form' | 'save' | 'cancel'>;
}

/** Shows both versions of the fields that both this and another user changed, and lets this one choose. */
export function Conflict<Row extends StoredRow>({ editor }: Props<Row>) {
  const { form } = editor;
  const serverVersion = useFormSelector(form, (state) => state.serverVersion);
  return (
    <Modal
      className="conflict"
      opened={serverVersion !== null}
      onClose={() => form.set({ serverVersion: null })}
      title={messages.conflictTitle}
      size="lg"
    >
      {serverVersion && (
        <Choices key={serverVersion.updatedAt} editor={editor} serverVersion={serverVersion} />
      )}
    </Modal>
  );
}

function Choices<Row extends StoredRow>({
  editor: { form, collection, save, cancel },
  serverVersion,
}: Props<Row> & { serverVersion: StoredRow }) {
  const { fields } = collection;
  const { dirtyValues, defaultValues } = useFormSelector(form, (state) => state);
  /** The fields whose own value the user gives up. */
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const stored = valuesOf(fields, serverVersion);
  const versions = { base: defaultValues, serverVersion };
  const { conflicts, mine } = mergeChanges(collection, dirtyValues, versions);
  const own = Object.fromEntries(Object.entries(dirtyValues).filter(([name]) => !declined.includes(name)));
  const theirs = mergeChanges(collection, own, versions).theirs.filter((name) => !conflicts.includes(name));

  const choose = (name: string, whose: string) => {
    const others = declined.filter((one) => one !== name);
    setDeclined(whose === 'mine' ? others : [...others, name]);
  };
  const keepTheirs = () => cancel(messages.theirsKept);
  const saveChoices = () => {
    if (mine.length === 0 && conflicts.every((name) => declined.includes(name))) {
      keepTheirs();
      return;
    }
    form.rebase(serverVersion, own);
    void save(); // may end in a further conflict
  };

  return (
    <>
      <p>{messages.conflictExplanation(serverVersion.updatedBy?.email)}</p>
      {conflicts.map((name) => (
        <Radio.Group
          key={name}
          label={fields[name]!.label()}
          value={declined.includes(name) ? 'theirs' : 'mine'}
          onChange={(whose) => choose(name, whose)}
          mt="md"
        >
          <Radio
            value="theirs"
            label={
              <>
                {messages.theirs} <Value field={fields[name]!} value={stored[name]} />
              </>
            }
            mt="xs"
          />
          <Radio
            value="mine"
            label={
              <>
                {messages.yours} <Value field={fields[name]!} value={dirtyValues[name]} />
              </>
            }
            mt="xs"
          />
        </Radio.Group>
      ))}
      {theirs.length > 0 && (
        <p className="conflict-others">
          {messages.otherChanges(
            theirs.map((name) => ({
              label: fields[name]!.label(),
              value: fields[name]!.format(stored[name]),
            })),
          )}
        </p>
      )}
      {mine.length > 0 && (
        <p className="conflict-others">{messages.ownChanges(mine.map((name) => fields[name]!.label()))}</p>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => form.set({ serverVersion: null })}>
          {messages.backToForm}
        </Button>
        <Button variant="default" onClick={keepTheirs}>
          {messages.keepTheirs}
        </Button>
        <Button onClick={saveChoices}>{messages.saveChoices}</Button>
      </Group>
    </>
  );
}

function Value({ field, value }: { field: FieldDefinition; value: unknown }) {
  const picture = field.picture?.(value);
  if (field.isReference && field.formatStored && value !== '') return field.formatStored(String(value));
  return (
    <>
      {field.format(value) || messages.emptyValue}
      {picture && (
        <span className="conflict-picture">
          <Thumb picture={{ ...picture, alt: null }} />
        </span>
      )}
    </>
  );
}
