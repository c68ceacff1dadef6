import { Button, Group, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import type { EditedForm } from './use-form-store.ts';
import { rebase, dismissConflict } from './form-state.ts';
import { useDiscard } from './unsaved-changes.ts';
import { useFormState, useFormSelector } from './form-store.ts';
import { currentValue } from './form-context.tsx';
import * as messages from './messages.ts';
import type { FieldRule, Typed } from '../field.ts';
import { Thumb } from '../pictures/pictures.tsx';
import type { StoredRow } from '../records.ts';

interface Props<Row extends StoredRow> {
  editor: EditedForm<Row>;
}

/** Shows both versions field by field after another user saved first, and lets the user choose. */
export function Conflict<Row extends StoredRow>({ editor }: Props<Row>) {
  const { form } = editor;
  const theirs = useFormSelector(form, (now) => now.serverVersion) as Row | null;
  return (
    <Modal
      className="conflict"
      opened={theirs !== null}
      onClose={() => form.setState(dismissConflict(form.getState()))}
      title={messages.conflictTitle}
      size="lg"
    >
      {theirs && <Choices key={theirs.updatedAt} editor={editor} theirs={theirs} />}
    </Modal>
  );
}

function Choices<Row extends StoredRow>({ editor, theirs }: Props<Row> & { theirs: Row }) {
  const { form, records, save } = editor;
  const now = useFormState(form);
  const typedRules = [...form.rules.values()].filter(({ name }) => name in now.typed);
  const [mine, setMine] = useState(() => new Set(typedRules.map(({ name }) => name)));
  const discard = useDiscard();
  const { readTexts = {} } = records;
  // The server derives these fields from the values typed here, so the other version's would not stay.
  const isRewritten = (name: string) =>
    Object.entries(readTexts).some(([text, facts]) =>
      facts.includes(name) ? mine.has(text) : name === text && facts.some((fact) => mine.has(fact)),
    );
  const others = [...form.rules.values()].filter(
    (rule) =>
      !(rule.name in now.typed) && !isRewritten(rule.name) && now.opened && differs(rule, now.opened, theirs),
  );

  const choose = (name: string, whose: string) => {
    const next = new Set(mine);
    if (whose === 'mine') next.add(name);
    else next.delete(name);
    setMine(next);
  };
  const selectedValues: Typed = Object.fromEntries(
    Object.entries(now.typed).filter(([name]) => mine.has(name)),
  );
  const resolve = (ownValues: Typed) => {
    const next = rebase(form.getState(), theirs, ownValues);
    if (Object.keys(ownValues).length === 0) {
      discard(form, { next, message: messages.theirsKept });
      return;
    }
    form.setState(next);
    void save(); // may end in a further conflict
  };

  return (
    <>
      <p>{messages.conflictExplanation(theirs.updatedBy?.email, records.one)}</p>
      {typedRules.map((rule) => (
        <Radio.Group
          key={rule.name}
          label={rule.label}
          value={mine.has(rule.name) ? 'mine' : 'theirs'}
          onChange={(whose) => choose(rule.name, whose)}
          mt="md"
        >
          <Radio value="theirs" label={<StoredValue rule={rule} row={theirs} />} mt="xs" />
          <Radio value="mine" label={messages.yourValue(rule.format(currentValue(rule, now)))} mt="xs" />
        </Radio.Group>
      ))}
      {others.length > 0 && (
        <p className="conflict-others">
          {messages.otherChanges(
            others.map((rule) => ({ label: rule.label, value: rule.format(rule.read(theirs)) })),
          )}
        </p>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => form.setState(dismissConflict(form.getState()))}>
          {messages.backToForm}
        </Button>
        <Button variant="default" onClick={() => resolve({})}>
          {messages.keepTheirs}
        </Button>
        <Button onClick={() => resolve(selectedValues)}>{messages.saveChoices}</Button>
      </Group>
    </>
  );
}

function StoredValue({ rule, row }: { rule: FieldRule; row: StoredRow }) {
  const value = rule.read(row);
  const picture = rule.picture?.(value);
  return (
    <>
      {messages.theirValue(rule.format(value))}
      {picture && (
        <span className="conflict-picture">
          <Thumb picture={{ ...picture, alt: null }} />
        </span>
      )}
    </>
  );
}

const differs = (rule: FieldRule, one: StoredRow, other: StoredRow): boolean =>
  !rule.isEqual(rule.read(one), rule.read(other));
