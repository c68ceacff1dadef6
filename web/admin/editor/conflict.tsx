import { Button, Group, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { isText, type FieldRule, type Typed } from './field.ts';
import { valueNow } from './form.ts';
import type { StoredRow } from './records.ts';
import { Thumb } from './thumb.tsx';
import type { Editor } from './use-editor.ts';

interface Props<Row extends StoredRow, Words extends object> {
  editor: Editor<Row, Words>;
}

/** Shown when somebody else saved first: field by field what they wrote and what was typed here, to choose from. */
export function Conflict<Row extends StoredRow, Words extends object>({ editor }: Props<Row, Words>) {
  const { theirs, putOff } = editor.saving;
  return (
    <Modal
      opened={theirs !== null}
      onClose={putOff}
      title="Somebody else changed this since you opened it."
      size="lg"
    >
      {theirs && <Choices key={theirs.updatedAt} editor={editor} theirs={theirs} />}
    </Modal>
  );
}

function Choices<Row extends StoredRow, Words extends object>({
  editor,
  theirs,
}: Props<Row, Words> & { theirs: Row }) {
  const { form, saving, records } = editor;
  const typedRules = [...form.rules.values()].filter(({ name }) => name in form.typed);
  const others = [...form.rules.values()].filter(
    (rule) => !(rule.name in form.typed) && form.opened && differs(rule, form.opened, theirs),
  );
  const [mine, setMine] = useState(() => new Set(typedRules.map(({ name }) => name)));

  const choose = (name: string, whose: string) => {
    const next = new Set(mine);
    if (whose === 'mine') next.add(name);
    else next.delete(name);
    setMine(next);
  };
  const kept: Typed = Object.fromEntries(Object.entries(form.typed).filter(([name]) => mine.has(name)));

  return (
    <>
      <p>
        {theirs.updatedBy?.email ?? 'Somebody'} saved this {records.one} while you were typing. Choose what is
        to stand; nothing of yours has been saved yet.
      </p>
      {typedRules.map((rule) => (
        <Radio.Group
          key={rule.name}
          label={rule.label}
          value={mine.has(rule.name) ? 'mine' : 'theirs'}
          onChange={(whose) => choose(rule.name, whose)}
          mt="md"
        >
          <Radio value="theirs" label={<Theirs rule={rule} row={theirs} />} mt="xs" />
          <Radio value="mine" label={`Yours: ${mineIn(rule, form) || 'empty'}`} mt="xs" />
        </Radio.Group>
      ))}
      {others.length > 0 && (
        <p className="conflict-others">
          They also changed {others.map((rule) => `${rule.label} to “${rule.shown(theirs)}”`).join(', ')}.
          That stays.
        </p>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={saving.putOff}>
          Back to the form
        </Button>
        <Button variant="default" onClick={() => void saving.settle(theirs, {})}>
          Keep theirs
        </Button>
        <Button onClick={() => void saving.settle(theirs, kept)}>Save what I chose</Button>
      </Group>
    </>
  );
}

function Theirs({ rule, row }: { rule: FieldRule; row: StoredRow }) {
  const picture = rule.picture?.(row);
  return (
    <>
      Theirs: {rule.shown(row) || 'empty'}
      {picture && (
        <span className="conflict-picture">
          <Thumb picture={{ ...picture, alt: null }} />
        </span>
      )}
    </>
  );
}

function mineIn(rule: FieldRule, form: Parameters<typeof valueNow>[1]): string {
  const value = valueNow(rule, form);
  if (value === null) return 'no picture';
  return isText(value) ? value : value.map(({ name }) => name).join(', ');
}

const differs = (rule: FieldRule, one: StoredRow, other: StoredRow): boolean =>
  rule.shown(one) !== rule.shown(other) || rule.picture?.(one)?.url !== rule.picture?.(other)?.url;
