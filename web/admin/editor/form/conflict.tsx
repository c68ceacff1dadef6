import { Button, Group, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { changesOf, type FieldDefinition, type StoredRow, valuesOf } from '../collection.ts';
import { Thumb } from '../pictures/pictures.tsx';
import type { Editor } from '../use-editor.ts';
import * as messages from './messages.ts';
import { useFormSelector } from './record-form.ts';

interface Props<Row extends StoredRow> {
  editor: Pick<Editor<Row>, 'collection' | 'form' | 'save' | 'cancel'>;
}

/** Shows both versions field by field after another user saved first, and lets the user choose. */
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
  const { fields, parsedTexts = {} } = collection;
  const { dirtyValues, defaultValues } = useFormSelector(form, (state) => state);
  const [mine, setMine] = useState(() => new Set(Object.keys(dirtyValues)));
  const stored = valuesOf(fields, serverVersion);
  // The server derives these fields from the values typed here, so the other version's would not stay.
  const isRewritten = (name: string) =>
    Object.entries(parsedTexts).some(([text, facts]) =>
      facts.includes(name) ? mine.has(text) : name === text && facts.some((fact) => mine.has(fact)),
    );
  const others = Object.keys(changesOf(fields, stored, defaultValues)).filter(
    (name) => !(name in dirtyValues) && !isRewritten(name),
  );

  const choose = (name: string, whose: string) => {
    const next = new Set(mine);
    if (whose === 'mine') next.add(name);
    else next.delete(name);
    setMine(next);
  };
  const keepTheirs = () => cancel(messages.theirsKept);
  const saveChoices = () => {
    const own = Object.fromEntries(Object.entries(dirtyValues).filter(([name]) => mine.has(name)));
    if (Object.keys(own).length === 0) {
      keepTheirs();
      return;
    }
    form.rebase(serverVersion, own);
    void save(); // may end in a further conflict
  };

  return (
    <>
      <p>{messages.conflictExplanation(serverVersion.updatedBy?.email)}</p>
      {Object.entries(dirtyValues).map(([name, value]) => (
        <Radio.Group
          key={name}
          label={fields[name]!.label()}
          value={mine.has(name) ? 'mine' : 'theirs'}
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
                {messages.yours} <Value field={fields[name]!} value={value} />
              </>
            }
            mt="xs"
          />
        </Radio.Group>
      ))}
      {others.length > 0 && (
        <p className="conflict-others">
          {messages.otherChanges(
            others.map((name) => ({
              label: fields[name]!.label(),
              value: fields[name]!.format(stored[name]),
            })),
          )}
        </p>
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
